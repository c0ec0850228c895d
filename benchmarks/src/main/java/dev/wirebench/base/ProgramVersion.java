package dev.wirebench.base;

import dev.wirebench.report.input.Program;

/** Which version of this program it is. */
public final class ProgramVersion {
  /** As in {@code wirebench 0.1.0}: what reports say, so that it can be held against theirs. */
  public static final String TEXT = Program.TEXT;

  private ProgramVersion() {}
}
