package c226;

class Window {
    private final int[] counts = new int[60];
    private long rotatedAt = System.nanoTime();

    void count() {
        final long now = System.nanoTime();
        counts[(int) (now % counts.length)]++; // BUG: remainder
        rotatedAt = now;
    }

    long alignment(long slotNanos) {
        return slotNanos - rotatedAt % slotNanos; // BUG: remainder
    }

    boolean startsSlot(long slotNanos) {
        return rotatedAt % slotNanos == 0; // BUG: remainder
    }
}

class WindowFixed {
    private final int[] counts = new int[60];
    private final long startedAt = System.nanoTime();

    void count(long slotNanos) {
        counts[(int) ((System.nanoTime() - startedAt) / slotNanos % counts.length)]++;
    }
}
