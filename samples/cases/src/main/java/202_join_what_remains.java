package c202;

import java.util.List;

class Shutdown {
    private final List<Thread> workers;

    Shutdown(List<Thread> workers) {
        this.workers = workers;
    }

    void joinAll(long timeoutMillis) throws InterruptedException {
        final long began = System.nanoTime();
        for (Thread worker : workers) {
            final long passed = (System.nanoTime() - began) / 1_000_000L;
            worker.join(timeoutMillis - passed); // BUG: infinite-wait
        }
    }
}

class ShutdownFixed {
    private final List<Thread> workers;

    ShutdownFixed(List<Thread> workers) {
        this.workers = workers;
    }

    void joinAll(long timeoutMillis) throws InterruptedException {
        final long began = System.nanoTime();
        for (Thread worker : workers) {
            final long passed = (System.nanoTime() - began) / 1_000_000L;
            if (passed >= timeoutMillis) {
                return;
            }
            worker.join(timeoutMillis - passed);
        }
    }
}
