package c156;

class Acceptor implements Runnable {
    enum State { RUNNING, PAUSED }

    private volatile State state = State.RUNNING;
    private volatile boolean paused;
    private volatile boolean stopped;

    @Override
    public void run() {
        long pauseStart = 0;
        while (!stopped) {
            while (paused && !stopped) {
                if (state != State.PAUSED) {
                    pauseStart = System.nanoTime();
                    state = State.PAUSED;
                }
                if (System.nanoTime() - pauseStart > 1_000_000) {
                    Thread.yield();
                }
            }
            state = State.RUNNING;
        }
    }
}
