package c134;

import java.util.function.LongSupplier;

interface Nanos {
    Nanos SYSTEM = System::nanoTime;

    long read();
}

class Watch {
    private final Nanos nanos;
    private final LongSupplier supplier = System::nanoTime;
    private long began = System.nanoTime();

    Watch(Nanos nanos) {
        this.nanos = nanos;
    }

    void restart() {
        began = nanos.read();
    }

    long passed() {
        return supplier.getAsLong() - began;
    }
}
