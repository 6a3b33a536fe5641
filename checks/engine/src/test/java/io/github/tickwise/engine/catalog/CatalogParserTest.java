package io.github.tickwise.engine.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.algebra.Algebra.Operator;
import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.catalog.Role.Part;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of model files: what each role reads to, and what is said of a line that is wrong. */
class CatalogParserTest {

  @Test
  void aClock() {
    MethodModel m = method("my.Board#millis() : TICK millis int32 boot");
    assertEquals("my.Board", m.owner());
    assertEquals("millis", m.name());
    assertEquals(List.of(), m.parameters());
    Clock clock = new Clock("Board.millis()", "millis", 32, true);
    assertEquals(List.of(new Role.Source(Kind.TICK, clock)), m.roles());
  }

  @Test
  void aClockIs64BitsWideAndStartsAnywhere() {
    Clock clock = ((Role.Source) role("TICK raw")).clock();
    assertEquals(64, clock.width());
    assertEquals(false, clock.boot());
    assertEquals("raw", clock.unit());
  }

  @Test
  void otherSources() {
    assertEquals(new Role.Source(Kind.SPAN, null), role("SPAN"));
    assertEquals(new Role.Source(Kind.WALL, null), role("WALL"));
    assertEquals(new Role.Source(Kind.WALL, null), role("WALL millis"));
    assertEquals(new Role.Source(Kind.UNKNOWN, null), role("UNKNOWN"));
  }

  @Test
  void numbers() {
    assertEquals(new Role.Pass(Role.RECEIVER), role("PASS this"));
    assertEquals(new Role.Arithmetic(Operator.ADD, 0, 1, false), role("ADD 0 1"));
    assertEquals(new Role.Arithmetic(Operator.SUBTRACT, 0, 1, true), role("SUBTRACT 0 1 checked"));
    assertEquals(new Role.Arithmetic(Operator.SCALE, 1, 0, false), role("SCALE 1 0"));
    assertEquals(new Role.Arithmetic(Operator.REMAINDER, 0, 1, false), role("REMAINDER 0 1"));
    assertEquals(new Role.ConvertUnit(0), role("CONVERT 0"));
    assertEquals(new Role.Magnitude(0), role("MAGNITUDE 0"));
    assertEquals(new Role.Extreme(List.of(0, 1, 2)), role("EXTREME 0 1 2"));
    assertEquals(new Role.Order(Role.RECEIVER, 0), role("ORDER this 0"));
    assertEquals(new Role.Sign(0), role("SIGN 0"));
    assertEquals(new Role.Equal(0, 1), role("EQUAL 0 1"));
  }

  @Test
  void sinksAndOrders() {
    assertEquals(new Role.Sink(1, false, null), role("DURATION 1"));
    assertEquals(new Role.Sink(1, false, "millis"), role("DURATION 1 millis"));
    assertEquals(new Role.Sink(0, true, null), role("DATE 0"));
    assertEquals(new Role.Wait(0, true), role("WAIT 0"));
    assertEquals(new Role.Wait(0, false), role("WAIT 0 throws"));
    assertEquals(new Role.Negate(0, true), role("NEGATE 0 checked"));
    assertEquals(new Role.Negate(0, false), role("NEGATE 0"));
    assertEquals(new Role.Escape(1), role("ESCAPE 1"));
    assertEquals(new Role.Sorts(0), role("SORTS 0"));
    assertEquals(new Role.OrdersByKey(0), role("ORDERS_BY_KEY 0"));
    assertEquals(new Role.ExtremeOfElements(), role("EXTREME_OF_ELEMENTS"));
    assertEquals(new Role.Helper(), role("HELPER"));
  }

  @Test
  void holders() {
    assertEquals(new Role.Get(Part.VALUE, Role.RECEIVER), role("GET VALUE"));
    assertEquals(new Role.Get(Part.KEY, 0), role("GET KEY 0"));
    assertEquals(new Role.Put(Part.KEY, 0), role("PUT KEY 0"));
    assertEquals(new Role.PutInto(0, 1), role("PUT_INTO 0 1"));
    assertEquals(new Role.PutAll(0), role("PUT_ALL 0"));
    assertEquals(new Role.TestsContent(0), role("TESTS 0"));
    assertEquals(new Role.Default(1), role("DEFAULT 1"));
    assertEquals(new Role.StartsAtZero(), role("ZERO"));
    assertEquals(new Role.View(Role.RECEIVER), role("VIEW"));
    assertEquals(new Role.View(0), role("VIEW 0"));
    assertEquals(new Role.Keys(), role("KEYS"));
    assertEquals(
        new Role.Apply(1, List.of("VALUE", "arg0"), "FRESH"),
        role("APPLY 1(VALUE, arg0) -> FRESH"));
    assertEquals(new Role.Apply(0, List.of(), "-"), role("APPLY 0() -> -"));
  }

  @Test
  void severalRoles() {
    MethodModel m = method("my.Map#put(_, _) : PUT KEY 0; PUT VALUE 1 ;GET VALUE");
    assertEquals(
        List.of(
            new Role.Put(Part.KEY, 0),
            new Role.Put(Part.VALUE, 1),
            new Role.Get(Part.VALUE, Role.RECEIVER)),
        m.roles());
  }

  @Test
  void parameters() {
    assertEquals(List.of("long", "_"), method("a.B#c( long ,_ ) : HELPER").parameters());
    assertEquals(null, method("a.B#c(*) : HELPER").parameters());
    assertEquals("<init>", method("a.B$C#<init>(long) : PUT VALUE 0").name());
  }

