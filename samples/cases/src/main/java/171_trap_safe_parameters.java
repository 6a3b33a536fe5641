package c171;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

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
@interface TickSafe {
    String value();
}

class Rebase {
    private @Tick long startedAt = System.nanoTime();

    boolean isBefore(@TickSafe("rebased on our own start by the caller") @Tick long at, long other) {
        return at < other;
    }

    long later(@TickSafe("both were rebased") @Tick long a, @Tick long b) {
        return Math.max(a, b);
    }

    boolean isBehind(@SuppressWarnings("TickDirectComparison") @Tick long at) {
        Runnable print = () -> System.out.println(at > startedAt); // MISS: direct-comparison (bytecode)
        print.run();
        return at < startedAt; // MISS: direct-comparison (bytecode)
    }

    boolean local() {
        @TickSafe("the board's counter starts with the program")
        @Tick long now = System.nanoTime();
        return now < startedAt;
    }

    void took(@TickSafe("what the old protocol sends") @Tick long at) {
        startedAt += at - at;
    }

    void compatible() {
        took(System.nanoTime() - startedAt);
    }
}
