package dev.wirebench.importer.document;

/**
 * The limits of a document.
 *
 * @param bytes of all documents together
 */
public record DocumentLimits(long bytes) {
  private static final int MEGA = 1 << 20;

  /**
   * Objects and arrays inside each other. Several libraries read no deeper than a few hundred, and
   * those that call themselves for each level need a stack for it.
   */
  public static final int DEPTH = 500;

  /** Characters of one number: beyond that it is no quantity. */
  static final int NUMBER = 1000;

  public static final DocumentLimits DEFAULT = ofMegabytes(64);

  public static DocumentLimits ofMegabytes(int megabytes) {
    return new DocumentLimits((long) megabytes * MEGA);
  }

  int megabytes() {
    return (int) (bytes / MEGA);
  }
}
