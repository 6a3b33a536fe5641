package c224;

class Lap {
    private long began = System.nanoTime();

    long lap() {
        final long now = System.nanoTime();
        final long passed = Math.subtractExact(now, began); // BUG: exact-arithmetic
        began = now;
        return passed;
    }

    long backwards() {
        return began + Math.negateExact(System.nanoTime()); // BUG: exact-arithmetic
    }
}

class LapFixed {
    private long began = System.nanoTime();

    long lap() {
        final long now = System.nanoTime();
        final long passed = now - began;
        began = now;
        return passed;
    }
}
