package io.github.tickwise.engine.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Programs as text, for tests and for the eye; not a format to parse.
 *
 * <pre>
 * T#idle(long) : long [static] in T#outer()
 *   parameters now
 * b0:
 *   init x = (now - T.last)
 *   if (x &gt; 0L) then b1 else b2
 * </pre>
 *
 * <p>A field of {@code this} and a static one read {@code Owner.name}; a captured local {@code
 * ^name}; an implicit conversion {@code long<-x}, a cast {@code (long) x}; two locals of one name
 * differ by their number, {@code x} and {@code x#3}.
 */
public final class ProgramText {
  private ProgramText() {}

  /** All methods, in order, each followed by an empty line. */
  public static String of(Program<?> program) {
    return program.methods().stream().map(m -> of(m) + "\n").collect(Collectors.joining());
  }

  /** One method with its blocks; lines end in a line feed. */
  public static String of(Method<?> method) {
    StringBuilder out = new StringBuilder(method.key()).append(" : ").append(method.returnType());
    if (!method.modifiers().isEmpty()) {
      out.append(method.modifiers().stream()
          .sorted()
          .map(m -> m.name().toLowerCase(java.util.Locale.ROOT))
          .collect(Collectors.joining(" ", " [", "]")));
    }
    if (method.enclosing() != null) {
      out.append(" in ").append(method.enclosing());
    }
    out.append('\n');
    Writer writer = new Writer();
    if (!method.parameters().isEmpty()) {
      out.append(method.parameters().stream()
          .map(writer::slot)
          .collect(Collectors.joining(", ", "  parameters ", "\n")));
    }
    for (Block<?> block : method.blocks()) {
      out.append('b').append(block.index()).append(":\n");
      block.effects().forEach(e -> out.append("  ").append(writer.effect(e)).append('\n'));
      out.append(writer.edges(block));
    }
    return out.toString();
  }

  /** One expression. */
  public static String of(Expr<?> expression) {
    return new Writer().expr(expression);
  }

  /** Writes one method: it knows which locals share a name. */
  private static final class Writer {
    private final Map<String, Integer> firstIds = new HashMap<>();

    String slot(Slot slot) {
      if (slot instanceof Slot.Local l) {
        int first = firstIds.computeIfAbsent(l.name(), n -> l.id());
        return first == l.id() ? l.name() : l.name() + "#" + l.id();
      }
      if (slot instanceof Slot.Field f) {
        return Names.simpleType(f.owner()) + "." + f.name();
      }
      return slot instanceof Slot.Captured c ? "^" + c.local().name() : slot.toString();
    }

    String effect(Effect<?> effect) {
      if (effect instanceof Effect.Assign<?> a) {
        return (a.initializer() ? "init " : "") + place(a.target(), a.receiver()) + " = "
            + expr(a.value());
      }
      if (effect instanceof Effect.StoreElement<?> s) {
        return expr(s.array()) + "[" + expr(s.index()) + "] = " + expr(s.value());
      }
      if (effect instanceof Effect.Return<?> r) {
        return "return " + expr(r.value());
      }
      return "eval " + expr(((Effect.Evaluate<?>) effect).value());
    }

    String edges(Block<?> block) {
      StringBuilder out = new StringBuilder();
      Integer whenTrue = null;
      boolean leaves = false;
      for (Block.Edge<?> e : block.edges()) {
        if (e.exceptional()) {
          out.append("  throws b").append(e.to()).append('\n');
          continue;
        }
        leaves = true;
        if (e.condition() == null) {
          out.append("  goto b").append(e.to()).append('\n');
        } else if (e.when()) {
          whenTrue = e.to();
        } else {
          out.append("  if ").append(expr(e.condition()));
          out.append(" then b")
              .append(whenTrue)
              .append(" else b")
              .append(e.to())
              .append('\n');
        }
      }
      int size = block.effects().size();
      boolean returns = size > 0 && block.effects().get(size - 1) instanceof Effect.Return<?>;
      return leaves || returns ? out.toString() : "  end\n" + out;
    }

    private String place(Slot slot, Expr<?> receiver) {
      return receiver == null ? slot(slot) : expr(receiver) + "." + slot.displayName();
    }

    String expr(Expr<?> e) {
      if (e instanceof Expr.Constant<?> c) {
        return constant(c);
      }
      if (e instanceof Expr.Load<?> l) {
        return place(l.slot(), l.receiver());
      }
      if (e instanceof Expr.Element<?> x) {
        return expr(x.array()) + "[" + expr(x.index()) + "]";
      }
      if (e instanceof Expr.Unary<?> u) {
        return switch (u.op()) {
              case NEGATE -> "-";
              case COMPLEMENT -> "~";
              case NOT -> "!";
            }
            + expr(u.operand());
      }
      if (e instanceof Expr.Binary<?> b) {
        return "(" + expr(b.left()) + " " + b.op().symbol() + " " + expr(b.right()) + ")";
      }
      if (e instanceof Expr.Convert<?> c) {
        String type = Names.simpleType(c.type());
        return c.explicit()
            ? "(" + type + ") " + expr(c.operand())
            : type + "<-" + expr(c.operand());
      }
      return compound(e);
    }

    private String compound(Expr<?> e) {
      if (e instanceof Expr.Call<?> c) {
        String owner = Names.simpleType(c.method().owner());
        if (c.method().isConstructor()) {
          return "new " + owner + list("(", c.arguments(), ")");
        }
        String receiver = c.receiver() == null ? owner : expr(c.receiver());
        return receiver + "." + c.method().name() + list("(", c.arguments(), ")");
      }
      if (e instanceof Expr.Function<?> f) {
        String name = Names.simpleType(f.method().owner()) + "::" + f.method().name();
        return (f.lambda() ? "lambda " : "")
            + name
            + (f.bound().isEmpty() ? "" : list("[", f.bound(), "]"));
      }
      if (e instanceof Expr.NewArray<?> a) {
        return "new " + Names.simpleType(a.type())
            + (a.initialised() ? list("{", a.elements(), "}") : "");
      }
      return "?" + (e.children().isEmpty() ? "" : list("(", e.children(), ")"));
    }

    private String list(String open, List<? extends Expr<?>> items, String close) {
      return items.stream().map(this::expr).collect(Collectors.joining(", ", open, close));
    }

    private static String constant(Expr.Constant<?> c) {
      if (c.value() instanceof String s) {
        return '"' + s + '"';
      }
      if (c.value() instanceof Character ch) {
        return "'" + ch + "'";
      }
      String suffix = c.value() instanceof Long ? "L" : c.value() instanceof Float ? "f" : "";
      return c.value() + suffix;
    }
  }
}
