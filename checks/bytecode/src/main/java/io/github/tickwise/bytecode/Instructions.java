package io.github.tickwise.bytecode;

import static org.objectweb.asm.Opcodes.*;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Executes single instructions, other than jumps, on the {@link Machine}. */
final class Instructions {
  private static final String CLASS = "java.lang.Class";

  private final Machine machine;
  private final Locals locals;
  private final JavaTypes types;
  private final Invocations invocations;
  private final PlainInstructions plain;
  private final BitSet initializers;
  private final String thisType;

  /**
   * @param initializers the instructions that store a field's own initialiser
   * @param thisType the class, whose object local 0 holds throughout the method; {@code null} where it does not
   */
  Instructions(
      Machine machine,
      Locals locals,
      JavaTypes types,
      LambdaBodies lambdas,
      BitSet initializers,
      String thisType) {
    this.machine = machine;
    this.locals = locals;
    this.types = types;
    this.invocations = new Invocations(machine, types, lambdas);
    this.plain = new PlainInstructions(machine);
    this.initializers = initializers;
    this.thisType = thisType;
  }

  void execute(AbstractInsnNode node, int at, Place place) {
    int opcode = node.getOpcode();
    if (node instanceof VarInsnNode v) {
      if (opcode >= ISTORE) {
        store(v.var, at, opcode, place);
      } else {
        load(v.var, at, opcode, place);
      }
    } else if (node instanceof IincInsnNode i) {
      increment(i, at, place);
    } else if (node instanceof FieldInsnNode f) {
      field(f, at, place);
    } else if (node instanceof MethodInsnNode m) {
      Accessor accessor = opcode == INVOKESTATIC ? types.accessor(m) : null;
      if (accessor == null) {
        invocations.call(m, place);
      } else {
        access(accessor, at, place);
      }
    } else if (node instanceof InvokeDynamicInsnNode d) {
      invocations.dynamic(d, place);
    } else if (node instanceof LdcInsnNode l) {
      constant(l.cst, place);
    } else if (node instanceof TypeInsnNode t) {
      typed(t, node, place);
    } else if (node instanceof IntInsnNode i) {
      if (opcode == NEWARRAY) {
        newArray(1, Opcode.primitive(i.operand) + "[]", node, place);
      } else {
        push(new Expr.Constant<>(i.operand, "int", place));
      }
    } else if (node instanceof MultiANewArrayInsnNode m) {
      newArray(m.dims, types.ofDescriptor(m.desc), node, place);
    } else {
      plain.execute(opcode, place);
    }
  }

  private void access(Accessor accessor, int at, Place place) {
    Iterator<Operand> arguments = machine.pop(accessor.parameters()).iterator();
    for (AbstractInsnNode node : accessor.body()) {
      if (node instanceof VarInsnNode) {
        machine.push(arguments.next());
      } else {
        execute(node, at, place);
      }
    }
  }

  private void load(int slot, int at, int opcode, Place place) {
    if (slot == 0 && thisType != null) {
      machine.push(
          Operand.special(Operand.Kind.THIS, new Expr.Unknown<>(List.of(), thisType, place)));
      return;
    }
    Locals.Variable variable = locals.loaded(slot, at, Opcode.local(opcode));
    Operand operand = Machine.load(variable.local(), typeOf(variable, slot), place);
    machine.push(isOuter(variable.local().name()) ? operand.asOuter() : operand);
  }

  private String typeOf(Locals.Variable variable, int slot) {
    if (variable.type() != null) {
      return variable.type();
    }
    String tracked = machine.localTypes()[slot];
    return tracked == null ? JavaTypes.UNKNOWN : tracked;
  }

  private void store(int slot, int at, int opcode, Place place) {
    Operand value = machine.pop();
    machine.assign(locals.stored(slot, at, Opcode.local(opcode)).local(), value, place);
    machine.localTypes()[slot] = value.value().type();
  }

