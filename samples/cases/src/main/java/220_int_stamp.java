package c220;

class Bounce {
    private int pressedAt = (int) System.nanoTime(); // BUG: narrowed

    void press() {
        pressedAt = (int) System.nanoTime(); // BUG: narrowed
    }

    long held() {
        return System.nanoTime() - pressedAt; // BUG: unit-mix
    }
}

class BounceFixed {
    private long pressedAt = System.nanoTime();

    void press() {
        pressedAt = System.nanoTime();
    }

    long held() {
        return System.nanoTime() - pressedAt;
    }
}
