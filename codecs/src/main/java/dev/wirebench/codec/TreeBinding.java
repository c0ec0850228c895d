package dev.wirebench.codec;

/**
 * The API of JSON libraries with a tree of their own. A binding implements it in addition to {@link
 * Binding}.
 */
public interface TreeBinding extends Trees {
  /**
   * @param document a JSON text in UTF-8
   * @return the root node, in the library's own type; shares nothing with {@code document}
   */
  Object parse(byte[] document) throws Exception;
}
