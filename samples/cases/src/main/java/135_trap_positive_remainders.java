package c135;

class Residues {
    private final long began = System.nanoTime();

    int slot(int n) {
        return (int) Math.floorMod(System.nanoTime(), (long) n);
    }

    long spread(long n) {
        return Math.abs(System.nanoTime() % n);
    }

    long wrapped(long n) {
        return (System.nanoTime() % n + n) % n;
    }

    boolean sampled() {
        return System.nanoTime() % 100 == 0;
    }

    int nanosOfSecond() {
        return (int) ((System.nanoTime() - began) % 1_000_000_000L);
    }
}
