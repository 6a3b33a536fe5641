package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Lowers one method's code: walks its blocks and joins their stacks through temporaries. */
final class MethodLowering {

  /** What a block finds when it is entered. */
  private record Entry(List<Operand> stack, String[] localTypes) {}

  private final MethodNode method;
  private final Place start;
  private final ControlFlow flow;
  private final int[] lines;
  private final Locals locals;
  private final Machine machine;
  private final Instructions instructions;
  private final List<Slot.Local> parameters = new ArrayList<>();
  private final List<Block<Place>> blocks = new ArrayList<>();
  private final Entry[] entries;
  private final PriorityQueue<Integer> work = new PriorityQueue<>();

  /**
   * @param start the method's own place; its instructions are placed beside it
   * @throws RuntimeException if the code is malformed
   */
  MethodLowering(
      ClassNode owner, MethodNode method, Place start, JavaTypes types, LambdaBodies lambdas) {
    this.method = method;
    this.start = start;
    flow = new ControlFlow(method);
    locals = new Locals(method, types);
    machine = new Machine(locals, method.maxLocals);
    boolean keepsThis = (method.access & Opcodes.ACC_STATIC) == 0 && !storesOverThis();
    lines = lines();
    instructions = new Instructions(
        machine,
        locals,
        types,
        lambdas,
        Initializers.of(owner, method, flow.code(), lines),
        keepsThis ? start.className() : null);
    entries = new Entry[flow.blocks().size()];
    for (int i = 0; i < entries.length; i++) {
      blocks.add(new Block<>(i));
    }
    String[] types0 = new String[method.maxLocals];
    int slot = 0;
    if ((method.access & Opcodes.ACC_STATIC) == 0) {
      types0[slot++] = start.className();
    }
    for (Type type : Type.getArgumentTypes(method.desc)) {
      types0[slot] = type.getClassName();
      parameters.add(
          locals.loaded(slot, 0, Opcode.local(type.getOpcode(Opcodes.ILOAD))).local());
      slot += type.getSize();
    }
    enter(0, new Entry(List.of(), types0));
  }

  /** The locals that hold the declared parameters. */
  List<Slot.Local> parameters() {
    return parameters;
  }

  /** What annotations say of locals that are no parameters. */
  Map<Slot.Local, Declared> claims() {
    Map<Slot.Local, Declared> claims = new LinkedHashMap<>();
    locals.claims(method).forEach((local, claim) -> {
      if (!parameters.contains(local)) {
        claims.put(local, claim);
      }
    });
    return claims;
  }

  List<Block<Place>> lower() {
    while (!work.isEmpty()) {
      int block = work.remove();
      lowerBlock(block, flow.blocks().get(block));
    }
    return blocks;
  }

  private void lowerBlock(int number, ControlFlow.Range range) {
    Block<Place> block = blocks.get(number);
    machine.enter(block, entries[number].stack, entries[number].localTypes);
    for (int handler : range.handlers()) {
      enter(handler, new Entry(List.of(caught()), machine.localTypes().clone()));
    }
    AbstractInsnNode last = null;
    for (int i = range.start(); i < range.end(); i++) {
      AbstractInsnNode node = flow.code()[i];
      if (node.getOpcode() < 0) {
        continue;
      }
      Place place = place(lines[i], i);
      last = node;
      if (node instanceof JumpInsnNode jump) {
        jump(jump, range, place);
      } else if (Jumps.isSwitch(node)) {
        machine.discard(machine.pop(), place);
        leave(range.successors());
        range.successors().forEach(block::goTo);
      } else {
        instructions.execute(node, i, place);
      }
    }
    if (!(last instanceof JumpInsnNode)
        && !Jumps.isSwitch(last)
        && !range.successors().isEmpty()) {
      leave(range.successors());
      block.goTo(range.successors().get(0));
    }
    range.handlers().forEach(block::throwsTo);
  }

  private void jump(JumpInsnNode node, ControlFlow.Range range, Place place) {
    Block<Place> block = machine.block();
    int target = flow.blockAt(node.label);
    if (node.getOpcode() == Opcodes.GOTO) {
      leave(range.successors());
      block.goTo(target);
      return;
    }
    Condition condition = Condition.of(node.getOpcode(), machine, place);
    leave(range.successors());
    int next = range.successors().get(0);
    // Compilers jump forward over what a condition guards: turned round, it reads as it was
    // written.
    Condition written = target > block.index() ? condition.negated() : condition;
    int whenTrue = target > block.index() ? next : target;
    int whenFalse = target > block.index() ? target : next;
    if (written.holds()) {
      block.branch(written.test(), whenTrue, whenFalse);
    } else {
      block.branch(written.test(), whenFalse, whenTrue);
    }
  }

  /** Hands the stack over to the blocks that may follow. */
  private void leave(List<Integer> targets) {
    if (machine.height() > 0 && (targets.size() > 1 || !flow.isMerge(targets.get(0)))) {
      // More than one block goes on with these entries, or the next one alone: nothing to join
      // here.
      machine.makeAllPlain();
    }
    for (int target : targets) {
      if (flow.isHandler(target)) {
        enter(target, new Entry(List.of(caught()), machine.localTypes().clone()));
      } else if (flow.isMerge(target)) {
        join(target);
      } else {
        enter(target, new Entry(machine.entries(), machine.localTypes().clone()));
      }
    }
  }

  /** Stores every entry in the temporary in which the target finds it. */
  private void join(int target) {
    if (entries[target] == null) {
      List<Operand> stack = new ArrayList<>();
      for (int height = 0; height < machine.height(); height++) {
        stack.add(joined(machine.get(height), height, target));
      }
      enter(target, new Entry(stack, machine.localTypes().clone()));
    }
    List<Operand> stack = entries[target].stack;
    if (stack.size() != machine.height()) {
      throw new IllegalStateException("stack heights differ where branches meet");
    }
    if (target <= machine.block().index()) {
      // A loop around waiting entries: none may be overwritten before it is handed on.
      machine.spillAll();
    }
    for (int height = 0; height < stack.size(); height++) {
      if (stack.get(height).kind() == Operand.Kind.VALUE) {
        machine.moveTo(((Expr.Load<Place>) stack.get(height).value()).slot(), machine.get(height));
      }
    }
  }

  private Operand joined(Operand operand, int height, int target) {
    // The receiver and an object under construction stay what they are; only the top may be the
    // value of branches.
    boolean same = operand.kind() == Operand.Kind.ALLOCATED
        || operand.isOwnObject() && height < machine.height() - 1;
    if (same) {
      return operand;
    }
    Slot.Local temporary = locals.temporary("s" + height + "@" + target);
    return Machine.load(temporary, operand.value().type(), operand.value().origin());
  }

  private void enter(int block, Entry entry) {
    if (entries[block] == null) {
      entries[block] = entry;
      work.add(block);
    }
  }

  private Operand caught() {
    return Operand.of(new Expr.Unknown<>(List.of(), "java.lang.Throwable", start));
  }

  private Place place(int line, int instruction) {
    return new Place(start.sourceFile(), line, start.className(), start.method(), instruction);
  }

  private int[] lines() {
    int[] found = new int[flow.code().length];
    int line = 0;
    for (int i = 0; i < found.length; i++) {
      if (flow.code()[i] instanceof LineNumberNode n) {
        line = n.line;
      }
      found[i] = line;
    }
    return found;
  }

  private boolean storesOverThis() {
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof VarInsnNode v && v.var == 0 && v.getOpcode() >= Opcodes.ISTORE) {
        return true;
      }
    }
    return false;
  }
}
