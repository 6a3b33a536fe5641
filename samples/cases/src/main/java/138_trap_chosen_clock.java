package c138;

class Switchable {
    private static final boolean NANOS = Boolean.getBoolean("nanos");
    private long last;

    static long now() {
        return NANOS ? System.nanoTime() : System.currentTimeMillis() * 1_000_000L;
    }

    void touch() {
        last = now();
    }

    long age() {
        return now() - last;
    }
}
