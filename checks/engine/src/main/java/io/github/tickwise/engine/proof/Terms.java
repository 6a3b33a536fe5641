package io.github.tickwise.engine.proof;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.judge.Exprs;
import io.github.tickwise.engine.judge.Texts;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import io.github.tickwise.engine.proof.Atom.Time;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns expressions of one method into terms. The same slot, version or call gives the same term
 * within one instance.
 */
final class Terms<O> {
  /** An expression of which nothing can be evaluated. */
  static final class Opaque extends Exception {
    private static final long serialVersionUID = 1L;

    Opaque() {
      super("opaque", null, false, false);
    }
  }

  private record Known<O>(Expr<O> x, Term term) {}

  private static final int DEEPEST = 24;
  private static final String UNSPEAKABLE = "...";

  private final Solution<O> solution;
  private final MethodFlow<O> flow;
  private final Given<O> given;
  private final Stores<O> stores;
  private final Operators<O> operators;
  private final List<Known<O>> known = new ArrayList<>();
  private final Map<Integer, Term> versions = new HashMap<>();
  private int block;
  private int effect;
  private int depth;
  private boolean usesGiven;

  /**
   * @param given what a place holds instead of a reading, or {@code null}
   * @param block where the finding's expression stands
   */
  Terms(
      Solution<O> solution,
      Stores<O> stores,
      MethodFlow<O> flow,
      Given<O> given,
      int block,
      int effect) {
    this.solution = solution;
    this.flow = flow;
    this.given = given;
    this.block = block;
    this.effect = effect;
    this.stores = stores;
    this.operators = new Operators<>(this);
  }

  /** The term of an expression of the method. */
  Term of(Expr<O> x) throws Opaque {
    Number constant = Exprs.constant(x);
    if (constant != null) {
      return constant(constant);
    }
    stores.step();
    if (++depth > DEEPEST) {
      throw new Opaque();
    }
    try {
      return isGiven(x) ? new Term.Named(speakable(x), null, constant(given.value())) : open(x);
    } finally {
      depth--;
    }
  }

  static Term constant(Number n) {
    return new Term.Const(
        n instanceof Double || n instanceof Float
            ? (Number) n.doubleValue()
            : BigInteger.valueOf(n.longValue()));
  }

  private boolean isGiven(Expr<O> x) {
    boolean is = given != null
        && (x == given.place()
            || given.node() >= 0
                && x instanceof Expr.Load<O> load
                && !(load.slot() instanceof Slot.Local)
                && solution.node(load.slot()) == given.node());
    usesGiven |= is;
    return is;
  }

  /** Whether a term so far reads the given constant. */
  boolean usesGiven() {
    return usesGiven;
  }

  private Term open(Expr<O> x) throws Opaque {
    if (x instanceof Expr.Load<O> load) {
      return load.slot() instanceof Slot.Local local ? local(load, local) : slot(load);
    }
    if (x instanceof Expr.Call<O> call) {
      Term t = operators.call(call);
      return t != null ? t : called(call);
    }
    if (x instanceof Expr.Element<O>) {
      return outside(x, Time.ANY);
    }
    return operators.operator(x);
  }

  /** A local: what its only store stores, or a value from outside. */
  private Term local(Expr.Load<O> load, Slot.Local local) throws Opaque {
    int[] reaching = flow.versions(load);
    if (reaching.length != 1) {
      return outside(load, times(load));
    }
    Term known = versions.get(reaching[0]);
    if (known == null) {
      known = version(load, local, reaching[0]);
      versions.put(reaching[0], known);
    }
    return known;
  }

  private Term version(Expr.Load<O> load, Slot.Local local, int version) throws Opaque {
    List<Definition<O>> stored = solution.definitions(version);
    boolean own = stored.size() == 1
        && stored.get(0).value() != null
        && stored.get(0).flow() == flow
        && !(solution.slot(version) instanceof Slot.Param);
    if (!own) {
      return outside(load, times(load));
    }
    Definition<O> d = stored.get(0);
    int hereBlock = block;
    int hereEffect = effect;
    block = d.block();
    effect = d.effect();
    try {
      Term inner = of(d.value());
      if (Atoms.isLarge(inner)) {
        throw new Opaque(); // a local that is doubled again and again is soon beyond evaluating
      }
      return local.isTemporary() ? inner : named(local.name(), Texts.of(d.value()), inner);
    } catch (Opaque e) {
      return outside(load, times(load));
    } finally {
      block = hereBlock;
      effect = hereEffect;
    }
  }

  private static Term named(String name, String text, Term inner) {
    boolean plain = inner instanceof Term.Open
        || inner instanceof Term.Const
        || inner instanceof Term.Named n && n.text() == null
        || text.contains(UNSPEAKABLE)
        || readsUnnamed(inner);
    return new Term.Named(name, plain ? null : text, inner);
  }

  /** Whether a clock is read in it without getting a name: its value has none to be shown by. */
  private static boolean readsUnnamed(Term t) {
    return t instanceof Term.Open open && open.atom().isReading
        || !(t instanceof Term.Named) && Atoms.children(t).stream().anyMatch(Terms::readsUnnamed);
  }

