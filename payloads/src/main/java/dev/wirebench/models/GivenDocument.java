package dev.wirebench.models;

/**
 * A value of a payload whose class is a user's own: of such a class, only the codec itself knows
 * how to make an object of a document. Equal are documents that mean the same.
 */
public final class GivenDocument {
  private final byte[] bytes;
  private final String meaning;

  private GivenDocument(byte[] bytes) {
    this.bytes = bytes;
    this.meaning = CanonicalJson.of(bytes);
  }

  /**
   * @param document in UTF-8; not copied
   * @throws IllegalArgumentException if it is no JSON
   */
  public static GivenDocument of(byte[] document) {
    return new GivenDocument(document);
  }

  /** Not copied: do not write to them. */
  public byte[] bytes() {
    return bytes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GivenDocument that && meaning.equals(that.meaning);
  }

  @Override
  public int hashCode() {
    return meaning.hashCode();
  }

  @Override
  public String toString() {
    return meaning;
  }
}
