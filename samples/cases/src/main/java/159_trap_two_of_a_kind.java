package c159;

class Snapshot {
    private final long at;

    Snapshot(long at) {
        this.at = at;
    }

    static Snapshot now() {
        return new Snapshot(System.nanoTime());
    }

    static Snapshot timeless() {
        return new Snapshot(0);
    }

    long at() {
        return at;
    }

    long expiresAt() {
        return at + 1_000_000L;
    }

    long left() {
        return expiresAt() - at();
    }
}
