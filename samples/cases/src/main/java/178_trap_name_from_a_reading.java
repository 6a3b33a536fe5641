package c178;

import java.util.ArrayList;
import java.util.List;

/** A reading makes a name that nobody has yet; its sign would only look odd. */
class Requests {
    private final List<String> asked = new ArrayList<>();

    String ask(String operation) {
        String id = operation + "_" + Math.abs(System.nanoTime());
        asked.add(id);
        return id;
    }
}
