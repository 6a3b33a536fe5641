package c146;

import java.util.Objects;
import java.util.Random;

class Stamp {
    private final long at = System.nanoTime();

    @Override
    public boolean equals(Object o) {
        return o instanceof Stamp && ((Stamp) o).at == at;
    }

    @Override
    public int hashCode() {
        return (int) (at ^ (at >>> 32)) + Objects.hash(at);
    }

    @Override
    public String toString() {
        return "Stamp(" + at / 1_000_000L + " ms)";
    }

    Random random() {
        return new Random(at * 31 + 7);
    }
}
