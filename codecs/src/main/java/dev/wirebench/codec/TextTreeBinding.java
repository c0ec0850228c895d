package dev.wirebench.codec;

/** For libraries that read a {@code String} to a tree of their own, beside {@link TreeBinding}. */
public interface TextTreeBinding extends Trees {
  /**
   * @return the root node, in the library's own type
   */
  Object parse(String document) throws Exception;
}
