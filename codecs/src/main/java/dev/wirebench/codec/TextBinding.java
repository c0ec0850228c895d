package dev.wirebench.codec;

/**
 * The API of libraries that write and read a {@code String}. A binding implements it in addition to
 * {@link Binding}.
 */
public interface TextBinding<N> {
  /** The value as a text of the codec's format. */
  String write(N value) throws Exception;

  /** The value that such a text holds. */
  N read(String text) throws Exception;
}