  /** A field: its constant, its only store, or a value from outside. */
  private Term slot(Expr.Load<O> load) throws Opaque {
    Term seen = seen(load);
    if (seen != null) {
      return seen;
    }
    Term stored = stores.field(load.slot());
    return stored == null
        ? outside(load, times(load))
        : remember(load, new Term.Named(speakable(load), null, stored));
  }

  private Term called(Expr.Call<O> call) throws Opaque {
    Value v = solution.value(call, flow);
    boolean source = stores.isSource(call);
    Term body = source ? null : stores.result(call, block, effect);
    if (body != null) {
      return new Term.Named(speakable(call), null, body);
    }
    if (!v.isTick()) {
      return outside(call, Time.ANY);
    }
    Time time = source ? Time.NOW : times(call);
    // Two calls are two readings; what a getter gives twice is the same.
    return time == Time.NOW ? reading(call, v, Time.NOW) : outside(call, time);
  }

  private Time times(Expr<O> x) {
    Time t = stores.times().of(x, flow);
    return t == Time.NOW && !(x instanceof Expr.Call<O>) ? Time.PAST : t;
  }

  /** A value that is not computed here; the same one for the same text. */
  private Term outside(Expr<O> x, Time time) throws Opaque {
    Term seen = seen(x);
    if (seen != null) {
      return seen;
    }
    Value v = solution.value(x, flow);
    if (v.isTick()) {
      Term t = v.isIntactTick() ? reading(x, v, time) : scaled(x, time);
      return remember(x, t);
    }
    int bits = x.valueType() == ValueType.LONG ? 64 : x.valueType() == ValueType.INT ? 32 : 0;
    if (bits == 0 || v.has(Kind.WALL) || v.mayBeTick()) {
      throw new Opaque();
    }
    Term stored = stores.amounts().stored(x, flow);
    if (stored != null) {
      return remember(x, new Term.Named(speakable(x), null, new Term.Some(stored)));
    }
    if (!stores.amounts().isOpen(x, flow)) {
      throw new Opaque();
    }
    return remember(x, new Term.Open(Atom.amount(speakable(x), bits)));
  }

  /** A point that no source gives, but that is compared with readings. */
  Term point(Expr<O> x, Value clock) throws Opaque {
    Term t = new Term.Open(
        Atom.reading(speakable(x), bits(x, clock), unit(clock), clock.clocks(), Time.ANY));
    known.removeIf(k -> isSame(k.x(), x));
    return remember(x, t);
  }

  private Term reading(Expr<O> x, Value v, Time time) throws Opaque {
    if (!v.isIntactTick()) {
      throw new Opaque(); // scaled elsewhere: its range is not known
    }
    Atom atom = Atom.reading(speakable(x), bits(x, v), unit(v), v.clocks(), time);
    if (time == Time.NOW) {
      atom.block = block;
      atom.effect = effect;
    }
    return new Term.Open(atom);
  }

  /** A reading that was scaled on its way: its range is known from one of its stores. */
  private Term scaled(Expr<O> x, Time time) throws Opaque {
    Term stored = stores.any(x, flow);
    if (stored == null) {
      throw new Opaque();
    }
    Atom atom = Atoms.of(stored).readings().get(0);
    atom.time = time == Time.NOW ? Time.RECENT : time;
    return new Term.Named(speakable(x), null, stored);
  }

  private int bits(Expr<O> x, Value v) throws Opaque {
    int width = solution.clocks(v).stream().mapToInt(Clock::width).max().orElse(64);
    boolean fits = switch (x.valueType()) {
      case LONG -> width == 64;
      case INT -> width == 32;
      case REFERENCE, UNKNOWN -> true;
      default -> false;
    };
    if (!fits) {
      throw new Opaque();
    }
    return width;
  }

  private String unit(Value v) {
    return solution.clocks(v).stream().map(Clock::unit).findFirst().orElse("raw");
  }

  private Term seen(Expr<O> x) {
    return known.stream()
        .filter(k -> isSame(k.x(), x))
        .map(Known::term)
        .findFirst()
        .orElse(null);
  }

  /** The same place: of the same object too. */
  private boolean isSame(Expr<O> a, Expr<O> b) {
    if (!Exprs.same(a, b, flow)) {
      return false;
    }
    return isSameObject(receiver(Exprs.bare(a)), receiver(Exprs.bare(b)));
  }

  private boolean isSameObject(Expr<O> a, Expr<O> b) {
    return a == null || b == null ? a == b : isSame(a, b);
  }

  private static <O> Expr<O> receiver(Expr<O> x) {
    return x instanceof Expr.Load<O> load
        ? load.receiver()
        : x instanceof Expr.Call<O> call ? call.receiver() : null;
  }

  private Term remember(Expr<O> x, Term t) {
    known.add(new Known<>(x, t));
    return t;
  }

  private static <O> String speakable(Expr<O> x) throws Opaque {
    String text = Texts.of(Exprs.bare(x));
    if (text.startsWith(UNSPEAKABLE) || text.startsWith("$")) {
      throw new Opaque();
    }
    return text;
  }

  Value value(Expr<O> x) {
    return solution.value(x, flow);
  }

  List<Role> roles(Expr.Call<O> call) {
    return solution.calls().roles(call);
  }
}
