package c004;

class Reminder {
    private long nextAt = Long.MAX_VALUE; // BUG: sentinel

    void remindIn(long nanos) {
        nextAt = System.nanoTime() + nanos;
    }

    boolean due() {
        return System.nanoTime() - nextAt >= 0;
    }
}

class ReminderFixed {
    private boolean armed;
    private long nextAt = System.nanoTime();

    void remindIn(long nanos) {
        nextAt = System.nanoTime() + nanos;
        armed = true;
    }

    boolean due() {
        return armed && System.nanoTime() - nextAt >= 0;
    }
}
