package c127;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.LOCAL_VARIABLE})
@interface TickSafe {
    String value();
}

@TickSafe("both readings were rebased on one origin by the caller")
class SafeClass {
    private final long startedAt = System.nanoTime();

    boolean before(long at) {
        return startedAt < at;
    }
}

class SafeMembers {
    @TickSafe("the counter of this board starts at 0 with the program")
    private long lastAt;

    @TickSafe("same board")
    long later(long at) {
        return Math.max(System.nanoTime(), at);
    }

    boolean due(long gapNanos) {
        final long now = System.nanoTime();
        if (now - lastAt < gapNanos) {
            return false;
        }
        lastAt = now;
        return true;
    }

    boolean late(long at) {
        @TickSafe("same board")
        final boolean late = System.nanoTime() > at; // MISS: direct-comparison (bytecode)
        return late;
    }
}
