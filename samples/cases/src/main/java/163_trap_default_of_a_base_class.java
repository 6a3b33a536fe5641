package c163;

class Entries {
    static class Entry {
        long expiresAt() {
            return 0; // an entry that does not expire; only those that do are asked
        }

        boolean canExpire() {
            return false;
        }
    }

    static class Timed extends Entry {
        private final long expiresAt;

        Timed(long nanos) {
            expiresAt = System.nanoTime() + nanos;
        }

        @Override
        long expiresAt() {
            return expiresAt;
        }

        @Override
        boolean canExpire() {
            return true;
        }
    }

    boolean isExpired(Entry entry) {
        return entry.canExpire() && System.nanoTime() - entry.expiresAt() >= 0;
    }

    long left(Entry entry) {
        return entry.expiresAt() - System.nanoTime();
    }
}
