package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramBuilder;
import io.github.tickwise.engine.model.ProgramText;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.UnaryOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Short names for neutral syntax, all in a class {@code T}; an origin is a word for the place. */
@SuppressWarnings("varargs")
final class Ast {
  static final String OWNER = "p.T";

  private Ast() {}

  // Expressions.

  static Variable<String> var(String type, String name) {
    return new Variable<>(name, type, null, name);
  }

  static Node<String> read(Variable<String> v) {
    return new Node.Local<>(v, v.type(), v.name());
  }

  static Node<String> lit(Object value) {
    String type = switch (value.getClass().getSimpleName()) {
      case "Long" -> "long";
      case "Boolean" -> "boolean";
      case "String" -> "java.lang.String";
      case "Character" -> "char";
      case "Double" -> "double";
      default -> "int";
    };
    return new Node.Literal<>(value, type, String.valueOf(value));
  }

  static Node<String> field(String type, String name) {
    return new Node.Field<>(new Slot.Field(OWNER, name), null, type, name);
  }

  static Node<String> field(Node<String> receiver, String type, String name) {
    return new Node.Field<>(new Slot.Field(OWNER, name), receiver, type, "." + name);
  }

  static Node<String> thisObject() {
    return new Node.Opaque<>(List.of(), OWNER, "this");
  }

  static Node<String> index(Node<String> array, Node<String> index) {
    return new Node.Index<>(array, index, array.type().replaceFirst("\\[\\]$", ""), "[]");
  }

  static Node<String> bin(Node<String> left, String op, Node<String> right) {
    return bin(left, op, right, left.type());
  }

  static Node<String> bin(Node<String> left, String op, Node<String> right, String type) {
    BinaryOp found = null;
    for (BinaryOp b : BinaryOp.values()) {
      if (b.symbol().equals(op) && found == null) {
        found = b;
      }
    }
    return new Node.Binary<>(found, left, right, type, op);
  }

  static Node<String> concat(Node<String> left, Node<String> right) {
    return new Node.Binary<>(BinaryOp.CONCAT, left, right, "java.lang.String", "concat");
  }

  static Node<String> not(Node<String> operand) {
    return new Node.Unary<>(UnaryOp.NOT, operand, "boolean", "!");
  }

  static Node<String> and(Node<String> left, Node<String> right) {
    return new Node.Logical<>(true, left, right, "&&");
  }

  static Node<String> or(Node<String> left, Node<String> right) {
    return new Node.Logical<>(false, left, right, "||");
  }

  static Node<String> cond(Node<String> test, Node<String> whenTrue, Node<String> whenFalse) {
    return new Node.Conditional<>(test, whenTrue, whenFalse, whenTrue.type(), "?:");
  }

  static Node<String> set(Node<String> target, Node<String> value) {
    return new Node.Assign<>(target, value, target.type(), "=");
  }

  static Node<String> update(Node<String> target, BinaryOp op, Node<String> value) {
    return new Node.CompoundAssign<>(op, target, value, target.type(), op.symbol() + "=");
  }

  static Node<String> postInc(Node<String> target) {
    return new Node.Step<>(target, true, false, target.type(), "x++");
  }

  static Node<String> preDec(Node<String> target) {
    return new Node.Step<>(target, false, true, target.type(), "--x");
  }

  static Node<String> cast(String type, Node<String> operand) {
    return new Node.Cast<>(operand, type, "cast");
  }

  static MethodRef ref(String name, String type, List<String> parameters) {
    return new MethodRef(OWNER, name, parameters, type, true);
  }

  /** A static call whose parameters have the types of the arguments. */
  @SafeVarargs
  static Node<String> call(String type, String name, Node<String>... arguments) {
    List<Node<String>> all = List.of(arguments);
    var method = ref(name, type, all.stream().map(Node::type).toList());
    return new Node.Invoke<>(method, null, all, type, name + "()");
  }

  @SafeVarargs
  static Node<String> callOn(
      Node<String> receiver, String type, String name, Node<String>... arguments) {
    List<Node<String>> all = List.of(arguments);
    var method =
        new MethodRef(receiver.type(), name, all.stream().map(Node::type).toList(), type, false);
    return new Node.Invoke<>(method, receiver, all, type, name + "()");
  }

  @SafeVarargs
  static Node<String> create(String owner, ClassUnit<String> anonymous, Node<String>... arguments) {
    List<Node<String>> all = List.of(arguments);
    var method =
        new MethodRef(owner, "<init>", all.stream().map(Node::type).toList(), "void", false);
    return new Node.New<>(method, all, anonymous, owner, "new");
  }

  static Node<String> superCall() {
    var method = new MethodRef("p.Base", "<init>", List.of(), "void", false);
    return new Node.New<>(method, List.of(), null, "void", "super()");
  }

