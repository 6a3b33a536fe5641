package io.github.tickwise.engine.source;

import static io.github.tickwise.engine.source.Ast.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.ProgramText;
import io.github.tickwise.engine.model.Slot;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Lambdas, method references, local and anonymous classes, and the locals that they read. */
class FunctionFlowTest {
  private final Variable<String> a = var("long", "a");
  private final Variable<String> x = var("long", "x");
  private final Variable<String> run = var("java.lang.Runnable", "run");

  private Stmt<String> use(Variable<String> v) {
    return eval(call("void", "use", read(v)));
  }

  @Test
  void aLambdaReadsWhatItCapturedAndReturnsWhatItsBodySays() {
    Node<String> lambda = lambda(List.of(x), ret(bin(read(x), "-", read(a))));
    assertEquals(
        """
        p.T#m(long) : void
          parameters a
        b0:
          ^a = a
          init run = lambda T::lambda$m$0
          end
        p.T#lambda$m$0(long) : long [private lambda] in p.T#m(long)
          parameters x
        b0:
          return (x - ^a)
        """,
        written(unit(
            OWNER,
            List.of(),
            List.of(),
            List.of(method("void", "m", List.of(a), local(run, lambda))))));
  }

  @Test
  void aNestedLambdaCapturesThroughTheOuterOne() {
    Node<String> inner = lambda(List.of(), seq(use(a), use(x)));
    Node<String> outer = lambda(List.of(), seq(local(x, lit(1)), eval(call("void", "run", inner))));
    assertEquals("""
        b0:
          ^a = a
          init run = lambda T::lambda$m$0
          end
        p.T#lambda$m$0() : void [private lambda] in p.T#m(long)
        b0:
          init x = 1L
          ^x = x
          eval T.run(lambda T::lambda$lambda$m$0$1)
          end
        p.T#lambda$lambda$m$0$1() : void [private lambda] in p.T#lambda$m$0()
        b0:
          eval T.use(^a)
          eval T.use(^x)
          end
        """, body("void", List.of(a), local(run, outer)));
  }

  @Test
  void aCaptureNamesTheDeclaringMethod() {
    Node<String> lambda = lambda(List.of(), use(a));
    var program = program(unit(
        OWNER, List.of(), List.of(), List.of(method("void", "m", List.of(a), local(run, lambda)))));
    var store = (io.github.tickwise.engine.model.Effect.Assign<String>)
        program.methods().get(1).blocks().get(0).effects().get(0);
    assertEquals(
        new Slot.Captured("p.T#m(long)", program.methods().get(1).parameters().get(0)),
        store.target());
  }

  @Test
  void aCaptureDoesNotDisturbOperands() {
    assertEquals(
        """
        b0:
          ^a = a
          eval T.schedule(T.nanoTime(), lambda T::lambda$m$0)
          end
        p.T#lambda$m$0() : void [private lambda] in p.T#m(long)
        b0:
          eval T.use(^a)
          end
        """,
        body(
            "void",
            List.of(a),
            eval(call("void", "schedule", call("long", "nanoTime"), lambda(List.of(), use(a))))));
  }

  @Test
  void references() {
    var read = new MethodRef("p.Ticker", "read", List.of(), "long", false);
    assertEquals(
        """
        b0:
          init run = Ticker::read[T.ticker]
          init run#1 = Ticker::read
          end
        """,
        body(
            local(run, new Node.Reference<>(read, field("p.Ticker", "ticker"), "p.S", "::")),
            local(
                var("java.lang.Runnable", "run"), new Node.Reference<>(read, null, "p.S", "::"))));
  }

  @Test
  void anAnonymousClassCapturesWhereItIsCreated() {
    var inner = unit(
        "p.T$1",
        List.of(fieldUnit("long", "seen", false, read(a), 0)),
        List.of(),
        List.of(method("void", "run", List.of(), use(a))));
    assertEquals(
        """
        p.T#<init>() : void [synthetic]
        b0:
          end

        p.T#m(long) : void
          parameters a
        b0:
          ^a = a
          init run = new Runnable()
          end

        p.T$1#<init>() : void [synthetic] in p.T#m(long)
        b0:
          init T.seen = ^a
          end

        p.T$1#run() : void in p.T#m(long)
        b0:
          eval T.use(^a)
          end

        """,
        ProgramText.of(program(unit(
            OWNER,
            List.of(),
            List.of(),
            List.of(method(
                "void", "m", List.of(a), local(run, create("java.lang.Runnable", inner))))))));
  }

