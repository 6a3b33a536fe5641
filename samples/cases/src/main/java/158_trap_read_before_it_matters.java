package c158;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

class Handler implements Runnable {
    private final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    private long total;

    @Override
    public void run() {
        while (true) {
            Runnable call = null;
            long startedAt = 0;
            try {
                call = queue.take();
                startedAt = System.nanoTime();
                call.run();
            } catch (InterruptedException e) {
                return;
            } finally {
                if (call != null) {
                    done(startedAt);
                }
            }
        }
    }

    private void done(long startedAt) {
        total += System.nanoTime() - startedAt;
    }
}
