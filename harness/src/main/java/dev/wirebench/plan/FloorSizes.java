package dev.wirebench.plan;

import java.util.List;

/** The lengths of the arrays that are copied to measure the floor. */
public final class FloorSizes {
  private FloorSizes() {}

  /**
   * The sizes that surround the measured documents: all up to the first that is as large as the
   * largest document.
   *
   * @param sizes in bytes
   * @param largest length of the largest document, in bytes
   * @return in ascending order
   */
  public static List<Integer> upTo(List<Integer> sizes, int largest) {
    long smaller = sizes.stream().filter(size -> size < largest).count();
    return sizes.stream().sorted().limit(smaller + 1).toList();
  }
}
