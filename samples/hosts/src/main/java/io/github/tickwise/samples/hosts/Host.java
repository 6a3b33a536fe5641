package io.github.tickwise.samples.hosts;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A compiler with an Error Prone in it. */
record Host(Jdk jdk, String errorProne) {
  /** The first that asks for an option of its own. */
  private static final int TYPE_ANNOTATIONS_MINOR = 46;

  /** As the page names it. */
  String label() {
    return "JDK " + jdk.major() + ", Error Prone " + errorProne;
  }

  /** Error Prone as the user's processor path has it. */
  String processorPath(ClassPaths paths) throws IOException {
    return paths.of("com.google.errorprone:error_prone_core:" + errorProne);
  }

  /** What Error Prone asks for beside the plugin's own argument. */
  List<String> options() {
    List<String> options =
        new ArrayList<>(List.of("-XDcompilePolicy=simple", "--should-stop=ifError=FLOW"));
    if (minor() >= TYPE_ANNOTATIONS_MINOR) {
      options.add("-XDaddTypeAnnotationsToSymbol=true");
    }
    return options;
  }

  /** The number by which the versions of Error Prone are told apart. */
  int minor() {
    return Integer.parseInt(errorProne.split("\\.")[1]);
  }
}
