package c173;

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
@interface TickSpan {}

interface Listener {
    void took(@TickSpan long nanos, @Tick long at);
}

class Worst implements Listener {
    private long worst;

    @Override
    public void took(long nanos, long at) {
        if (nanos > worst) {
            worst = nanos;
        }
    }

    /** Not inherited: it overloads. */
    void took(int nanos, long at) {
        if (at < nanos) {
            worst = at;
        }
    }
}

class Own implements Listener {
    private long most;

    /** What it says itself holds. */
    @Override
    public void took(long nanos, @TickSpan long at) {
        most = Math.max(most, at);
    }
}
