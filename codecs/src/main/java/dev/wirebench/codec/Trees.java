package dev.wirebench.codec;

/** The part that {@link TreeBinding} and {@link TextTreeBinding} have in common. */
public interface Trees {
  /** The note on rows that parse, of a library whose trees do less than most others'. */
  String LATE_NUMBERS =
      "Its tree keeps numbers as text until they are asked for; most other trees have converted"
          + " them.";

  /** The tree as a JSON text again. For verification, never measured. */
  default String print(Object tree) {
    return tree.toString();
  }
}
