package c228;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

class Keepalive {
    private static final long INTERVAL = TimeUnit.SECONDS.toNanos(30);
    private long sentAt = System.nanoTime();

    void sent() {
        sentAt = System.nanoTime();
    }

    boolean isDue() {
        return INTERVAL - System.nanoTime() <= 0; // BUG: shape
    }

    void await() {
        LockSupport.parkNanos(INTERVAL - sentAt); // BUG: shape
    }
}

class KeepaliveFixed {
    private static final long INTERVAL = TimeUnit.SECONDS.toNanos(30);
    private long sentAt = System.nanoTime();

    void sent() {
        sentAt = System.nanoTime();
    }

    boolean isDue() {
        return INTERVAL - (System.nanoTime() - sentAt) <= 0;
    }
}
