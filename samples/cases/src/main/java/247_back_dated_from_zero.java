package c247;

class Command {
    private final long interval;
    private long lastRun;

    Command(long interval) {
        this.interval = interval;
        this.lastRun = interval < 0 ? 0 : -interval; // BUG: default-init
    }

    boolean run() {
        if (System.nanoTime() - lastRun < interval) {
            return false;
        }
        lastRun = System.nanoTime();
        return true;
    }
}

class CommandFixed {
    private final long interval;
    private long lastRun;

    CommandFixed(long interval) {
        this.interval = interval;
        this.lastRun = System.nanoTime() - interval;
    }

    boolean run() {
        if (System.nanoTime() - lastRun < interval) {
            return false;
        }
        lastRun = System.nanoTime();
        return true;
    }
}
