package c095;

import java.util.concurrent.Callable;

class Retries {
    private long giveUpAt = System.nanoTime();

    Callable<Boolean> within(long nanos) {
        giveUpAt = System.nanoTime() + nanos;
        final long softAt = System.nanoTime() + nanos / 2;
        return new Callable<>() {
            @Override
            public Boolean call() {
                final long now = System.nanoTime();
                if (now > softAt) { // BUG: direct-comparison
                    return false;
                }
                return now < giveUpAt; // BUG: direct-comparison
            }
        };
    }
}

class RetriesFixed {
    private long giveUpAt = System.nanoTime();

    Callable<Boolean> within(long nanos) {
        giveUpAt = System.nanoTime() + nanos;
        final long softAt = System.nanoTime() + nanos / 2;
        return new Callable<>() {
            @Override
            public Boolean call() {
                final long now = System.nanoTime();
                if (now - softAt > 0) {
                    return false;
                }
                return now - giveUpAt < 0;
            }
        };
    }
}
