package io.github.tickwise.review.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote down. */
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    Properties p = new Properties();
    try (InputStream in =
        Version.class.getResourceAsStream("/io/github/tickwise/review/version.properties")) {
      p.load(in);
    }
    return new String[] {"tickwise " + p.getProperty("version")};
  }
}
