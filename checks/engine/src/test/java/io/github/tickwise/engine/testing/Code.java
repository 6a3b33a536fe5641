package io.github.tickwise.engine.testing;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.UnaryOp;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Neutral syntax whose origin is its own Java text, so that a test reads {@code finding at "now <
 * last"}. Fields and methods without an owner are those of the class {@link #T}.
 */
@SuppressWarnings("varargs")
public final class Code {
  public static final String T = "p.T";
  public static final String ATOMIC = "java.util.concurrent.atomic.AtomicLong";
  public static final String LONG = "java.lang.Long";
  private static final Set<String> TESTS = Set.of("<", "<=", ">", ">=", "==", "!=");
  private static final List<String> WIDTHS = List.of("double", "float", "long", "int");

  private Code() {}

  // Values.

  /** A reading of the monotonic clock. */
  public static Node<String> nanoTime() {
    return stat("java.lang.System", "long", "nanoTime");
  }

  /** A reading of the wall clock. */
  public static Node<String> wallTime() {
    return stat("java.lang.System", "long", "currentTimeMillis");
  }

  /** A number of which nothing is known: what a foreign library's method returns. */
  public static Node<String> unknown() {
    return stat("other.Lib", "long", "value");
  }

  /** A duration. */
  public static Node<String> span() {
    return stat("java.time.Duration", "long", "toNanos");
  }

  public static Node<String> num(long value) {
    return new Node.Literal<>(value, "long", value + "L");
  }

  public static Node<String> num(int value) {
    return new Node.Literal<>(value, "int", String.valueOf(value));
  }

  public static Node<String> bool(boolean value) {
    return new Node.Literal<>(value, "boolean", String.valueOf(value));
  }

  public static Variable<String> var(String type, String name) {
    return new Variable<>(name, type, null, name);
  }

  public static Node<String> read(Variable<String> v) {
    return new Node.Local<>(v, v.type(), v.name());
  }

  /** A static field of {@link #T}, or one of {@code this}. */
  public static Node<String> field(String type, String name) {
    return new Node.Field<>(new Slot.Field(T, name), null, type, name);
  }

  public static Node<String> fieldOf(Node<String> object, String type, String name) {
    Slot.Field slot = new Slot.Field(object.type(), name);
    return new Node.Field<>(slot, object, type, object.origin() + "." + name);
  }

  /** A constant of another class, as {@code TimeUnit.NANOSECONDS}. */
  public static Node<String> constant(String owner, String name) {
    return new Node.Field<>(new Slot.Field(owner, name), null, owner, name);
  }

  public static Node<String> self() {
    return new Node.Opaque<>(List.of(), T, "this");
  }

  public static Node<String> index(Node<String> array, Node<String> at) {
    String type = array.type().substring(0, array.type().length() - 2);
    return new Node.Index<>(array, at, type, array.origin() + "[" + at.origin() + "]");
  }

  // Operators.

  public static Node<String> bin(Node<String> left, String symbol, Node<String> right) {
    BinaryOp op = Arrays.stream(BinaryOp.values())
        .filter(o -> o.symbol().equals(symbol))
        .findFirst()
        .orElseThrow();
    String type = TESTS.contains(symbol)
        ? "boolean"
        : WIDTHS.stream()
            .filter(t -> t.equals(left.type()) || t.equals(right.type()))
            .findFirst()
            .orElse("long");
    return new Node.Binary<>(op, left, right, type, in(left) + " " + symbol + " " + in(right));
  }

  public static Node<String> minus(Node<String> left, Node<String> right) {
    return bin(left, "-", right);
  }

  public static Node<String> plus(Node<String> left, Node<String> right) {
    return bin(left, "+", right);
  }

  public static Node<String> less(Node<String> left, Node<String> right) {
    return bin(left, "<", right);
  }

  public static Node<String> negative(Node<String> x) {
    return new Node.Unary<>(UnaryOp.NEGATE, x, x.type(), "-" + in(x));
  }

  public static Node<String> not(Node<String> x) {
    return new Node.Unary<>(UnaryOp.NOT, x, "boolean", "!" + in(x));
  }

  public static Node<String> and(Node<String> left, Node<String> right) {
    return new Node.Logical<>(true, left, right, in(left) + " && " + in(right));
  }

  public static Node<String> or(Node<String> left, Node<String> right) {
    return new Node.Logical<>(false, left, right, in(left) + " || " + in(right));
  }

  public static Node<String> choose(Node<String> test, Node<String> yes, Node<String> no) {
    String text = in(test) + " ? " + in(yes) + " : " + in(no);
    return new Node.Conditional<>(test, yes, no, yes.type(), text);
  }

  public static Node<String> cast(String type, Node<String> x) {
    return new Node.Cast<>(x, type, "(" + type + ") " + in(x));
  }

  public static Node<String> set(Node<String> target, Node<String> value) {
    return new Node.Assign<>(
        target, value, target.type(), target.origin() + " = " + value.origin());
  }

  // Calls.

  /** A static call of a method of {@link #T}. */
  @SafeVarargs
  public static Node<String> call(String type, String name, Node<String>... arguments) {
    return stat(T, type, name, arguments);
  }

  @SafeVarargs
  public static Node<String> stat(
      String owner, String type, String name, Node<String>... arguments) {
    String text = owner.substring(owner.lastIndexOf('.') + 1) + "." + name + list(arguments);
    return new Node.Invoke<>(
        ref(owner, type, name, true, types(arguments)), null, List.of(arguments), type, text);
  }

  /** A call on an object. */
  @SafeVarargs
  public static Node<String> on(
      Node<String> object, String type, String name, Node<String>... arguments) {
    MethodRef method = ref(object.type(), type, name, false, types(arguments));
    return new Node.Invoke<>(
        method, object, List.of(arguments), type, in(object) + "." + name + list(arguments));
  }

  @SafeVarargs
  public static Node<String> make(String owner, Node<String>... arguments) {
    MethodRef method = ref(owner, "void", "<init>", false, types(arguments));
    String text = "new " + owner.substring(owner.lastIndexOf('.') + 1) + list(arguments);
    return new Node.New<>(method, List.of(arguments), null, owner, text);
  }

  public static Node<String> longs(Node<String> length) {
    return new Node.NewArray<>(
        List.of(length), List.of(), false, "long[]", "new long[" + length.origin() + "]");
  }

  @SafeVarargs
  public static Node<String> longsOf(Node<String>... elements) {
    return new Node.NewArray<>(List.of(), List.of(elements), true, "long[]", "{...}");
  }

  public static Node<String> lambda(
      String type, List<Variable<String>> parameters, Stmt<String> body) {
    return new Node.Lambda<>(parameters, body, type, "->");
  }

  /** A lambda whose body is an expression. */
  public static Node<String> lambda(
      String type, List<Variable<String>> parameters, Node<String> body) {
    return lambda(type, parameters, new Stmt.Return<>(body, "-> " + body.origin()));
  }

  /** {@code Owner::name} of a static method. */
  public static Node<String> statRef(
      String type, String owner, String returns, String name, String... parameters) {
    MethodRef method = ref(owner, returns, name, true, List.of(parameters));
    return new Node.Reference<>(method, null, type, owner + "::" + name);
  }

  /** {@code object::name}. */
  public static Node<String> boundRef(
      String type, Node<String> object, String returns, String name, String... parameters) {
    MethodRef method = ref(object.type(), returns, name, false, List.of(parameters));
    return new Node.Reference<>(method, object, type, object.origin() + "::" + name);
  }

  private static MethodRef ref(
      String owner, String type, String name, boolean isStatic, List<String> parameters) {
    return new MethodRef(owner, name, parameters, type, isStatic);
  }

  private static List<String> types(Node<String>[] arguments) {
    return Arrays.stream(arguments).map(Node::type).toList();
  }

  private static String list(Node<String>[] arguments) {
    return Arrays.stream(arguments).map(Node::origin).collect(Collectors.joining(", ", "(", ")"));
  }

  /** An operand's text, in parentheses where it is an operator itself. */
  private static String in(Node<String> x) {
    boolean operator = x instanceof Node.Binary
        || x instanceof Node.Logical
        || x instanceof Node.Conditional
        || x instanceof Node.Assign
        || x instanceof Node.Cast;
    return operator ? "(" + x.origin() + ")" : x.origin();
  }
}
