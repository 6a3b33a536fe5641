package c209;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Node {
    private long accessedAt = System.nanoTime();

    void touch() {
        accessedAt = System.nanoTime();
    }

    long accessTime() {
        return accessedAt;
    }
}

class Snapshot {
    List<Node> coldest(List<Node> all) {
        final List<Node> sorted = new ArrayList<>(all);
        sorted.sort(Comparator.comparingLong(Node::accessTime)); // BUG: ordering
        return sorted;
    }
}

class SnapshotFixed {
    List<Node> coldest(List<Node> all) {
        final List<Node> sorted = new ArrayList<>(all);
        sorted.sort((a, b) -> Long.signum(a.accessTime() - b.accessTime()));
        return sorted;
    }
}
