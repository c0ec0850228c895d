package dev.wirebench.codec;

/** What {@link TreeBinding} and {@link TextTreeBinding} have in common. */
public interface Trees {
  /** The tree as a JSON text again. For verification, never measured. */
  default String print(Object tree) {
    return tree.toString();
  }
}