  @Test
  void typesOfCollections() {
    CatalogParser.Parsed parsed = parse("ordered my.Heap VALUE", "holder my.Box");
    assertEquals(1, parsed.ordered().size());
    assertEquals(List.of("my.Heap", "VALUE"), List.of(parsed.ordered().get(0)));
    assertEquals(List.of("my.Box"), parsed.holders());
  }

  @Test
  void commentsAndBlankLines() {
    CatalogParser.Parsed parsed = parse(
        "# a.B#c() : TICK nanos",
        "",
        "   ",
        "   # indented",
        "#",
        "#a.B#c() : TICK nanos",
        "a.B#c() : TICK nanos # counts from boot",
        "a.B#d() : TICK nanos #and so on");
    assertEquals(2, parsed.models().size());
    assertEquals("c", parsed.models().get(0).name());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      TOCK nanos            | unknown role "TOCK"
      tick nanos            | unknown role "tick"
      TICK                  | "TICK" needs more words
      TICK jiffies          | unknown time unit "jiffies", expected one of nanos, micros, millis, seconds, days, raw
      TICK nanos int16      | unknown word "int16" after TICK, expected int32 or boot
      WALL years            | unknown time unit "years", expected one of nanos, micros, millis, seconds, days, raw
      PASS                  | "PASS" needs more words
      PASS first            | expected an argument number or "this", found "first"
      PASS -1               | expected an argument number or "this", found "-1"
      PASS -2               | expected an argument number or "this", found "-2"
      PASS 2                | argument 2 of a method of 2; they count from 0
      PASS 99999999999      | expected an argument number or "this", found "99999999999"
      PASS 0 1              | unexpected word "1" after PASS
      HELPER please         | unexpected word "please" after HELPER
      ADD 0                 | "ADD" needs more words
      ADD 0 1 unchecked     | unexpected word "unchecked" after ADD
      ORDER 0               | "ORDER" needs more words
      EXTREME               | "EXTREME" needs more words
      EXTREME 0 x           | expected an argument number or "this", found "x"
      GET                   | "GET" needs more words
      GET CONTENT           | expected KEY or VALUE, found "CONTENT"
      PUT VALUE             | "PUT" needs more words
      SPAN ;                | unknown role ""
      SPAN ; ; SPAN         | unknown role ""
      PASS 1000             | expected an argument number or "this", found "1000"
      APPLY 0               | expected APPLY n(inputs) -> output, found "APPLY 0"
      APPLY 0(VALUE) -> OUT | expected APPLY n(inputs) -> output, found "APPLY 0(VALUE) -> OUT"
      APPLY 0(IT) -> -      | expected KEY, VALUE or argN as input, found "IT"
      APPLY 0(argX) -> -    | expected KEY, VALUE or argN as input, found "argX"
      APPLY 0(arg) -> -     | expected KEY, VALUE or argN as input, found "arg"
      APPLY 0(xarg1) -> -   | expected KEY, VALUE or argN as input, found "xarg1"
      APPLY 0(arg7) -> -    | argument 7 of a method of 2; they count from 0
      APPLY 7() -> -        | argument 7 of a method of 2; they count from 0
      """)
  void rolesThatCannotBeRead(String role, String problem) {
    assertProblem("a.B#c(_, _) : " + role, problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a.B.c() : TICK nanos",
        "a.B#c : TICK nanos",
        "a.B#c() TICK nanos",
        "a.B#c() :",
        "a.B#c(() : TICK nanos",
        "a B#c() : TICK nanos",
        "ordered a.B",
        "holder",
        "garbage"
      })
  void linesThatCannotBeRead(String line) {
    assertProblem(line, "expected CLASS#METHOD(ARGS) : ROLE, found \"" + line.strip() + "\"");
  }

  @Test
  void partsOfOrderedTypes() {
    assertProblem("ordered a.B ELEMENT", "expected KEY or VALUE, found \"ELEMENT\"");
  }

  @Test
  void anEmptyParameter() {
    assertProblem("a.B#c(long,,long) : SPAN", "an empty parameter in \"long,,long\"");
    assertProblem("a.B#c(long,) : SPAN", "an empty parameter in \"long,\"");
  }

  /** The message names the file as given and the line, comments counted. */
  @Test
  void messagesNameFileAndLine() {
    CatalogParser parser = new CatalogParser("my/clocks.txt", true);
    List<String> lines = List.of("# mine", "", "a.B#c() : TICK nanos", "a.B#d() : TOCK");
    CatalogException e = assertThrows(CatalogException.class, () -> parser.parse(lines));
    assertEquals("my/clocks.txt:4: unknown role \"TOCK\"", e.getMessage());
  }

  /** Each rejected line is one that a reader would wrongly take for working. */
  @Test
  void usersErrorsAreCatalogExceptions() {
    Catalog catalog = Catalog.bundled();
    List<String> lines = List.of("a.B#c() : TICK fortnights");
    CatalogException e =
        assertThrows(CatalogException.class, () -> catalog.extendedBy("models.txt", lines));
    assertTrue(e.getMessage().startsWith("models.txt:1: "), e.getMessage());
  }

  private static void assertProblem(String line, String problem) {
    CatalogException e = assertThrows(CatalogException.class, () -> parse(line), line);
    assertEquals("f:1: " + problem, e.getMessage());
  }

  private static Role role(String text) {
    List<Role> roles = method("a.B#c(_, _, _) : " + text).roles();
    assertEquals(1, roles.size());
    return roles.get(0);
  }

  private static MethodModel method(String line) {
    return parse(line).models().get(0);
  }

  private static CatalogParser.Parsed parse(String... lines) {
    return new CatalogParser("f", false).parse(List.of(lines));
  }
}
