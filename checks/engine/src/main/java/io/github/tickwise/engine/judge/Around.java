package io.github.tickwise.engine.judge;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;

/**
 * What stands around something, innermost first: one element, and the list of what is around that. Each expression of a
 * program has such a list and few are looked at, so it costs no copy; {@link #get} costs as many steps as the index says.
 */
final class Around<T> extends AbstractList<T> {
  private final T innermost;
  private final List<T> rest;
  private final int size;

  /**
   * @param rest such a list, or an empty one
   */
  Around(T innermost, List<T> rest) {
    this.innermost = innermost;
    this.rest = rest;
    this.size = rest.size() + 1;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public T get(int index) {
    Objects.checkIndex(index, size);
    Around<T> at = this;
    for (int i = 0; i < index; i++) {
      at = (Around<T>) at.rest;
    }
    return at.innermost;
  }

  @Override
  public Iterator<T> iterator() {
    return new Iterator<>() {
      private List<T> left = Around.this;

      @Override
      public boolean hasNext() {
        return !left.isEmpty();
      }

      @Override
      public T next() {
        if (left.isEmpty()) {
          throw new NoSuchElementException();
        }
        Around<T> at = (Around<T>) left;
        left = at.rest;
        return at.innermost;
      }
    };
  }
}
