package c249;

class Progress {
    private long checkedAt = 0; // BUG: default-init

    long checkedAt() {
        return checkedAt;
    }

    boolean mark(long now, boolean moved) {
        checkedAt = now;
        return moved;
    }
}

class Watcher {
    boolean isStale(Progress p, long timeout, boolean moved) {
        long now = System.nanoTime();
        if (now - p.checkedAt() < timeout) {
            return false;
        }
        return !p.mark(now, moved);
    }
}

class ProgressFixed {
    private long checkedAt = System.nanoTime();

    long checkedAt() {
        return checkedAt;
    }

    boolean mark(long now, boolean moved) {
        checkedAt = now;
        return moved;
    }
}

class WatcherFixed {
    boolean isStale(ProgressFixed p, long timeout, boolean moved) {
        long now = System.nanoTime();
        if (now - p.checkedAt() < timeout) {
            return false;
        }
        return !p.mark(now, moved);
    }
}
