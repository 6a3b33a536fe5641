package io.github.tickwise.bytecode;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Reads the class files of jars and directories in the order given, those of one path sorted by name. Versioned
 * entries of multi-release jars and jars inside jars are left out.
 */
final class ClassPathReader {
  private final List<ClassFile> classFiles = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  List<ClassFile> classFiles() {
    return classFiles;
  }

  List<Problem> problems() {
    return problems;
  }

  void read(Path path) {
    try {
      if (Files.isDirectory(path)) {
        readDirectory(path);
      } else if (path.toString().endsWith(".class")) {
        classFiles.add(new ClassFile(path.toString(), Files.readAllBytes(path)));
      } else if (!Files.exists(path)) {
        problems.add(new Problem(path.toString(), "no such file or directory"));
      } else {
        readJar(path);
      }
    } catch (IOException e) {
      problems.add(Problem.of(path.toString(), e));
    }
  }

  private void readDirectory(Path directory) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(directory)) {
      files = walk.filter(f -> isClass(directory.relativize(f).toString().replace('\\', '/')))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    }
    for (Path file : files) {
      try {
        classFiles.add(new ClassFile(file.toString(), Files.readAllBytes(file)));
      } catch (IOException e) {
        problems.add(Problem.of(file.toString(), e));
      }
    }
  }

  private void readJar(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<? extends ZipEntry> entries = zip.stream()
          .filter(e -> !e.isDirectory() && isClass(e.getName()))
          .sorted(Comparator.comparing(ZipEntry::getName))
          .toList();
      for (ZipEntry entry : entries) {
        String location = jar + "!/" + entry.getName();
        try (InputStream in = zip.getInputStream(entry)) {
          classFiles.add(new ClassFile(location, in.readAllBytes()));
        } catch (IOException e) {
          problems.add(Problem.of(location, e));
        }
      }
    } catch (ZipException e) {
      problems.add(
          new Problem(jar.toString(), "neither a jar nor a class file: " + e.getMessage()));
    }
  }

  private static boolean isClass(String name) {
    return name.endsWith(".class")
        && !name.startsWith("META-INF/")
        && !name.endsWith("module-info.class");
  }
}
