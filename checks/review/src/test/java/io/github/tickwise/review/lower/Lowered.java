package io.github.tickwise.review.lower;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramBuilder;
import io.github.tickwise.engine.model.ProgramText;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.engine.source.FlowBuilder;
import io.github.tickwise.review.types.TypeIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Sources lowered as one program, read back as text. */
final class Lowered {
  private final Program<Origin> program;

  private Lowered(Program<Origin> program) {
    this.program = program;
  }

  /** One program of several files, which are named {@code 0.java}, {@code 1.java}... */
  static Lowered of(String... files) {
    return knowing(Set.of(), files);
  }

  /** The same with names of classes that exist elsewhere. */
  static Lowered knowing(Set<String> names, String... files) {
    TypeIndex index = new TypeIndex(names);
    SourceLowering lowering = new SourceLowering(index);
    JavaParser parser = new JavaParser(new ParserConfiguration()
        .setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_25)
        .setAttributeComments(false));
    List<SourceUnit> units = new ArrayList<>();
    for (String text : files) {
      var parsed = parser.parse(text);
      if (!parsed.isSuccessful()) {
        throw new IllegalArgumentException(parsed.toString());
      }
      units.add(
          lowering.declare(units.size() + ".java", text, parsed.getResult().get()));
    }
    lowering.resolveSupertypes(units);
    units.forEach(lowering::resolveMembers);
    ProgramBuilder<Origin> builder = new ProgramBuilder<>();
    for (SourceUnit unit : units) {
      for (ClassUnit<Origin> u : lowering.lower(unit)) {
        FlowBuilder.lower(u, builder);
      }
    }
    return new Lowered(builder.build(index));
  }

  Program<Origin> program() {
    return program;
  }

  /** The method of that key. */
  Method<Origin> method(String key) {
    return program.methods().stream()
        .filter(m -> m.key().equals(key))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + key + " in " + keys()));
  }

  /** All keys, in order. */
  List<String> keys() {
    return program.methods().stream().map(Method::key).toList();
  }

  /** The effects of a method, without block labels. */
  String effects(String key) {
    return ProgramText.of(method(key))
        .lines()
        .filter(l -> l.startsWith("  ") && !l.equals("  end") && !l.startsWith("  parameters"))
        .map(String::strip)
        .collect(Collectors.joining("\n"));
  }

  /** The parameters of the lambdas of a class, in order of appearance. */
  List<String> lambdaParameters() {
    return program.methods().stream()
        .filter(Method::isLambda)
        .map(m -> String.join(",", m.parameterTypes()))
        .toList();
  }
}
