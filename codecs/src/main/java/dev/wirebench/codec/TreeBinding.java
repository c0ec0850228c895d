package dev.wirebench.codec;

/** For JSON libraries with a tree of their own. A binding implements it beside {@link Binding}. */
public interface TreeBinding extends Trees {
  /**
   * @param document a JSON text in UTF-8
   * @return the root node, in the library's own type; shares nothing with {@code document}
   */
  Object parse(byte[] document) throws Exception;
}
