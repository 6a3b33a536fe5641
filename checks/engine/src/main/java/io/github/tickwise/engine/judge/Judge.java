package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.List;
import java.util.stream.IntStream;

/** Shows every expression of a solved program to every rule. */
public final class Judge {
  private Judge() {}

  /** All findings, in the order of the program's methods. */
  public static <O> List<Finding<O>> findings(Solution<O> solution) {
    CallGraph<O> graph = new CallGraph<>(solution);
    Fields<O> fields = new Fields<>(solution, graph);
    Remaps<O> remaps = new Remaps<>(solution);
    Saturations<O> saturations = new Saturations<>(solution);
    Unwraps<O> unwraps = new Unwraps<>(solution);
    for (Method<O> m : solution.program().methods()) {
      MethodFlow<O> flow = solution.flow(m);
      graph.collect(flow);
      fields.collect(flow);
      remaps.collect(flow);
      saturations.collect(flow);
      unwraps.collect(flow);
    }
    Report<O> report = new Report<>(QuietSlots.of(solution));
    Context<O> context =
        new Context<>(solution, fields, remaps, new Origins<>(solution, fields, remaps), report);
    List<ExpressionRule<O>> operators = List.of(
        new ClockMixes<>(context),
        new Units<>(context),
        new Sinks<>(context),
        new ExactSums<>(context, saturations),
        new Sentinels<>(context, unwraps),
        new Extremes<>(context),
        new Comparisons<>(context),
        new Shapes<>(context),
        new Orderings<>(context),
        new Truncations<>(context),
        new Scalings<>(context, new Uses<>(solution), unwraps),
        new Horizons<>(context),
        new Escapes<>(context));
    List<ExpressionRule<O>> slots = List.of(
        new InfiniteWaits<>(context),
        new EarlyReads<>(context),
        new NeverStored<>(context),
        new Resets<>(context, saturations),
        new MixedSlots<>(context),
        new ClaimMismatches<>(context));
    Unannotated<O> unannotated = new Unannotated<>(context);
    for (Method<O> m : solution.program().methods()) {
      Walk.method(solution.flow(m), (x, site) -> {
        report.lookAt(x, site);
        first(operators, report, x, site);
        slots.forEach(r -> r.inspect(x, site));
        unannotated.inspect(x, site);
      });
    }
    report.lookAt(null, null);
    unannotated.overridden();
    List<Finding<O>> findings = new Remedies<>(context, saturations).of(report.entries());
    Evidence<O> evidence = new Evidence<>(solution);
    return IntStream.range(0, findings.size())
        .mapToObj(i -> evidence.of(report.entries().get(i), findings.get(i)))
        .toList();
  }

  /** One operator, one finding: the first rule that has something to say of it is the last one asked. */
  private static <O> void first(
      List<ExpressionRule<O>> rules, Report<O> report, Expr<O> x, Site<O> site) {
    int before = report.said();
    for (ExpressionRule<O> rule : rules) {
      rule.inspect(x, site);
      if (report.said() != before) {
        return;
      }
    }
  }
}
