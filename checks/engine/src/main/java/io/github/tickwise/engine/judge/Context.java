package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.solve.Calls;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.List;

/** What all rules look at. */
record Context<O>(
    Solution<O> solution,
    Fields<O> fields,
    Remaps<O> remaps,
    Origins<O> origins,
    Report<O> report) {

  Value value(Expr<O> x, MethodFlow<O> flow) {
    return solution.value(x, flow);
  }

  boolean isTick(Expr<O> x, MethodFlow<O> flow) {
    return x != null && value(x, flow).isTick();
  }

  List<Role> roles(Expr.Call<O> call) {
    return solution.calls().roles(call);
  }

  Expr<O> argument(Expr.Call<O> call, int index) {
    return Calls.argument(call, index);
  }

  /** Whether all clocks of a reading start at 0 when the device boots: they may be ordered. */
  boolean isBoot(Value v) {
    List<Clock> clocks = solution.clocks(v);
    return !clocks.isEmpty() && clocks.stream().allMatch(Clock::boot);
  }

  /** How messages call the clocks of a reading. */
  String clockNames(Value v) {
    List<String> names =
        solution.clocks(v).stream().map(Clock::source).distinct().toList();
    return names.isEmpty() ? "a monotonic clock" : String.join(" or ", names);
  }
}
