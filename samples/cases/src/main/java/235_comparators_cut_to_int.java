package c235;

import java.util.List;

class Event {
    final long at = System.nanoTime();
}

class Agenda {
    void sort(List<Event> events) {
        events.sort((a, b) -> (int) (a.at - b.at)); // BUG: int-cast-compare
    }

    int compare(Event a, Event b) {
        return (int) (a.at - b.at); // BUG: int-cast-compare
    }

    boolean isLate(Event e, int limitNanos) {
        return (int) (System.nanoTime() - e.at) > limitNanos; // BUG: int-cast-compare
    }

    int millis(Event e) {
        return (int) (System.nanoTime() - e.at) / 1_000_000; // BUG: int-cast-compare
    }
}

class AgendaFixed {
    void sort(List<Event> events) {
        events.sort((a, b) -> Long.signum(a.at - b.at));
    }

    int millis(Event e) {
        return (int) ((System.nanoTime() - e.at) / 1_000_000L);
    }
}
