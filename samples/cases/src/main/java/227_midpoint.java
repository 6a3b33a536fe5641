package c227;

class RoundTrip {
    private long middle;

    void ping(Runnable call) {
        final long sent = System.nanoTime();
        call.run();
        final long received = System.nanoTime();
        middle = (sent + received) / 2; // BUG: shape
    }
}

class RoundTripFixed {
    private long middle;

    void ping(Runnable call) {
        final long sent = System.nanoTime();
        call.run();
        middle = sent + (System.nanoTime() - sent) / 2;
    }
}
