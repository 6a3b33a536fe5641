package io.github.tickwise.engine.catalog;

import io.github.tickwise.engine.algebra.Algebra.Operator;
import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads catalogue lines. A line is
 *
 * <pre>CLASS#METHOD(ARGS) : ROLE WORDS [; ROLE WORDS]...</pre>
 *
 * or {@code ordered CLASS PART} for a naturally ordered collection, {@code holder CLASS} for a type
 * whose contents are followed. {@code #} begins a comment at the start of a line or after a blank.
 * A word too many is an error like one too few: a line that is not understood would be silent.
 */
final class CatalogParser {
  private static final Pattern APPLY =
      Pattern.compile("APPLY\\s+(\\d+)\\s*\\(([^)]*)\\)\\s*->\\s*(VALUE|KEY|FRESH|RESULT|-)");

  /** No method has an argument of a number with more digits. */
  private static final int MOST_DIGITS = 3;

  private static final List<String> UNITS =
      List.of("nanos", "micros", "millis", "seconds", "days", "raw");
  private static final String ARGUMENT = "arg";
  private static final int ANY = -1;

  /** What a file says. */
  record Parsed(List<MethodModel> models, List<String[]> ordered, List<String> holders) {}

  private final String file;
  private final boolean user;
  private int line;
  private int arity;
  private int wordsRead;

  CatalogParser(String file, boolean user) {
    this.file = file;
    this.user = user;
  }

  Parsed parse(List<String> lines) {
    Parsed parsed = new Parsed(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (String raw : lines) {
      line++;
      String text = Words.withoutComment(raw);
      if (text.isEmpty()) {
        continue;
      }
      String[] words = Words.of(text);
      if (words[0].equals("ordered") && words.length == 3) {
        part(words[2]);
        parsed.ordered().add(new String[] {words[1], words[2]});
      } else if (words[0].equals("holder") && words.length == 2) {
        parsed.holders().add(words[1]);
      } else {
        parsed.models().add(method(text));
      }
    }
    return parsed;
  }

  private MethodModel method(String text) {
    Words.Signature signature = Words.signature(text);
    if (signature == null) {
      throw problem("expected CLASS#METHOD(ARGS) : ROLE, found \"" + text + "\"");
    }
    String owner = signature.owner();
    String name = signature.name();
    String arguments = signature.arguments();
    List<String> parameters =
        arguments.equals("*") ? null : arguments.isEmpty() ? List.of() : Words.list(arguments, ',');
    if (parameters != null && parameters.contains("")) {
      throw problem("an empty parameter in \"" + arguments + "\"");
    }
    arity = parameters == null ? ANY : parameters.size();
    List<Role> roles = new ArrayList<>();
    for (String role : Words.list(signature.meaning(), ';')) {
      roles.add(role(role, Names.simpleType(owner) + "." + name + "()"));
    }
    return new MethodModel(owner, name, parameters, List.copyOf(roles), user);
  }

  private Role role(String text, String display) {
    String[] w = Words.of(text);
    wordsRead = 1;
    Role role = role(text, w, display);
    if (wordsRead < w.length) {
      throw problem("unexpected word \"" + w[wordsRead] + "\" after " + w[0]);
    }
    return role;
  }

  private Role role(String text, String[] w, String display) {
    return switch (w[0]) {
      case "TICK" -> new Role.Source(Kind.TICK, clock(display, w));
      case "SPAN" -> duration(Kind.SPAN, w);
      case "WALL" -> duration(Kind.WALL, w);
      case "UNKNOWN" -> new Role.Source(Kind.UNKNOWN, null);
      case "PASS" -> new Role.Pass(argument(w, 1));
      case "ADD" -> arithmetic(Operator.ADD, w);
      case "SUBTRACT" -> arithmetic(Operator.SUBTRACT, w);
      case "SCALE" -> arithmetic(Operator.SCALE, w);
      case "REMAINDER" -> arithmetic(Operator.REMAINDER, w);
      case "CONVERT" -> new Role.ConvertUnit(argument(w, 1));
      case "MAGNITUDE" -> new Role.Magnitude(argument(w, 1));
      case "EXTREME" -> new Role.Extreme(arguments(w));
      case "ORDER" -> new Role.Order(argument(w, 1), argument(w, 2));
      case "SIGN" -> new Role.Sign(argument(w, 1));
      case "EQUAL" -> new Role.Equal(argument(w, 1), argument(w, 2));
      case "DURATION" ->
        new Role.Sink(argument(w, 1), false, w.length > 2 ? unit(word(w, 2)) : null);
      case "DATE" -> new Role.Sink(argument(w, 1), true, null);
      case "ESCAPE" -> new Role.Escape(argument(w, 1));
      case "WAIT" -> new Role.Wait(argument(w, 1), !word(w, 2, "throws"));
      case "NEGATE" -> new Role.Negate(argument(w, 1), word(w, 2, "checked"));
      case "SORTS" -> new Role.Sorts(argument(w, 1));
      case "EXTREME_OF_ELEMENTS" -> new Role.ExtremeOfElements();
      case "ORDERS_BY_KEY" -> new Role.OrdersByKey(argument(w, 1));
      case "GET" -> new Role.Get(part(word(w, 1)), w.length > 2 ? argument(w, 2) : Role.RECEIVER);
      case "PUT" -> new Role.Put(part(word(w, 1)), argument(w, 2));
      case "PUT_INTO" -> new Role.PutInto(argument(w, 1), argument(w, 2));
      case "TESTS" -> new Role.TestsContent(argument(w, 1));
      case "FIELD" -> new Role.FieldOf(argument(w, 1), argument(w, 2));
      case "PUT_ALL" -> new Role.PutAll(argument(w, 1));
      case "DEFAULT" -> new Role.Default(argument(w, 1));
      case "ZERO" -> new Role.StartsAtZero();
      case "VIEW" -> new Role.View(w.length > 1 ? argument(w, 1) : Role.RECEIVER);
      case "KEYS" -> new Role.Keys();
      case "APPLY" -> apply(text, w);
      case "HELPER" -> new Role.Helper();
      default -> throw problem("unknown role \"" + w[0] + "\"");
    };
  }

  private Role.Arithmetic arithmetic(Operator op, String[] w) {
    boolean checked = w.length > 3 && w[3].equals("checked");
    Role.Arithmetic role = new Role.Arithmetic(op, argument(w, 1), argument(w, 2), checked);
    wordsRead += checked ? 1 : 0;
    return role;
  }

  private Role apply(String text, String[] w) {
    wordsRead = w.length;
    Matcher m = APPLY.matcher(text);
    if (!m.matches()) {
      throw problem("expected APPLY n(inputs) -> output, found \"" + text + "\"");
    }
    String inputs = m.group(2).strip();
    List<String> all = inputs.isEmpty() ? List.of() : Words.list(inputs, ',');
    for (String input : all) {
      if (input.startsWith(ARGUMENT) && Words.isNumber(input.substring(ARGUMENT.length()))) {
        argument(input.substring(ARGUMENT.length()));
      } else if (!input.equals("KEY") && !input.equals("VALUE")) {
        throw problem("expected KEY, VALUE or argN as input, found \"" + input + "\"");
      }
    }
    return new Role.Apply(argument(m.group(1)), all, m.group(3));
  }

  /** A duration or a date; its unit may be said, but nothing depends on it. */
  private Role.Source duration(Kind kind, String[] w) {
    if (w.length > 1) {
      unit(word(w, 1));
    }
    return new Role.Source(kind, null);
  }

  private String unit(String unit) {
    if (!UNITS.contains(unit)) {
      throw problem(
          "unknown time unit \"" + unit + "\", expected one of " + String.join(", ", UNITS));
    }
    return unit;
  }

  private Clock clock(String display, String[] w) {
    String unit = unit(word(w, 1));
    wordsRead = w.length;
    int width = 64;
    boolean boot = false;
    for (int i = 2; i < w.length; i++) {
      switch (w[i]) {
        case "int32" -> width = 32;
        case "boot" -> boot = true;
        default ->
          throw problem("unknown word \"" + w[i] + "\" after TICK, expected int32 or boot");
      }
    }
    return new Clock(display, unit, width, boot);
  }

  private List<Integer> arguments(String[] w) {
    List<Integer> all = new ArrayList<>();
    all.add(argument(w, 1));
    for (int i = 2; i < w.length; i++) {
      all.add(argument(w, i));
    }
    return all;
  }

  private int argument(String[] w, int at) {
    String s = word(w, at);
    return s.equals("this") ? Role.RECEIVER : argument(s);
  }

  private int argument(String s) {
    if (!Words.isNumber(s) || s.length() > MOST_DIGITS) {
      throw problem("expected an argument number or \"this\", found \"" + s + "\"");
    }
    int number = Integer.parseInt(s);
    if (arity != ANY && number >= arity) {
      throw problem("argument " + number + " of a method of " + arity + "; they count from 0");
    }
    return number;
  }

  private Part part(String s) {
    return switch (s) {
      case "KEY" -> Part.KEY;
      case "VALUE" -> Part.VALUE;
      default -> throw problem("expected KEY or VALUE, found \"" + s + "\"");
    };
  }

  private String word(String[] w, int at) {
    if (at >= w.length) {
      throw problem("\"" + w[0] + "\" needs more words");
    }
    wordsRead = Math.max(wordsRead, at + 1);
    return w[at];
  }

  /** Whether that word stands there; nothing may stand there, too. */
  private boolean word(String[] w, int at, String expected) {
    boolean there = at < w.length && w[at].equals(expected);
    wordsRead = Math.max(wordsRead, there ? at + 1 : at);
    return there;
  }

  private CatalogException problem(String what) {
    return new CatalogException(file, line, what);
  }
}
