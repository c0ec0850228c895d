package dev.wirebench.codec;

/**
 * A binding that reads a message only if it knows the schema which wrote it. In production, a
 * registry of schemas tells a reader.
 */
public interface WritersSchema {
  /** The schema that this binding writes with, as the library spells it. */
  String writersSchema();

  /** Takes in a schema that another program writes with. */
  void learn(String schema);
}
