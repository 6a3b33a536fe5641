package c147;

import java.io.DataOutput;
import java.io.IOException;

class Simulation {
    private long tick;
    private long nextTick = 20;
    private long lastTick = -1;

    void step() {
        tick++;
        if (tick >= nextTick) {
            lastTick = tick;
            nextTick = Math.max(nextTick, tick) + 20;
        }
    }

    boolean everRan() {
        return lastTick != -1 && tick % 20 == 0;
    }

    void save(DataOutput out) throws IOException {
        out.writeLong(tick);
    }
}
