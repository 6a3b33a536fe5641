package c149;

class Started implements Runnable {
    private long began;
    private long last;

    void start() {
        began = System.nanoTime();
    }

    long age() {
        return System.nanoTime() - began;
    }

    @Override
    public void run() {
        last = System.nanoTime();
        while (System.nanoTime() - last < 1_000_000L) {
            Thread.onSpinWait();
        }
    }
}
