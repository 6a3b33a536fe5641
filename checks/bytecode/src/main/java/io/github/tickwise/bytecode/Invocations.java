package io.github.tickwise.bytecode;

import static org.objectweb.asm.Opcodes.*;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.MethodRef;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Executes calls, constructions, lambdas and string concatenations on the {@link Machine}. */
final class Invocations {
  private static final char ARGUMENT = '\u0001';
  private static final char CONSTANT = '\u0002';

  private final Machine machine;
  private final JavaTypes types;
  private final LambdaBodies lambdas;

  Invocations(Machine machine, JavaTypes types, LambdaBodies lambdas) {
    this.machine = machine;
    this.types = types;
    this.lambdas = lambdas;
  }

  void call(MethodInsnNode node, Place place) {
    boolean isStatic = node.getOpcode() == INVOKESTATIC;
    MethodRef method = types.method(node.owner, node.name, node.desc, isStatic);
    List<Operand> operands = new ArrayList<>(machine.pop(method.parameterTypes().size()));
    List<Expr<Place>> arguments = Operand.values(operands);
    if (method.isConstructor()) {
      construct(method, machine.pop(), operands, arguments, place);
      return;
    }
    Operand receiver = isStatic ? null : machine.pop();
    if (receiver != null) {
      operands.add(0, receiver);
    }
    Expr<Place> target = receiver == null ? null : receiver.value();
    result(
        Operand.of(
            new Expr.Call<>(method, target, arguments, method.returnType(), place), operands),
        place);
  }

  private void construct(
      MethodRef method,
      Operand object,
      List<Operand> operands,
      List<Expr<Place>> arguments,
      Place place) {
    Operand made =
        Operand.of(new Expr.Call<>(method, null, arguments, method.owner(), place), operands);
    if (object.kind() != Operand.Kind.ALLOCATED) {
      // super(...) or this(...)
      machine.evaluate(made, place);
      return;
    }
    int uses = machine.count(object);
    if (uses == 0) {
      machine.evaluate(made, place);
    } else if (uses == 1 && machine.peek(0) == object) {
      machine.pop();
      machine.push(made);
    } else {
      machine.replace(object, machine.keep(made));
    }
  }

  void dynamic(InvokeDynamicInsnNode node, Place place) {
    String type = types.result(node.desc);
    List<Operand> operands = machine.pop(types.parameters(node.desc).size());
    String factory = node.bsm.getOwner();
    Expr<Place> value;
    if (factory.equals("java/lang/invoke/LambdaMetafactory")) {
      value = function((Handle) node.bsmArgs[1], operands, type, place);
    } else if (factory.equals("java/lang/invoke/StringConcatFactory")) {
      value = concatenation(node, operands, place);
    } else {
      value = new Expr.Unknown<>(Operand.values(operands), type, place);
    }
    result(Operand.of(value, operands), place);
  }

  private Expr<Place> function(Handle handle, List<Operand> captured, String type, Place place) {
    int tag = handle.getTag();
    boolean isStatic = tag == H_INVOKESTATIC;
    MethodRef method =
        types.method(handle.getOwner(), handle.getName(), handle.getDesc(), isStatic);
    boolean lambda = lambdas.isBody(handle);
    // The receiver of a lambda's body is the object around it; the bound values are the declared
    // parameters.
    boolean ownReceiver = lambda && !isStatic && !captured.isEmpty();
    List<Operand> bound = captured;
    if (ownReceiver) {
      machine.discard(captured.get(0), place);
      bound = captured.subList(1, captured.size());
    }
    return new Expr.Function<>(method, Operand.values(bound), lambda, type, place);
  }

  /** The parts in order, joined from the left; constant text is a part as well. */
  private static Expr<Place> concatenation(
      InvokeDynamicInsnNode node, List<Operand> operands, Place place) {
    String recipe = node.bsmArgs.length > 0 && node.bsmArgs[0] instanceof String r
        ? r
        : String.valueOf(ARGUMENT).repeat(operands.size());
    int nextConstant = 1;
    int nextOperand = 0;
    Expr<Place> whole = new Expr.Constant<>("", JavaTypes.STRING, place);
    StringBuilder text = new StringBuilder();
    for (char c : recipe.toCharArray()) {
      if (c == ARGUMENT) {
        whole = withText(whole, text, place);
        whole = concat(whole, operands.get(nextOperand++).value(), place);
      } else {
        text.append(c == CONSTANT ? String.valueOf(node.bsmArgs[nextConstant++]) : c);
      }
    }
    return withText(whole, text, place);
  }

  private static Expr<Place> withText(Expr<Place> whole, StringBuilder text, Place place) {
    if (text.isEmpty()) {
      return whole;
    }
    Expr<Place> part = new Expr.Constant<>(text.toString(), JavaTypes.STRING, place);
    text.setLength(0);
    return concat(whole, part, place);
  }

  private static Expr<Place> concat(Expr<Place> left, Expr<Place> right, Place place) {
    boolean nothing = left instanceof Expr.Constant<Place> c && "".equals(c.value());
    return nothing && right.type().equals(JavaTypes.STRING)
        ? right
        : new Expr.Binary<>(BinaryOp.CONCAT, left, right, JavaTypes.STRING, place);
  }

  private void result(Operand operand, Place place) {
    if (operand.value().type().equals("void")) {
      machine.evaluate(operand, place);
    } else {
      machine.push(operand);
    }
  }
}
