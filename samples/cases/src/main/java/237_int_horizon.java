package c237;

interface Chip {
    int millis();
}

class Lease {
    private int until;

    Lease(Chip chip) {
        until = chip.millis() + Integer.MAX_VALUE; // BUG: horizon
    }

    void extend(Chip chip) {
        until = chip.millis() + 2_000_000_000; // BUG: horizon
    }

    boolean isOver(Chip chip) {
        return chip.millis() - until >= 0;
    }
}

class LeaseFixed {
    private int until;

    LeaseFixed(Chip chip) {
        until = chip.millis() + 86_400_000;
    }

    boolean isOver(Chip chip) {
        return chip.millis() - until >= 0;
    }
}
