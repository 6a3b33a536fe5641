package c267;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.CLASS)
@Target({ElementType.LOCAL_VARIABLE, ElementType.PARAMETER, ElementType.TYPE_USE})
@interface TickSafe {
    String value();
}

class Gate {
    private long opensAt = System.nanoTime();

    boolean isOpen(@TickSafe("rebased by the caller") long at, long now) {
        if (at > opensAt) {
            return true;
        }
        return now > opensAt; // BUG: direct-comparison
    }

    boolean isCopied(@TickSafe("rebased by the caller") long at) {
        long copy = at;
        return copy > opensAt; // BUG: direct-comparison
    }

    boolean isLocal(long limit) {
        @TickSafe("the board's counter starts at 0")
        long now = System.nanoTime();
        return now > opensAt || System.nanoTime() > limit; // BUG: direct-comparison
    }
}

class GateFixed {
    private long opensAt = System.nanoTime();

    boolean isOpen(@TickSafe("rebased by the caller") long at, long now) {
        return at > opensAt || now - opensAt > 0;
    }
}
