package c256;

class FrameTimer {
    private long started; // BUG: default-init
    private long frames;
    private long total;

    void begin() {
        frames++;
    }

    void end() {
        total += System.nanoTime() - started;
    }

    long mean() {
        return frames == 0 ? 0 : total / frames;
    }
}

class FrameTimerFixed {
    private long started = System.nanoTime();
    private long frames;
    private long total;

    void begin() {
        frames++;
        started = System.nanoTime();
    }

    void end() {
        total += System.nanoTime() - started;
    }

    long mean() {
        return frames == 0 ? 0 : total / frames;
    }
}
