package c174;

class Renderer {
    private final FrameClock clock = new FrameClock();

    boolean render(long session) {
        System.out.println(FrameClock.print(session) + FrameClock.print(clock.read()));
        return clock.read() - clock.frameAt > 0 && clock.isDue(clock.read(), 16_000_000L);
    }

    boolean isIdle() {
        return clock.age() > 1_000_000_000L;
    }
}
