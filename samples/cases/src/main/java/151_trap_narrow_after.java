package c151;

class Delta {
    private long last = System.nanoTime();

    float seconds() {
        final long now = System.nanoTime();
        final float delta = (now - last) / 1e9f;
        last = now;
        return delta;
    }

    int millis() {
        return (int) ((System.nanoTime() - last) / 1_000_000L);
    }

    double fps() {
        return 1e9 / (System.nanoTime() - last);
    }
}
