package dev.wirebench.codec;

/** A way to measure an operation: the kind of its benchmark class. */
public enum Protocol {
  /** The mean of many calls in steady state, on each medium that a codec has. */
  STEADY,
  /** The mean of many calls that compress or restore a codec's output, in steady state. */
  COMPRESSION,
  /** One call in the life of a JVM. */
  COLD_START,
  /** Each of many calls by itself, for the share of those that take long. */
  LATENCY,
  /** Steady state, where all threads use one bound codec. */
  SHARED;

  /** Says whether its forks are always measured sequentially, never interleaved with others. */
  public boolean isSequential() {
    return switch (this) {
      case STEADY, COMPRESSION -> false;
      case COLD_START, LATENCY, SHARED -> true;
    };
  }

  /** The reason for which a codec that keeps the contract is not measured so on a medium. */
  String whyLacking() {
    return switch (this) {
      case STEADY -> "the codec has no such operation";
      case COMPRESSION -> "messages are compressed where they are a byte[]";
      case COLD_START -> "a cold start is measured with byte[]";
      case LATENCY -> "latencies are measured with byte[]";
      case SHARED -> "only a codec that threads may share is, and with byte[]";
    };
  }
}
