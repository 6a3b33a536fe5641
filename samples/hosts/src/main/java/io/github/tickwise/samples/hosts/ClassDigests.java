package io.github.tickwise.samples.hosts;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;

/** Takes the class files that a compiler writes, and keeps a digest of the bytes of each. */
final class ClassDigests extends ForwardingJavaFileManager<StandardJavaFileManager> {
  private final Map<String, String> digests = new TreeMap<>();

  ClassDigests(StandardJavaFileManager files) {
    super(files);
  }

  /** Class to SHA-256. */
  Map<String, String> digests() {
    return digests;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    URI uri = URI.create("digest:///" + className.replace('.', '/') + kind.extension);
    return new SimpleJavaFileObject(uri, kind) {
      @Override
      public OutputStream openOutputStream() {
        return new ByteArrayOutputStream() {
          @Override
          public void close() throws IOException {
            super.close();
            digests.put(className, digest(toByteArray()));
          }
        };
      }
    };
  }

  private static String digest(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
