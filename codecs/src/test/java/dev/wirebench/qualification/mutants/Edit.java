package dev.wirebench.qualification.mutants;

/** A small change of one instruction: a mistake that a programmer makes. */
enum Edit {
  CONSTANT("another constant"),
  ARITHMETIC("another operator"),
  BOUNDARY("off by one in a comparison"),
  NEGATED("a condition negated"),
  DROPPED("a call left out"),
  SWAPPED("two arguments exchanged"),
  NEIGHBOUR("a neighbour of the field or method"),
  RETURNED("the result off by one"),
  TRUNCATED("the result cut by one");

  private final String words;

  Edit(String words) {
    this.words = words;
  }

  @Override
  public String toString() {
    return words;
  }
}
