package io.github.tickwise.errorprone;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * An operand of what is rewritten.
 *
 * @param text Java, of {@code now}, {@code due}, {@code d} and {@code f}
 * @param worth the instant that it means
 */
record Operand(String text, Function<Instants, BigInteger> worth) {

  /** Every kind of expression and precedence that may be an operand, around one reading. */
  static List<Operand> around(String name, String other, Function<Instants, BigInteger> reading) {
    Function<Instants, BigInteger> plus = t -> reading.apply(t).add(t.d());
    Function<Instants, BigInteger> minus = t -> reading.apply(t).subtract(t.d());
    return List.of(
        new Operand(name, reading),
        new Operand("(" + name + ")", reading),
        new Operand(name + " + d", plus),
        new Operand("(" + name + " - d)", minus),
        new Operand(name + " - d", minus),
        new Operand("d + " + name, plus),
        new Operand(name + " - d + 2 * d", plus),
        new Operand("id(" + name + ")", reading),
        new Operand("id(" + name + ") - d", minus),
        new Operand("many(" + name + ")[0]", reading),
        new Operand("(" + name + " += d)", plus),
        new Operand("(" + name + " = " + name + " - d)", minus),
        new Operand("++" + name, t -> reading.apply(t).add(BigInteger.ONE)),
        new Operand(name + "--", reading),
        new Operand(
            "(f ? " + name + " : " + name + " + d)", t -> (t.flag() ? reading : plus).apply(t)),
        new Operand(name + "/* kept */ + /* kept, too */ d", plus));
  }

  /** Those that {@code int} and {@code long} have and boxes have not. */
  static List<Operand> plain(List<Operand> all) {
    return all.stream()
        .filter(o ->
            !o.text().contains("++") && !o.text().contains("--") && !o.text().contains("="))
        .collect(Collectors.toList());
  }

  /** Those that do nothing and may be written twice. */
  static List<Operand> repeatable(List<Operand> all) {
    return plain(all).stream()
        .filter(o ->
            !o.text().contains("(f") && !o.text().contains("id(") && !o.text().contains("["))
        .filter(o -> !o.text().contains("/*"))
        .collect(Collectors.toList());
  }
}