  private void increment(IincInsnNode node, int at, Place place) {
    Locals.Variable variable = locals.loaded(node.var, at, "int");
    Operand before = Machine.load(variable.local(), "int", place);
    BinaryOp op = node.incr < 0 ? BinaryOp.SUB : BinaryOp.ADD;
    Expr<Place> step = new Expr.Constant<>(Math.abs(node.incr), "int", place);
    Expr<Place> sum = new Expr.Binary<>(op, before.value(), step, "int", place);
    machine.assign(variable.local(), Operand.of(sum, before), place);
  }

  private void field(FieldInsnNode node, int at, Place place) {
    Slot.Field slot = new Slot.Field(types.fieldOwner(node.owner, node.name, node.desc), node.name);
    String type = types.ofDescriptor(node.desc);
    switch (node.getOpcode()) {
      case GETSTATIC -> push(new Expr.Load<>(slot, null, type, place));
      case PUTSTATIC -> machine.assign(slot, null, machine.pop(), initializers.get(at), place);
      case GETFIELD -> {
        Operand receiver = machine.pop();
        Operand operand =
            Operand.of(new Expr.Load<>(slot, receiver.asReceiver(), type, place), receiver);
        machine.push(receiver.isOwnObject() && isOuter(node.name) ? operand.asOuter() : operand);
      }
      default -> {
        List<Operand> operands = machine.pop(2);
        store(slot, operands, at, place);
      }
    }
  }

  /** The name that compilers give to the reference to the object around. */
  private static boolean isOuter(String name) {
    return name.startsWith("this$");
  }

  private void store(Slot.Field slot, List<Operand> operands, int at, Place place) {
    Operand receiver = operands.get(0);
    boolean initializer = initializers.get(at) && receiver.kind() == Operand.Kind.THIS;
    machine.assign(slot, receiver, operands.get(1), initializer, place);
  }

  private void typed(TypeInsnNode node, AbstractInsnNode at, Place place) {
    String type = types.ofInternalName(node.desc);
    switch (node.getOpcode()) {
      case NEW ->
        machine.push(
            Operand.special(Operand.Kind.ALLOCATED, new Expr.Unknown<>(List.of(), type, place)));
      case ANEWARRAY -> newArray(1, type + "[]", at, place);
      case CHECKCAST -> machine.push(machine.pop().withType(type));
      default -> machine.pushUnknown(machine.pop(1), "boolean", place);
    }
  }

  private void newArray(int dimensions, String type, AbstractInsnNode node, Place place) {
    List<Operand> lengths = machine.pop(dimensions);
    lengths.forEach(length -> machine.discard(length, place));
    push(new Expr.NewArray<>(List.of(), startsInitialiser(node), type, place));
  }

  /** Compilers follow a new array with a copy of it and its first index only where all elements are stored next. */
  private static boolean startsInitialiser(AbstractInsnNode newArray) {
    AbstractInsnNode copy = nextReal(newArray);
    AbstractInsnNode index = copy != null && copy.getOpcode() == DUP ? nextReal(copy) : null;
    return index != null && index.getOpcode() == ICONST_0;
  }

  private static AbstractInsnNode nextReal(AbstractInsnNode node) {
    AbstractInsnNode next = node.getNext();
    while (next != null && next.getOpcode() < 0) {
      next = next.getNext();
    }
    return next;
  }

  private void constant(Object value, Place place) {
    if (value instanceof Integer) {
      push(new Expr.Constant<>(value, "int", place));
    } else if (value instanceof Long) {
      push(new Expr.Constant<>(value, "long", place));
    } else if (value instanceof Float) {
      push(new Expr.Constant<>(value, "float", place));
    } else if (value instanceof Double) {
      push(new Expr.Constant<>(value, "double", place));
    } else if (value instanceof String) {
      push(new Expr.Constant<>(value, JavaTypes.STRING, place));
    } else if (value instanceof Type t && t.getSort() != Type.METHOD) {
      push(new Expr.Constant<>(types.ofDescriptor(t.getDescriptor()), CLASS, place));
    } else if (value instanceof org.objectweb.asm.ConstantDynamic c) {
      push(new Expr.Unknown<>(List.of(), types.ofDescriptor(c.getDescriptor()), place));
    } else {
      push(new Expr.Unknown<>(List.of(), JavaTypes.OBJECT, place));
    }
  }

  private void push(Expr<Place> leaf) {
    machine.push(Operand.of(leaf));
  }
}
