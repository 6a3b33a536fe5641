package c265;

class Renderer {
    private final FrameClock clock = new FrameClock();

    boolean render() {
        return FrameClock.now() - clock.frameAt > 0 && clock.isDue(FrameClock.now(), 16_000_000L);
    }

    boolean isIdle() {
        return clock.age() > 1_000_000_000L;
    }
}