  static Node<String> lambda(List<Variable<String>> parameters, Stmt<String> body) {
    return new Node.Lambda<>(parameters, body, "java.lang.Runnable", "->");
  }

  // Statements.

  @SafeVarargs
  static Stmt<String> seq(Stmt<String>... all) {
    return new Stmt.Sequence<>(List.of(all));
  }

  static Stmt<String> eval(Node<String> e) {
    return new Stmt.Eval<>(e);
  }

  /** A call {@code T.name()} as a statement. */
  static Stmt<String> act(String name) {
    return eval(call("void", name));
  }

  static Stmt<String> local(Variable<String> v, Node<String> value) {
    return new Stmt.Declare<>(v, value, "declare " + v.name());
  }

  static Stmt<String> when(Node<String> c, Stmt<String> then, Stmt<String> otherwise) {
    return new Stmt.If<>(c, then, otherwise);
  }

  static Stmt<String> loop(Node<String> c, Stmt<String> body) {
    return new Stmt.Loop<>(List.of(), c, List.of(), body, true);
  }

  static Stmt<String> ret(Node<String> value) {
    return new Stmt.Return<>(value, "return");
  }

  static Stmt<String> raise(Node<String> value) {
    return new Stmt.Throw<>(value);
  }

  static Stmt<String> brk(String label) {
    return new Stmt.Break<>(label);
  }

  static Stmt<String> cont(String label) {
    return new Stmt.Continue<>(label);
  }

  static Stmt<String> yield(Node<String> value) {
    return new Stmt.Yield<>(value, "yield");
  }

  static Stmt<String> attempt(
      Stmt<String> body, List<Stmt.Catch<String>> catches, Stmt<String> last) {
    return new Stmt.Try<>(List.of(), body, catches, last);
  }

  /** {@code case label:} or, with {@code arrow}, {@code case label ->}. */
  @SafeVarargs
  static Stmt.Case<String> on(Node<String> label, boolean arrow, Stmt<String>... body) {
    return new Stmt.Case<>(List.of(label), List.of(), null, false, arrow, List.of(body));
  }

  @SafeVarargs
  static Stmt.Case<String> onDefault(boolean arrow, Stmt<String>... body) {
    return new Stmt.Case<>(List.of(), List.of(), null, true, arrow, List.of(body));
  }

  // Members.

  static ClassUnit.FieldUnit<String> fieldUnit(
      String type, String name, boolean isStatic, Node<String> value, int position) {
    var slot = new Slot.Field(OWNER, name);
    return new ClassUnit.FieldUnit<>(
        new FieldDecl<>(
            slot, type, isStatic, true, false, value != null, Set.of(), "field " + name),
        value,
        null,
        position);
  }

  static ClassUnit.MethodUnit<String> method(
      String type, String name, List<Variable<String>> parameters, Stmt<String> body) {
    return new ClassUnit.MethodUnit<>(
        name, parameters, type, Set.of(), List.of(), null, body, false, false, Set.of(), name);
  }

  static ClassUnit<String> unit(
      String name,
      List<ClassUnit.FieldUnit<String>> fields,
      List<ClassUnit.InitializerUnit<String>> initializers,
      List<ClassUnit.MethodUnit<String>> methods) {
    return new ClassUnit<>(name, false, List.of(), fields, initializers, methods, name);
  }

  // Lowering.

  static Program<String> program(ClassUnit<String> unit) {
    ProgramBuilder<String> builder = new ProgramBuilder<>();
    FlowBuilder.lower(unit, builder);
    return builder.build(Collections::singleton);
  }

  /** The program's text without methods that nobody wrote. */
  static String written(ClassUnit<String> unit) {
    StringBuilder out = new StringBuilder();
    for (Method<String> m : program(unit).methods()) {
      if (!m.modifiers().contains(Method.Modifier.SYNTHETIC)) {
        out.append(ProgramText.of(m));
      }
    }
    return out.toString();
  }

  /** A method {@code T.m} with those parameters, as lowered; its lambdas follow. */
  @SafeVarargs
  static String body(String type, List<Variable<String>> parameters, Stmt<String>... body) {
    String all = written(
        unit(OWNER, List.of(), List.of(), List.of(method(type, "m", parameters, seq(body)))));
    return all.substring(all.indexOf("b0:"));
  }

  @SafeVarargs
  static String body(Stmt<String>... body) {
    return body("void", List.of(), body);
  }

  static Set<String> set(String... items) {
    return new LinkedHashSet<>(List.of(items));
  }

  static <T> List<T> list(List<T> items, T last) {
    List<T> all = new ArrayList<>(items);
    all.add(last);
    return all;
  }
}
