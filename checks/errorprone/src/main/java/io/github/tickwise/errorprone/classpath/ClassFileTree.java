package io.github.tickwise.errorprone.classpath;

import com.sun.source.tree.Tree;
import com.sun.source.tree.TreeVisitor;
import io.github.tickwise.bytecode.Place;

/** Stands where javac has no tree: for code of a class file. */
public final class ClassFileTree implements Tree {
  private final Place place;

  ClassFileTree(Place place) {
    this.place = place;
  }

  @Override
  public Kind getKind() {
    return Kind.OTHER;
  }

  @Override
  public <R, D> R accept(TreeVisitor<R, D> visitor, D data) {
    return visitor.visitOther(this, data);
  }

  /** {@code Foo.java:12}, as far as the class file tells it. */
  @Override
  public String toString() {
    String file = place.sourceFile().substring(place.sourceFile().lastIndexOf('/') + 1);
    return place.line() > 0 ? file + ":" + place.line() : file;
  }
}
