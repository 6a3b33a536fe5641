package c174;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
@interface Tick {}

interface Clock {
    @Tick long read();
}

class FrameClock implements Clock {
    @Tick long frameAt = System.nanoTime();
    private long lastAt = System.nanoTime();

    /** Declared where it is overridden. */
    @Override
    public long read() {
        return System.nanoTime();
    }

    boolean isDue(@Tick long now, long gap) {
        return now - lastAt >= gap;
    }

    /** Given readings and other numbers: nobody knows. */
    static String print(long number) {
        return Long.toHexString(number);
    }

    long age() {
        return System.nanoTime() - lastAt;
    }
}
