package c215;

class Housekeeper {
    private final long period = 30_000_000_000L;
    private long previous = System.nanoTime() - period;

    boolean wentBack() {
        final long now = System.nanoTime();
        final boolean back = now + 128_000_000L < previous + period; // BUG: direct-comparison
        previous = now;
        return back;
    }
}

class HousekeeperFixed {
    private final long period = 30_000_000_000L;
    private long previous = System.nanoTime() - period;

    boolean wentBack() {
        final long now = System.nanoTime();
        final boolean back = now + 128_000_000L - (previous + period) < 0;
        previous = now;
        return back;
    }
}
