package io.github.tickwise.review.types;

import io.github.tickwise.review.types.Members.SeenMethod;
import java.util.List;

/** Chooses the method that a call names. */
public final class Overloads {
  /** What is known of an argument before the method is chosen. */
  public interface Argument {
    /** {@link JavaType#UNKNOWN} for a lambda or method reference. */
    JavaType type();

    /** How well a function of that shape fits: 0 well, more less well, negative not at all. */
    default int fit(Functions.Shape shape) {
      return 0;
    }

    /** Whether only a functional interface can take it. */
    default boolean isFunction() {
      return false;
    }
  }

  /** The chosen method; {@code packed} where the last arguments are elements of a varargs array. */
  public record Choice(SeenMethod seen, boolean packed) {}

  private static final int VARARGS = 1000;

  private final TypeIndex index;
  private final Conversions conversions;

  public Overloads(TypeIndex index) {
    this.index = index;
    this.conversions = new Conversions(index);
  }

  /** The best of the candidates, the earliest among equals, or null where none is applicable. */
  public Choice choose(List<SeenMethod> candidates, List<? extends Argument> arguments) {
    Choice best = null;
    int bestCost = Integer.MAX_VALUE;
    for (SeenMethod c : candidates) {
      for (int packed = 0; packed <= (c.method().varargs() ? 1 : 0); packed++) {
        int cost = cost(c, arguments, packed == 1);
        if (cost >= 0 && cost < bestCost) {
          bestCost = cost;
          best = new Choice(c, packed == 1);
        }
      }
    }
    return best;
  }

  private int cost(SeenMethod candidate, List<? extends Argument> arguments, boolean packed) {
    List<JavaType> parameters = candidate.method().parameters();
    int fixed = packed ? parameters.size() - 1 : parameters.size();
    if (packed ? arguments.size() < fixed : arguments.size() != fixed) {
      return Conversions.IMPOSSIBLE;
    }
    int sum = packed ? VARARGS : 0;
    for (int i = 0; i < arguments.size(); i++) {
      JavaType parameter = parameters.get(Math.min(i, parameters.size() - 1));
      if (i >= fixed && parameter instanceof JavaType.Array a) {
        parameter = a.element();
      }
      int cost = cost(arguments.get(i), candidate.receiver().apply(parameter));
      if (cost < 0) {
        return cost;
      }
      sum += cost;
    }
    return sum;
  }

  private int cost(Argument argument, JavaType parameter) {
    if (!argument.isFunction()) {
      return conversions.cost(argument.type(), parameter);
    }
    if (parameter instanceof JavaType.Primitive || parameter instanceof JavaType.Array) {
      return Conversions.IMPOSSIBLE;
    }
    Functions.Shape shape = Functions.of(index, parameter);
    if (shape != null) {
      return argument.fit(shape);
    }
    JavaType.ClassType type = parameter.asClass();
    boolean known = type != null && Supertypes.unknownParent(index, type.erased()) == null;
    return known && !(parameter instanceof JavaType.Variable) ? Conversions.IMPOSSIBLE : 4;
  }
}