  @Test
  void aLocalClassCapturesWhereItIsDeclared() {
    var inner =
        unit("p.T$L", List.of(), List.of(), List.of(method("void", "go", List.of(), use(a))));
    assertEquals(
        """
        b0:
          a = T.f()
          ^a = a
          eval new L()
          end
        p.T$L#go() : void in p.T#m(long)
        b0:
          eval T.use(^a)
          end
        """,
        body(
            "void",
            List.of(a),
            eval(set(read(a), call("long", "f"))),
            new Stmt.LocalClass<>(inner),
            eval(create("p.T$L", null))));
  }

  @Test
  void aLambdaInFinallyIsOneMethod() {
    Stmt<String> last = eval(call("void", "run", lambda(List.of(), use(a))));
    assertEquals("""
        b0:
          goto b1
        b1:
          eval T.act()
          goto b2
          throws b3
        b2:
          ^a = a
          eval T.run(lambda T::lambda$m$0)
          goto b4
        b3:
          ^a = a
          eval T.run(lambda T::lambda$m$0)
          end
        b4:
          end
        p.T#lambda$m$0() : void [private lambda] in p.T#m(long)
        b0:
          eval T.use(^a)
          end
        """, body("void", List.of(a), attempt(act("act"), List.of(), last)));
  }

  @Test
  void aLambdaInAnInitialiserIsOneMethodForAllConstructors() {
    Variable<String> k = var("long", "k");
    Stmt<String> block =
        seq(local(k, call("long", "f")), eval(call("void", "register", lambda(List.of(), use(k)))));
    var unit = unit(
        OWNER,
        List.of(),
        List.of(new ClassUnit.InitializerUnit<>(false, block, 0)),
        List.of(
            method("void", "<init>", List.of(), seq()),
            method("void", "<init>", List.of(a), seq())));
    assertEquals("""
        p.T#<init>() : void
        b0:
          init k = T.f()
          ^k = k
          eval T.register(lambda T::lambda$<init>$0)
          end
        p.T#lambda$<init>$0() : void [private lambda] in p.T#<init>()
        b0:
          eval T.use(^k)
          end
        p.T#<init>(long) : void
          parameters a
        b0:
          init k = T.f()
          ^k = k
          eval T.register(lambda T::lambda$<init>$0)
          end
        """, written(unit));
  }

  @Test
  void whatIsSuppressedAtAFieldOrMethodIsSuppressedInItsLambdas() {
    var field = new ClassUnit.FieldUnit<>(
        new FieldDecl<>(
            new Slot.Field(OWNER, "f"), "p.F", false, true, true, true, Set.of("A"), "f"),
        lambda(List.of(), act("inField")),
        null,
        0);
    var method = new ClassUnit.MethodUnit<>(
        "m",
        List.of(),
        "void",
        Set.of(Method.Modifier.STATIC),
        List.of(),
        null,
        eval(call("void", "run", lambda(List.of(), act("inMethod")))),
        false,
        false,
        Set.of("B"),
        "m");
    var methods =
        program(unit(OWNER, List.of(field), List.of(), List.of(method))).methods();
    assertEquals(
        List.of("<init>", "lambda$<init>$0", "m", "lambda$m$1"),
        methods.stream().map(Method::name).toList());
    assertEquals(
        List.of(Set.of(), Set.of("A"), Set.of("B"), Set.of("B")),
        methods.stream().map(Method::suppressed).toList());
    assertEquals(
        Set.of(Method.Modifier.LAMBDA, Method.Modifier.PRIVATE, Method.Modifier.STATIC),
        methods.get(3).modifiers());
  }
}
