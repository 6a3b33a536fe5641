package c257;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Trackers {
    static class Tracker implements Comparable<Tracker> {
        private final long recorded = System.nanoTime();

        @Override
        public int compareTo(Tracker other) {
            return Long.compare(other.recorded, recorded); // BUG: ordering
        }
    }

    private final List<Tracker> all = new ArrayList<>();

    void add() {
        all.add(new Tracker());
    }

    Tracker newest() {
        List<Tracker> sorted = new ArrayList<>();
        for (Tracker tracker : all) {
            sorted.add(tracker);
        }
        Collections.sort(sorted); // BUG: ordering
        return sorted.get(0);
    }
}

class TrackersFixed {
    static class Tracker implements Comparable<Tracker> {
        private final long recorded = System.nanoTime();

        @Override
        public int compareTo(Tracker other) {
            return Long.signum(other.recorded - recorded);
        }
    }

    private final List<Tracker> all = new ArrayList<>();

    void add() {
        all.add(new Tracker());
    }

    Tracker newest() {
        List<Tracker> sorted = new ArrayList<>();
        for (Tracker tracker : all) {
            sorted.add(tracker);
        }
        Collections.sort(sorted);
        return sorted.get(0);
    }
}
