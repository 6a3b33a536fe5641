package c246;

class Purge implements Runnable {
    private volatile boolean running = true;
    private final long interval = 1_000_000_000L;
    private int purges;

    @Override
    public void run() {
        long lastPurge = 0; // BUG: default-init
        while (running) {
            long now = System.nanoTime();
            if (now - lastPurge < interval) {
                continue;
            }
            lastPurge = now;
            purges++;
        }
    }
}

class PurgeFixed implements Runnable {
    private volatile boolean running = true;
    private final long interval = 1_000_000_000L;
    private int purges;

    @Override
    public void run() {
        long lastPurge = System.nanoTime() - interval;
        while (running) {
            long now = System.nanoTime();
            if (now - lastPurge < interval) {
                continue;
            }
            lastPurge = now;
            purges++;
        }
    }
}
