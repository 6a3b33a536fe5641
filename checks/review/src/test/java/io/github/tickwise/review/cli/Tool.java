package io.github.tickwise.review.cli;

import io.github.tickwise.review.Main;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** One run of the command line. */
record Tool(int status, List<String> out, String err) {
  static Tool run(Object... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] args = new String[arguments.length];
    for (int i = 0; i < args.length; i++) {
      args[i] = arguments[i].toString();
    }
    int status = Main.run(new PrintWriter(out), new PrintWriter(err), args);
    return new Tool(status, out.toString().lines().toList(), err.toString());
  }
}
