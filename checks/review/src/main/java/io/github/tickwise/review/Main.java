package io.github.tickwise.review;

import io.github.tickwise.review.cli.ReviewCommand;
import io.github.tickwise.review.cli.ScanCommand;
import io.github.tickwise.review.cli.Version;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * The entry point of the command line. Exit status: 0 nothing found, 1 findings, 2 usage or input error (2 wins).
 */
@Command(
    name = "tickwise",
    description = "Finds wrong arithmetic on monotonic clock readings.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {ReviewCommand.class, ScanCommand.class})
public final class Main implements Runnable {
  @CommandLine.Spec
  private CommandLine.Model.CommandSpec spec;

  /** Runs and exits. */
  public static void main(String[] args) {
    System.exit(run(new PrintWriter(System.out, true), new PrintWriter(System.err, true), args));
  }

  /** Runs and returns the exit status. */
  public static int run(PrintWriter out, PrintWriter err, String... args) {
    int status = new CommandLine(new Main())
        .setOut(out)
        .setErr(err)
        .setParameterExceptionHandler((e, ignored) -> {
          CommandLine line = e.getCommandLine();
          line.getErr().println("tickwise: " + e.getMessage());
          line.getErr().println("Try '" + line.getCommandSpec().qualifiedName() + " --help'");
          return CommandLine.ExitCode.USAGE;
        })
        .setExecutionExceptionHandler((e, line, parsed) -> {
          line.getErr().println("tickwise: internal error: " + e);
          e.printStackTrace(line.getErr());
          return CommandLine.ExitCode.USAGE;
        })
        .execute(args);
    out.flush();
    err.flush();
    return status;
  }

  @Override
  public void run() {
    throw new CommandLine.ParameterException(
        spec.commandLine(), "a command is missing: review or scan");
  }
}
