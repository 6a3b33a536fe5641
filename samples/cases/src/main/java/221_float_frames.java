package c221;

class Frames {
    private double last = System.nanoTime(); // BUG: narrowed

    double delta() {
        final double now = System.nanoTime(); // BUG: narrowed
        final double passed = now - last;
        last = now;
        return passed / 1e9;
    }
}

class FramesFixed {
    private long last = System.nanoTime();

    double delta() {
        final long now = System.nanoTime();
        final long passed = now - last;
        last = now;
        return passed / 1e9;
    }
}
