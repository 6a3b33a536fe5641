package c264;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.function.LongBinaryOperator;

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

class Parsed {
    static boolean isPast(long[] frame, long limit) {
        @Tick long sentAt = frame[0];
        return sentAt < limit; // BUG: direct-comparison
    }

    static boolean isLong(long[] frame, long limit) {
        @TickSpan long took = frame[1];
        return took < limit;
    }

    static long age(long[] frame) {
        @Tick long sentAt = frame[0];
        sentAt = System.nanoTime() - sentAt; // BUG: absolute-duration
        return sentAt;
    }

    static long later(@Tick long first, @Tick long second) {
        LongBinaryOperator later = (@Tick long a, @Tick long b) -> a > b ? a : b; // BUG: min-max
        return later.applyAsLong(first, second);
    }
}

class ParsedFixed {
    static boolean isPast(long[] frame, long limit) {
        @Tick long sentAt = frame[0];
        return sentAt - limit < 0;
    }

    static long age(long[] frame) {
        @Tick long sentAt = frame[0];
        @TickSpan long age = System.nanoTime() - sentAt;
        return age;
    }
}
