package c270;

class Magnitude {
    private long last = System.nanoTime();

    boolean isLate(long nanos) {
        long now = Math.abs(System.nanoTime()); // BUG: min-max
        return now - last > nanos;
    }
}

class MagnitudeFixed {
    private long last = System.nanoTime();

    boolean isLate(long nanos) {
        return System.nanoTime() - last > nanos;
    }
}
