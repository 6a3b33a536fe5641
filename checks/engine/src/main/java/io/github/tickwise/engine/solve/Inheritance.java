package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.Slot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Annotations of overridden methods hold for the methods that override them: their results and, by
 * position, their parameters, unless the method says something itself. Where two overridden methods
 * speak, the nearest one counts.
 */
final class Inheritance {
  private Inheritance() {}

  /** The program with what its methods inherit; the same one if that is nothing. */
  static <O> Program<O> in(Program<O> program) {
    Map<Slot, Declared> all = new LinkedHashMap<>(program.declared());
    for (Method<O> m : program.methods()) {
      if (m.overrides().isEmpty() || all.isEmpty()) {
        continue;
      }
      inherit(all, program.declared(), m.overrides(), new Slot.Return(m.key()), Slot.Return::new);
      for (int i = 0; i < m.parameterTypes().size(); i++) {
        int index = i;
        inherit(
            all,
            program.declared(),
            m.overrides(),
            new Slot.Param(m.key(), i),
            key -> new Slot.Param(key, index));
      }
    }
    return all.equals(program.declared())
        ? program
        : new Program<>(
            program.methods(), program.fields(), all, program.units(), program.hierarchy());
  }

  private static void inherit(
      Map<Slot, Declared> all,
      Map<Slot, Declared> written,
      List<String> overridden,
      Slot slot,
      Function<String, Slot> above) {
    Declared own = written.get(slot);
    if (own != null && own.claims() != null) {
      return;
    }
    for (String key : overridden) {
      Declared claim = written.get(above.apply(key));
      if (claim != null && claim.claims() != null) {
        all.put(slot, Declared.join(claim.claims(), own));
        return;
      }
    }
  }
}
