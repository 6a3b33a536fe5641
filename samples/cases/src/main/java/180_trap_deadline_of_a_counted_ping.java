package c180;

/** The deadline is set where the ping is counted, and looked at only while one ping more was sent than answered. */
class PingedConnection {
    private static final long TIMEOUT = 1_000_000_000L;

    private long sent;
    private long answered;
    private long answerBy;

    synchronized void ping() {
        if (answered < sent) {
            return;
        }
        sent++;
        answerBy = System.nanoTime() + TIMEOUT;
    }

    synchronized void pong() {
        answered++;
    }

    synchronized boolean isHealthy(long now) {
        return !(answered < sent && now - answerBy >= 0);
    }

    boolean isHealthyNow() {
        return isHealthy(System.nanoTime());
    }
}
