package c140;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

class Portable {
    private long touchedAt = System.nanoTime();
    private final long createdMillis = System.currentTimeMillis();
    private final long ttlNanos = 1_000_000_000L;

    void write(DataOutput out) throws IOException {
        out.writeLong(System.nanoTime() - touchedAt);
        out.writeLong(createdMillis);
        out.writeLong(ttlNanos);
    }

    void read(DataInput in) throws IOException {
        touchedAt = System.nanoTime() - in.readLong();
    }
}
