package dev.wirebench.codec;

/**
 * For libraries that write and read a {@code String}. A binding implements it beside {@link
 * Binding}.
 */
public interface TextBinding<N> {
  /** The value as a text of the codec's format. */
  String write(N value) throws Exception;

  /** The value that such a text holds. */
  N read(String text) throws Exception;
}
