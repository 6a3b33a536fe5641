package io.github.tickwise.samples.conformance;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import io.github.tickwise.bytecode.ClassFile;
import io.github.tickwise.bytecode.Place;
import io.github.tickwise.bytecode.ProgramLowering;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.TickAnalysis;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramBuilder;
import io.github.tickwise.engine.source.FlowBuilder;
import io.github.tickwise.review.lower.Origin;
import io.github.tickwise.review.lower.SourceLowering;
import io.github.tickwise.review.lower.SourceUnit;
import io.github.tickwise.review.types.TypeIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The cases as the engine gets them, each for itself: lowered from sources and from class files, and judged.
 *
 * <p>Programs and catalogue are made once, so that judging them again takes a few milliseconds. Mutation tests of the code
 * that makes them ({@code catalog}, {@code model}, {@code source}) need them made anew: {@code -Dtickwise.kept=false}.
 */
final class LoweredCases {
  private static final boolean KEPT = !"false".equals(System.getProperty("tickwise.kept"));

  private final Corpus all;
  private final Map<Corpus, Program<Origin>> sources = new HashMap<>();
  private final Map<Corpus, Program<Place>> classFiles = new HashMap<>();
  private Catalog catalog;

  LoweredCases(Corpus all) {
    this.all = all;
  }

  /** What the engine says of a case's sources; what annotations suppress is left out. */
  List<Finding<Origin>> ofSources(Corpus one) throws IOException {
    Program<Origin> program = KEPT ? sources.get(one) : null;
    if (program == null) {
      program = lowered(one);
      sources.put(one, program);
    }
    return new TickAnalysis(catalog())
        .analyze(program).stream()
            .filter(f -> !f.origin().suppresses(f.rule().id()))
            .toList();
  }

  /** What the engine says of a case's class files. */
  List<Finding<Place>> ofClassFiles(Corpus one) throws IOException {
    Program<Place> program = KEPT ? classFiles.get(one) : null;
    if (program == null) {
      program = new ProgramLowering(1).lower(read(one.classes()));
      classFiles.put(one, program);
    }
    return new TickAnalysis(catalog()).analyze(program);
  }

  private Catalog catalog() throws IOException {
    if (catalog == null || !KEPT) {
      catalog = FrontEnd.catalog(all);
    }
    return catalog;
  }

  private Program<Origin> lowered(Corpus one) throws IOException {
    TypeIndex index = new TypeIndex(catalog().knownTypes());
    SourceLowering lowering = new SourceLowering(index);
    JavaParser parser = new JavaParser(new ParserConfiguration()
        .setLanguageLevel(LanguageLevel.JAVA_25)
        .setAttributeComments(false));
    List<SourceUnit> units = new ArrayList<>();
    for (Path file : one.files()) {
      String text = Files.readString(file);
      var tree = parser.parse(text).getResult().orElseThrow();
      units.add(lowering.declare(file.getFileName().toString(), text, tree));
    }
    lowering.resolveSupertypes(units);
    units.forEach(lowering::resolveMembers);
    ProgramBuilder<Origin> program = new ProgramBuilder<>();
    for (SourceUnit unit : units) {
      lowering.lower(unit).forEach(u -> {
        program.inUnit(u.name(), unit.path());
        FlowBuilder.lower(u, program);
      });
    }
    return program.build(index);
  }

  private static List<ClassFile> read(Path directory) throws IOException {
    List<ClassFile> files = new ArrayList<>();
    try (Stream<Path> paths = Files.list(directory)) {
      for (Path p : paths.sorted().toList()) {
        files.add(new ClassFile(p.toString(), Files.readAllBytes(p)));
      }
    }
    return files;
  }
}
