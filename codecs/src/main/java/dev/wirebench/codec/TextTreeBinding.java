package dev.wirebench.codec;

/**
 * The API of libraries that read a {@code String} to a tree of their own. A binding implements it
 * in addition to {@link TreeBinding}.
 */
public interface TextTreeBinding extends Trees {
  /**
   * @return the root node, in the library's own type
   */
  Object parse(String document) throws Exception;
}
