package c212;

class OneMerge {
    volatile long startedAt = -1; // BUG: sentinel
}

class MergeLog {
    String describe(OneMerge merge) {
        if (merge.startedAt != -1) { // BUG: sentinel
            return "running for " + (System.nanoTime() - merge.startedAt);
        }
        return "not started";
    }

    void start(OneMerge merge) {
        merge.startedAt = System.nanoTime();
    }
}
