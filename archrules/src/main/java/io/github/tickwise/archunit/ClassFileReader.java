package io.github.tickwise.archunit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.Source;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Reads class files from where ArchUnit found them. Keeps jars open until closed; one thread. */
final class ClassFileReader implements AutoCloseable {

  /** A class file that cannot be had; the message says why. */
  static final class UnreadableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnreadableException(String message) {
      super(message);
    }

    UnreadableException(URI source, Exception cause) {
      super("cannot read " + source + " (" + cause + ")", cause);
    }
  }

  private static final String JAR_SCHEME = "jar:";
  private static final String ENTRY = "!/";

  private final Map<Path, ZipFile> jars = new HashMap<>();

  byte[] read(JavaClass javaClass) throws UnreadableException {
    Source source = javaClass
        .getSource()
        .orElseThrow(() -> new UnreadableException("ArchUnit knows no class file of it"));
    URI uri = source.getUri();
    try {
      Path jar = jar(uri);
      return jar == null ? readUrl(uri) : readEntry(jar, uri);
    } catch (IOException | RuntimeException e) {
      throw new UnreadableException(uri, e);
    }
  }

  /** The jar file of {@code jar:file:...!/entry}; {@code null} for anything else, jars in jars too. */
  private static Path jar(URI uri) {
    String text = uri.toString();
    int end = text.indexOf(ENTRY);
    boolean plain =
        text.startsWith(JAR_SCHEME + "file:") && end >= 0 && end == text.lastIndexOf(ENTRY);
    return plain ? Path.of(URI.create(text.substring(JAR_SCHEME.length(), end))) : null;
  }

  // A connection for each class would open the jar for each class.
  private byte[] readEntry(Path jar, URI uri) throws IOException {
    ZipFile zip = jars.get(jar);
    if (zip == null) {
      zip = new ZipFile(jar.toFile());
      jars.put(jar, zip);
    }
    String decoded = uri.getSchemeSpecificPart();
    ZipEntry entry = zip.getEntry(decoded.substring(decoded.lastIndexOf(ENTRY) + ENTRY.length()));
    if (entry == null) {
      throw new IOException("no such entry");
    }
    try (InputStream in = zip.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  private static byte[] readUrl(URI uri) throws IOException {
    URLConnection connection = uri.toURL().openConnection();
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      return in.readAllBytes();
    }
  }

  @Override
  public void close() {
    for (ZipFile jar : jars.values()) {
      try {
        jar.close();
      } catch (IOException e) {
        // Everything was read from it.
      }
    }
  }
}
