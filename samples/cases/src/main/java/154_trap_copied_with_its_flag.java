package c154;

final class Snap {
    final boolean running;
    final long since;

    Snap(boolean running, long since) {
        this.running = running;
        this.since = since;
    }

    long age(long now) {
        return running ? now - since : 0;
    }
}

class Source {
    private boolean running;
    private long since;

    void start() {
        since = System.nanoTime();
        running = true;
    }

    long age() {
        return new Snap(running, since).age(System.nanoTime());
    }
}
