package c217;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

class Drain {
    String next(BlockingQueue<String> queue, long timeoutNanos) throws InterruptedException {
        final long deadline = System.nanoTime() + timeoutNanos;
        return queue.poll(deadline, TimeUnit.NANOSECONDS); // BUG: absolute-duration
    }

    String join(CompletableFuture<String> future, long timeoutNanos) throws Exception {
        final long deadline = System.nanoTime() + timeoutNanos;
        return future.get(deadline, TimeUnit.NANOSECONDS); // BUG: absolute-duration
    }
}

class DrainFixed {
    String next(BlockingQueue<String> queue, long timeoutNanos) throws InterruptedException {
        final long deadline = System.nanoTime() + timeoutNanos;
        return queue.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    }
}
