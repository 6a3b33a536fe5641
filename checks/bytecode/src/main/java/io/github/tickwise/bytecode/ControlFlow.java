package io.github.tickwise.bytecode;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** The basic blocks of a method that can be reached, in the order of the code; also split where a try range begins or ends. */
final class ControlFlow {

  /**
   * A block.
   *
   * @param start its first instruction
   * @param end after its last one
   * @param successors blocks that follow without an exception, the fall-through one first
   * @param handlers blocks that catch what it throws, innermost first
   */
  record Range(int start, int end, List<Integer> successors, List<Integer> handlers) {}

  private final InsnList instructions;
  private final AbstractInsnNode[] code;
  private final int[] blockAt;
  private final List<Range> blocks = new ArrayList<>();
  private final int[] entries;
  private final BitSet catching = new BitSet();

  ControlFlow(MethodNode method) {
    instructions = method.instructions;
    code = instructions.toArray();
    BitSet leaders = leaders(method);
    List<int[]> ranges = ranges(leaders);
    int[] rangeAt = new int[code.length];
    for (int r = 0; r < ranges.size(); r++) {
      rangeAt[ranges.get(r)[0]] = r;
    }
    List<List<Integer>> successors = new ArrayList<>();
    List<List<Integer>> handlers = new ArrayList<>();
    for (int[] range : ranges) {
      successors.add(distinct(successors(range), rangeAt));
      handlers.add(distinct(handlers(method, range), rangeAt));
    }
    int[] number = reachable(successors, handlers);
    blockAt = new int[code.length];
    if (number[0] > 0) {
      blocks.add(new Range(0, 0, List.of(number[0]), List.of()));
    }
    for (int r = 0; r < ranges.size(); r++) {
      if (number[r] >= 0) {
        int[] range = ranges.get(r);
        blockAt[range[0]] = number[r];
        blocks.add(new Range(
            range[0],
            range[1],
            distinct(successors.get(r), number),
            distinct(handlers.get(r), number)));
      }
    }
    entries = new int[blocks.size()];
    entries[0]++;
    for (Range block : blocks) {
      block.successors().forEach(b -> entries[b]++);
      block.handlers().forEach(catching::set);
    }
  }

  AbstractInsnNode[] code() {
    return code;
  }

  List<Range> blocks() {
    return blocks;
  }

  /** The block that a label begins. */
  int blockAt(LabelNode label) {
    return blockAt[real(index(label))];
  }

  /** Whether more than one way leads to the beginning of a block. */
  boolean isMerge(int block) {
    return entries[block] > 1;
  }

  /** Whether a block begins with a caught exception on the stack. */
  boolean isHandler(int block) {
    return catching.get(block);
  }

  private BitSet leaders(MethodNode method) {
    BitSet leaders = new BitSet();
    mark(leaders, 0);
    for (int i = 0; i < code.length; i++) {
      if (code[i] instanceof JumpInsnNode jump) {
        mark(leaders, index(jump.label));
      } else {
        Jumps.switchTargets(code[i]).forEach(l -> mark(leaders, index(l)));
      }
      if (Jumps.endsBlock(code[i])) {
        mark(leaders, i + 1);
      }
    }
    for (TryCatchBlockNode t : method.tryCatchBlocks) {
      mark(leaders, index(t.start));
      mark(leaders, index(t.end));
      mark(leaders, index(t.handler));
    }
    return leaders;
  }

  private void mark(BitSet leaders, int at) {
    int real = real(at);
    if (real < code.length) {
      leaders.set(real);
    }
  }

  private List<int[]> ranges(BitSet leaders) {
    List<int[]> ranges = new ArrayList<>();
    for (int i = leaders.nextSetBit(0); i >= 0; ) {
      int next = leaders.nextSetBit(i + 1);
      ranges.add(new int[] {i, next < 0 ? code.length : next});
      i = next;
    }
    return ranges;
  }

  private List<Integer> successors(int[] range) {
    List<Integer> found = new ArrayList<>();
    AbstractInsnNode last = last(range);
    int next = range[1];
    boolean jumpsAlways = last.getOpcode() == Opcodes.GOTO
        || last.getOpcode() == Opcodes.ATHROW
        || Jumps.isReturn(last.getOpcode())
        || Jumps.isSwitch(last);
    if (!jumpsAlways && next < code.length) {
      found.add(next);
    }
    if (last instanceof JumpInsnNode jump) {
      found.add(real(index(jump.label)));
    }
    Jumps.switchTargets(last).forEach(l -> found.add(real(index(l))));
    return found;
  }

  private List<Integer> handlers(MethodNode method, int[] range) {
    List<Integer> found = new ArrayList<>();
    if (mayThrow(range)) {
      for (TryCatchBlockNode t : method.tryCatchBlocks) {
        if (index(t.start) <= range[0] && range[0] < index(t.end)) {
          found.add(real(index(t.handler)));
        }
      }
    }
    return found;
  }

  private boolean mayThrow(int[] range) {
    for (int i = range[0]; i < range[1]; i++) {
      if (Opcode.mayThrow(code[i].getOpcode())) {
        return true;
      }
    }
    return false;
  }

  /** New numbers of the blocks; -1 for one that is never reached. */
  private static int[] reachable(List<List<Integer>> successors, List<List<Integer>> handlers) {
    BitSet seen = new BitSet();
    boolean loopsToEntry = false;
    Deque<Integer> work = new ArrayDeque<>(List.of(0));
    while (!work.isEmpty()) {
      int block = work.pop();
      if (!seen.get(block)) {
        seen.set(block);
        for (int next : concat(successors.get(block), handlers.get(block))) {
          loopsToEntry |= next == 0;
          work.push(next);
        }
      }
    }
    int[] number = new int[successors.size()];
    // Nothing leads back to the entry block: where code does, an empty block stands before it.
    int next = loopsToEntry ? 1 : 0;
    for (int r = 0; r < number.length; r++) {
      number[r] = seen.get(r) ? next++ : -1;
    }
    return number;
  }

  private static List<Integer> concat(List<Integer> first, List<Integer> second) {
    List<Integer> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  /** What a table says of each index, without repetitions. */
  private static List<Integer> distinct(List<Integer> indices, int[] table) {
    List<Integer> found = new ArrayList<>(indices.size());
    for (int i : indices) {
      if (!found.contains(table[i])) {
        found.add(table[i]);
      }
    }
    return found;
  }

  private AbstractInsnNode last(int[] range) {
    int i = range[1] - 1;
    while (code[i].getOpcode() < 0) {
      i--;
    }
    return code[i];
  }

  private int index(LabelNode label) {
    return instructions.indexOf(label);
  }

  /** The first instruction at or after a position that is more than a label, a line or a frame. */
  private int real(int at) {
    int i = at;
    while (i < code.length && code[i].getOpcode() < 0) {
      i++;
    }
    return i;
  }
}
