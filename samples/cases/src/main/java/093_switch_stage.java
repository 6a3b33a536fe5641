package c093;

class Stages {
    enum Stage {
        CONNECT,
        READ
    }

    private long connectBy = System.nanoTime();
    private long readBy = System.nanoTime();

    void arm(long nanos) {
        connectBy = System.nanoTime() + nanos;
        readBy = connectBy + nanos;
    }

    boolean late(Stage stage) {
        final long by = switch (stage) {
            case CONNECT -> connectBy;
            case READ -> readBy;
        };
        return System.nanoTime() > by; // BUG: direct-comparison
    }
}

class StagesFixed {
    private long connectBy = System.nanoTime();
    private long readBy = System.nanoTime();

    void arm(long nanos) {
        connectBy = System.nanoTime() + nanos;
        readBy = connectBy + nanos;
    }

    boolean late(Stages.Stage stage) {
        final long by = switch (stage) {
            case CONNECT -> connectBy;
            case READ -> readBy;
        };
        return System.nanoTime() - by > 0;
    }
}
