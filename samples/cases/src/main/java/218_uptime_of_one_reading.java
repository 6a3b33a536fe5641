package c218;

import java.time.Duration;

class Status {
    Duration uptime() {
        return Duration.ofNanos(System.nanoTime()); // BUG: absolute-duration
    }
}

class StatusFixed {
    private final long startedAt = System.nanoTime();

    Duration uptime() {
        return Duration.ofNanos(System.nanoTime() - startedAt);
    }
}
