package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.testing.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** An expression where it stands: for questions that no rule asks alone. */
record Probed(Expr<String> x, Site<String> site, Solution<String> solution) {
  static Probed in(Sources sources, String label) {
    return only(
            sources,
            x -> x instanceof Expr.Call<String> call && call.method().name().equals(label))
        .argument();
  }

  /** The expression of that text. */
  static Probed at(Sources sources, Node<String> node) {
    return only(sources, x -> node.origin().equals(x.origin()));
  }

  private static Probed only(Sources sources, Predicate<Expr<String>> wanted) {
    Solution<String> solution = sources.solve().solution();
    List<Probed> found = new ArrayList<>();
    for (Method<String> m : solution.program().methods()) {
      Walk.method(solution.flow(m), (x, site) -> {
        if (wanted.test(x)) {
          found.add(new Probed(x, site, solution));
        }
      });
    }
    if (found.size() != 1) {
      throw new IllegalArgumentException(found.size() + " such expressions");
    }
    return found.get(0);
  }

  private Probed argument() {
    return new Probed(((Expr.Call<String>) x).arguments().get(0), site, solution);
  }

  MethodFlow<String> flow() {
    return site.flow();
  }
}
