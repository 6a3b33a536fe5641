package c211;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Samples {
    private final List<Long> at = new ArrayList<>();

    void sample() {
        at.add(System.nanoTime());
    }

    List<Long> inOrder() {
        Collections.sort(at); // BUG: ordering
        return at;
    }
}
