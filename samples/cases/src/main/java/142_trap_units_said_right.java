package c142;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

class Units {
    private final long began = System.nanoTime();

    void report() throws InterruptedException {
        log(System.nanoTime() - began);
        logMillis((System.nanoTime() - began) / 1_000_000L);
        logMillis(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
        Thread.sleep(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
        System.out.println(Duration.ofNanos(System.nanoTime() - began));
    }

    private void log(long tookNanos) {
        System.out.println(tookNanos + " ns");
    }

    private void logMillis(long tookMillis) {
        System.out.println(tookMillis + " ms");
    }
}
