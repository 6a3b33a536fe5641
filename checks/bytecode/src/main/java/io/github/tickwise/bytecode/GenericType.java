package io.github.tickwise.bytecode;

import java.util.ArrayList;
import java.util.List;

/**
 * The shape of a type as a signature attribute writes it: what type annotations may stand on.
 *
 * @param array whether it is an array, whose only part is its elements' type
 * @param parts the elements' type, or the type arguments of the class that is named last
 */
record GenericType(boolean array, List<GenericType> parts) {

  /** Reads one type from a signature or descriptor, or the parameters and the result of a method's. */
  static final class Reader {
    private final String text;
    private int at;

    Reader(String signature) {
      text = signature;
    }

    /** The types of the parameters in order, and behind them the result. */
    List<GenericType> method() {
      if (text.charAt(at) == '<') {
        at = text.indexOf('(', at); // bounds of type variables hold no method type
      }
      at++;
      List<GenericType> all = new ArrayList<>();
      while (text.charAt(at) != ')') {
        all.add(type());
      }
      at++;
      all.add(type());
      return all;
    }

    /** The type that begins here. */
    GenericType type() {
      char kind = text.charAt(at++);
      switch (kind) {
        case '[':
          return new GenericType(true, List.of(type()));
        case 'T':
          at = text.indexOf(';', at) + 1;
          return new GenericType(false, List.of());
        case 'L':
          return named();
        default:
          return new GenericType(false, List.of());
      }
    }

    private GenericType named() {
      List<GenericType> arguments = List.of();
      while (text.charAt(at) != ';') {
        char c = text.charAt(at++);
        if (c == '<') {
          arguments = new ArrayList<>();
          while (text.charAt(at) != '>') {
            arguments.add(argument());
          }
          at++;
        } else if (c == '.') {
          arguments = List.of(); // those of the class around
        }
      }
      at++;
      return new GenericType(false, arguments);
    }

    private GenericType argument() {
      char c = text.charAt(at);
      if (c == '*') {
        at++;
        return new GenericType(false, List.of());
      }
      if (c == '+' || c == '-') {
        at++;
      }
      return type();
    }
  }
}
