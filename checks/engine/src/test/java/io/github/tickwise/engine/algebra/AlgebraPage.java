package io.github.tickwise.engine.algebra;

import io.github.tickwise.engine.algebra.Algebra.Operator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Writes docs/design/algebra.md from the tables, so that the page cannot say anything else. */
final class AlgebraPage {
  private static final String HEAD = """
      # The algebra

      <!-- Written by AlgebraPage in checks/engine from the engine's tables. Do not edit: renew it with
           mvn test -pl checks/engine -Dtest=AlgebraPageTest -Dtickwise.write=true -->

      What every operator makes of every kind. The state of a value is a *set* of kinds: all that some execution may bring there.
      An operator on sets gives all that its cells give, one cell for each pair. So it is monotone in both operands whatever the
      cells say, and the least fixpoint exists and does not depend on the order of visits.

      The ground is the contract of `System.nanoTime`: a value is in "nanoseconds since some fixed but arbitrary origin time
      (perhaps in the future, so values may be negative)", and "one should use `t1 - t0 < 0`, not `t1 < t0`, because of the
      possibility of numerical overflow". A reading contains that origin once, a duration not at all. Hence sums count degrees.

      ## Kinds
      """;

  private AlgebraPage() {}

  static String text() {
    StringBuilder out = new StringBuilder(HEAD).append('\n');
    row(out, "kind", List.of("what it is"));
    row(out, "---", List.of("---"));
    for (Kind k : Kind.values()) {
      row(out, "`" + k + "`", List.of(meaning(k)));
    }
    out.append("""

        `TICK`, `DAMAGED`, `DIFFERENCE` and `INVERSE` carry the clocks they may come from. An empty set means that nothing
        flowed here yet.

        """);
    out.append(
        "## Operators with two operands\n\nRows are the left operand, columns the right one.\n");
    for (Operator op : Operator.values()) {
      table(out, op);
    }
    functions(out);
    return out.toString();
  }

  private static void table(StringBuilder out, Operator op) {
    out.append("\n### ").append(title(op)).append("\n\n").append(law(op)).append("\n\n");
    List<Kind> kinds = Arrays.asList(Kind.values());
    row(out, "", kinds.stream().map(Kind::toString).toList());
    row(out, "---", kinds.stream().map(k -> "---").toList());
    for (Kind left : kinds) {
      List<String> cells =
          kinds.stream().map(right -> Algebra.apply(op, left, right).toString()).toList();
      row(out, "**" + left + "**", cells);
    }
  }

  private static void functions(StringBuilder out) {
    out.append("""

        ## Operators with one operand

        """);
    List<UnaryOperator<Kind>> functions = List.of(
        Algebra::negate,
        Algebra::scramble,
        Algebra::convertUnit,
        Algebra::changeWidth,
        Algebra::magnitude);
    List<String> names = new ArrayList<>(
        List.of("`-x`", "`~x`, hashing", "to another unit", "to int, float, double", "`abs(x)`"));
    row(out, "", names);
    row(out, "---", names.stream().map(n -> "---").toList());
    for (Kind k : Kind.values()) {
      row(
          out,
          "**" + k + "**",
          functions.stream().map(f -> f.apply(k).toString()).toList());
    }
  }

  private static void row(StringBuilder out, String head, List<String> cells) {
    out.append(cells.stream().collect(Collectors.joining(" | ", "| " + head + " | ", " |\n")));
  }

  private static String meaning(Kind kind) {
    return switch (kind) {
      case NUMBER -> "only constants flow here";
      case UNKNOWN -> "no claim";
      case TICK -> "a reading of a monotonic clock; degree 1";
      case DAMAGED ->
        "a reading that was scaled or narrowed: its period is no longer that of its type";
      case DIFFERENCE ->
        "the difference of two readings, still in the clock's unit and width; degree 0";
      case SPAN -> "a duration; degree 0";
      case INVERSE -> "a duration minus a reading; degree -1";
      case WALL -> "a reading of a wall clock";
      case MIXED -> "several things at once, or no meaningful quantity; never reported";
    };
  }

  private static String title(Operator op) {
    return switch (op) {
      case ADD -> "`a + b`";
      case SUBTRACT -> "`a - b`";
      case SCALE -> "`a * b`, `a / b`, `a << b`, `a >> b`, `a >>> b`";
      case REMAINDER -> "`a % b`";
      case MASK -> "`a & b`";
      case BITS -> "`a | b`, `a ^ b`";
      case EXTREME -> "the lesser or greater of `a` and `b`";
    };
  }

  private static String law(Operator op) {
    return switch (op) {
      case ADD ->
        "Degrees add. An unknown addend leaves a reading a reading: that is how deadlines are built.";
      case SUBTRACT ->
        "Degrees subtract. An unknown operand may itself be a reading, so nothing is claimed. "
            + "Damaged minus damaged is a span: the finding stands where the reading was damaged.";
      case SCALE -> "A scaled reading no longer wraps where its type does.";
      case REMAINDER -> "What is left over of a reading depends on the origin.";
      case MASK -> "Some bits of a reading are a place within a period, or entropy: no claim.";
      case BITS -> "Mixed bits of a reading are entropy: seeds, ids, hashes.";
      case EXTREME -> "One of the two comes out. A constant is a bound.";
    };
  }
}
