package io.github.tickwise.errorprone.fix;

import com.google.errorprone.VisitorState;
import com.google.errorprone.fixes.SuggestedFix;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.tree.JCTree;
import io.github.tickwise.engine.fix.Edit;
import io.github.tickwise.engine.fix.Fix;
import java.util.Optional;

/**
 * Writes fixes down for one compilation unit. Text that two fixes touch is given to the first one
 * only: a host may make changes one by one, and half of a fix is wrong. The next run offers the other.
 */
public final class FixWriter {
  private final Style style;
  private final Touched touched = new Touched();

  public FixWriter(Style style) {
    this.style = style;
  }

  /**
   * The fix as changes of text.
   *
   * @param state at the place of the finding
   * @return empty where one of the fix's changes cannot be written
   */
  public Optional<SuggestedFix> write(Fix<Tree> fix, VisitorState state) {
    SuggestedFix.Builder builder = SuggestedFix.builder();
    if (state.getSourceCode() == null) {
      return Optional.empty();
    }
    Writing writing = new Writing(state, style, builder);
    for (Edit<Tree> edit : fix.edits()) {
      // What is known from a class file only has no text.
      if (!(edit.at() instanceof JCTree) || !write(edit, writing)) {
        return Optional.empty();
      }
    }
    return writing.changes.writeTo(builder) && touched.take(writing.changes)
        ? Optional.of(builder.build())
        : Optional.empty();
  }

  private static boolean write(Edit<Tree> edit, Writing w) {
    if (edit instanceof Edit.Subtract<Tree> e) {
      return new ComparisonText(w).subtract(e.at());
    }
    if (edit instanceof Edit.SubtractIfSet<Tree> e) {
      return new ComparisonText(w).subtractIfSet(e.at(), e.slot(), e.otherwise());
    }
    if (edit instanceof Edit.Sign<Tree> e) {
      return new CallText(w).sign(e);
    }
    if (edit instanceof Edit.Choose<Tree> e) {
      return new CallText(w).choose(e);
    }
    if (edit instanceof Edit.Sum<Tree> e) {
      return new CallText(w).sum(e);
    }
    if (edit instanceof Edit.Unclamp<Tree> e) {
      return new CastText(w).unclamp(e);
    }
    if (edit instanceof Edit.SignOfCast<Tree> e) {
      return new CastText(w).sign(e);
    }
    if (edit instanceof Edit.Uncast<Tree> e) {
      return new CastText(w).uncast(e);
    }
    if (edit instanceof Edit.CastLast<Tree> e) {
      return new CastText(w).castLast(e);
    }
    if (edit instanceof Edit.Group<Tree> e) {
      return new CastText(w).group(e);
    }
    if (edit instanceof Edit.Midpoint<Tree> e) {
      return new CastText(w).midpoint(e);
    }
    if (edit instanceof Edit.ConvertLast<Tree> e) {
      return new ConversionText(w).convertLast(e);
    }
    if (edit instanceof Edit.Unconvert<Tree> e) {
      return new ConversionText(w).unconvert(e);
    }
    if (edit instanceof Edit.TimedWait<Tree> e) {
      return new WaitText(w).timedWait(e);
    }
    return slot(edit, w);
  }

  private static boolean slot(Edit<Tree> edit, Writing w) {
    if (edit instanceof Edit.Seed<Tree> e) {
      return new DeclarationText(w).seed(e);
    }
    if (edit instanceof Edit.DeclareFlag<Tree> e) {
      return new DeclarationText(w).declareFlag(e);
    }
    if (edit instanceof Edit.AskFlag<Tree> e) {
      return new SlotText(w).ask(e);
    }
    if (edit instanceof Edit.RaiseFlag<Tree> e) {
      return new SlotText(w).raise(e);
    }
    return edit instanceof Edit.LowerFlag<Tree> e && new SlotText(w).lower(e);
  }
}
