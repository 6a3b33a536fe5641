package c172;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

@Retention(RetentionPolicy.CLASS)
@Target({
    ElementType.FIELD,
    ElementType.LOCAL_VARIABLE,
    ElementType.METHOD,
    ElementType.PARAMETER,
    ElementType.TYPE_USE
})
@interface Tick {}

@Retention(RetentionPolicy.CLASS)
@Target({
    ElementType.FIELD,
    ElementType.LOCAL_VARIABLE,
    ElementType.METHOD,
    ElementType.PARAMETER,
    ElementType.TYPE_USE
})
@interface TickSpan {}

class Histogram {
    private final List<@TickSpan Long> spans = new ArrayList<>();
    private final Map<@TickSpan Long, @Tick Long> firstOf = new TreeMap<>();
    private @TickSpan long[] slowest = new long[8];
    private @Tick long startedAt = System.nanoTime();

    void add(@TickSpan long took) {
        spans.add(took);
        firstOf.putIfAbsent(took, System.nanoTime());
        slowest[0] = Math.max(slowest[0], took);
        spans.sort(null);
    }

    boolean isSlow(@TickSpan long took) {
        return took > slowest[0] || took > spans.get(0);
    }

    @TickSpan long sum(@TickSpan long... all) {
        long sum = 0;
        for (long one : all) {
            if (one > 0) {
                sum += one;
            }
        }
        return sum;
    }

    @TickSpan long since(Optional<@Tick Long> start) {
        return System.nanoTime() - start.orElse(startedAt);
    }

    /** The number of readings is no reading. */
    static boolean isFull(List<@Tick Long> readings, @Tick long[] ring) {
        return readings.size() > 100 || ring.length < readings.size();
    }
}
