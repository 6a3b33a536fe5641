package io.github.tickwise.engine.catalog;

import io.github.tickwise.engine.algebra.Algebra.Operator;
import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Names;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads catalogue lines. A line is
 *
 * <pre>CLASS#METHOD(ARGS) : ROLE WORDS [; ROLE WORDS]...</pre>
 *
 * or {@code ordered CLASS PART} for a naturally ordered collection, {@code holder CLASS} for a type
 * whose contents are followed. {@code #} begins a comment at the start of a line or after a blank.
 */
final class CatalogParser {
  private static final Pattern LINE =
      Pattern.compile("([\\w.$]+)#(<init>|[\\w$]+)\\(([^)]*)\\)\\s*:\\s*(.+)");
  private static final Set<String> UNITS =
      Set.of("nanos", "micros", "millis", "seconds", "raw", "days");

  /** What a file says. */
  record Parsed(List<MethodModel> models, List<String[]> ordered, List<String> holders) {}

  private final String file;
  private final boolean user;
  private int line;

  CatalogParser(String file, boolean user) {
    this.file = file;
    this.user = user;
  }

  Parsed parse(List<String> lines) {
    Parsed parsed = new Parsed(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (String raw : lines) {
      line++;
      String text = raw.replaceFirst("(^|\\s)#\\s.*$|^#.*$", "").strip();
      if (text.isEmpty()) {
        continue;
      }
      String[] words = text.split("\\s+");
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
    Matcher m = LINE.matcher(text);
    if (!m.matches()) {
      throw problem("expected CLASS#METHOD(ARGS) : ROLE, found \"" + text + "\"");
    }
    String owner = m.group(1);
    String name = m.group(2);
    String arguments = m.group(3).strip();
    List<String> parameters = arguments.equals("*")
        ? null
        : arguments.isEmpty() ? List.of() : Arrays.asList(arguments.split("\\s*,\\s*"));
    List<Role> roles = new ArrayList<>();
    for (String role : m.group(4).split("\\s*;\\s*")) {
      roles.add(role(role.strip(), Names.simpleType(owner) + "." + name + "()"));
    }
    return new MethodModel(owner, name, parameters, List.copyOf(roles), user);
  }

  private Role role(String text, String display) {
    String[] w = text.split("\\s+");
    return switch (w[0]) {
      case "TICK" -> new Role.Source(Kind.TICK, clock(display, w));
      case "SPAN" -> new Role.Source(Kind.SPAN, null);
      case "WALL" -> new Role.Source(Kind.WALL, null);
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
      case "DURATION" -> new Role.Sink(argument(w, 1), false);
      case "DATE" -> new Role.Sink(argument(w, 1), true);
      case "SORTS" -> new Role.Sorts(argument(w, 1));
      case "EXTREME_OF_ELEMENTS" -> new Role.ExtremeOfElements();
      case "ORDERS_BY_KEY" -> new Role.OrdersByKey(argument(w, 1));
      case "GET" -> new Role.Get(part(word(w, 1)), w.length > 2 ? argument(w, 2) : Role.RECEIVER);
      case "PUT" -> new Role.Put(part(word(w, 1)), argument(w, 2));
      case "PUT_INTO" -> new Role.PutInto(argument(w, 1), argument(w, 2));
      case "TESTS" -> new Role.TestsContent(argument(w, 1));
      case "PUT_ALL" -> new Role.PutAll(argument(w, 1));
      case "DEFAULT" -> new Role.Default(argument(w, 1));
      case "ZERO" -> new Role.StartsAtZero();
      case "VIEW" -> new Role.View(w.length > 1 ? argument(w, 1) : Role.RECEIVER);
      case "KEYS" -> new Role.Keys();
      case "APPLY" -> apply(text);
      case "HELPER" -> new Role.Helper();
      default -> throw problem("unknown role \"" + w[0] + "\"");
    };
  }

  private Role.Arithmetic arithmetic(Operator op, String[] w) {
    boolean checked = w.length > 3 && w[3].equals("checked");
    return new Role.Arithmetic(op, argument(w, 1), argument(w, 2), checked);
  }

  private Role apply(String text) {
    Matcher m = Pattern.compile(
            "APPLY\\s+(\\d+)\\s*\\(([^)]*)\\)\\s*->\\s*(VALUE|KEY|FRESH|RESULT|-)")
        .matcher(text);
    if (!m.matches()) {
      throw problem("expected APPLY n(inputs) -> output, found \"" + text + "\"");
    }
    String inputs = m.group(2).strip();
    return new Role.Apply(
        Integer.parseInt(m.group(1)),
        inputs.isEmpty() ? List.of() : Arrays.asList(inputs.split("\\s*,\\s*")),
        m.group(3));
  }

  private Clock clock(String display, String[] w) {
    String unit = word(w, 1);
    if (!UNITS.contains(unit)) {
      throw problem("unknown time unit \"" + unit
          + "\", expected one of nanos, micros, millis, seconds, raw");
    }
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
    for (int i = 1; i < w.length; i++) {
      all.add(argument(w, i));
    }
    return all;
  }

  private int argument(String[] w, int at) {
    String s = word(w, at);
    if (s.equals("this")) {
      return Role.RECEIVER;
    }
    try {
      return Integer.parseInt(s);
    } catch (NumberFormatException e) {
      throw problem("expected an argument number or \"this\", found \"" + s + "\"");
    }
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
    return w[at];
  }

  private CatalogException problem(String what) {
    return new CatalogException(file, line, what);
  }
}
