package dev.wirebench.report.analysis;

/** Operations of our own benchmarks that an analysis treats each in its way. */
final class Operations {
  static final String SERIALIZE = "serialize";
  static final String DESERIALIZE = "deserialize";
  static final String PARSE = "parse";

  /** What makes the objects that a codec holds, and has nothing to do with bytes. */
  static final String CONVERT = "convert";

  private Operations() {}
}
