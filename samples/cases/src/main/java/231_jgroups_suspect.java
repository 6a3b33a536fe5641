package c231;

import java.util.ArrayList;
import java.util.List;

class Suspect {
    final long dueAt;

    Suspect(long timeoutNanos) {
        dueAt = System.nanoTime() + timeoutNanos;
    }
}

class Verifier {
    private final List<Suspect> suspects = new ArrayList<>();

    void suspect(long timeoutNanos) {
        suspects.add(new Suspect(timeoutNanos));
    }

    void sweep() {
        final long now = System.currentTimeMillis();
        suspects.removeIf(s -> s.dueAt <= now); // BUG: domain-mix
    }
}

class VerifierFixed {
    private final List<Suspect> suspects = new ArrayList<>();

    void sweep() {
        final long now = System.nanoTime();
        suspects.removeIf(s -> s.dueAt - now <= 0);
    }
}
