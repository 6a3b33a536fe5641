package io.github.tickwise.samples.hosts;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Whether the plugin is in nobody's way: a program compiled with it and without it.
 *
 * @param files how many were compiled
 * @param classes how many were written
 * @param findings what the rules found
 * @param likePlain whether the class files are those of javac alone; else they are those of Error Prone alone
 * @param faults what is not as it should be; empty if all is well
 */
record Unchanged(int files, int classes, int findings, boolean likePlain, List<String> faults) {
  /** Compiles twice, and once more with Error Prone alone if class files differ: then that is what counts. */
  static Unchanged of(Program program, Compiler compiler) throws IOException {
    Compiled plain = compiler.compile(program, Variant.PLAIN);
    Compiled tickwise = compiler.compile(program, Variant.TICKWISE);
    List<String> faults = new ArrayList<>();
    if (!plain.ok() || !tickwise.ok()) {
      faults.add("compiled: " + plain.ok() + ", " + tickwise.ok());
    }
    faults.addAll(tickwise.problems());
    List<String> changed = new ArrayList<>();
    difference("javac alone", plain.classes(), tickwise.classes(), changed);
    if (!changed.isEmpty()) {
      Compiled host = compiler.compile(program, Variant.HOST);
      difference("Error Prone alone", host.classes(), tickwise.classes(), faults);
    }
    return new Unchanged(
        program.files().size(),
        tickwise.classes().size(),
        tickwise.findings(),
        changed.isEmpty(),
        faults);
  }

  static void difference(
      String what, Map<String, String> without, Map<String, String> with, List<String> faults) {
    TreeSet<String> names = new TreeSet<>(without.keySet());
    names.addAll(with.keySet());
    names.removeIf(name -> with.getOrDefault(name, "").equals(without.get(name)));
    if (!names.isEmpty()) {
      faults.add("other class files than with " + what + ": " + names);
    }
    if (without.isEmpty()) {
      faults.add("no class files with " + what);
    }
  }
}
