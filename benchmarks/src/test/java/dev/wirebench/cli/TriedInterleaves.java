package dev.wirebench.cli;

import dev.wirebench.plan.Interleave;
import java.util.stream.Stream;

/** The orders of forks that a slow test tries: the usual one, and all with {@code -Deverything}. */
public final class TriedInterleaves {
  private TriedInterleaves() {}

  /** The source of a parameter. */
  public static Stream<Interleave> tried() {
    return Boolean.getBoolean("everything")
        ? Stream.of(Interleave.values())
        : Stream.of(Interleave.TURNS);
  }
}
