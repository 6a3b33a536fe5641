package c241;

class Leader {
    private long startedAt; // BUG: default-init
    private long waitsSince = -1; // BUG: sentinel

    void lead() {
        startedAt = System.nanoTime();
    }

    void waitForEpoch() {
        if (waitsSince < 0) { // BUG: sentinel
            waitsSince = System.nanoTime();
        }
    }

    long uptime() {
        return startedAt == 0 ? 0 : System.nanoTime() - startedAt; // BUG: sentinel
    }

    long waited() {
        return System.nanoTime() - waitsSince;
    }
}
