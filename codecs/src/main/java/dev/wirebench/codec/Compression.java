package dev.wirebench.codec;

import java.util.Locale;

/**
 * A way to make a codec's output smaller: the program, its level, and a dictionary if both ends
 * have one.
 */
public enum Compression {
  GZIP_1(Program.GZIP, 1),
  GZIP_6(Program.GZIP, 6),
  ZSTD_1(Program.ZSTD, 1),
  ZSTD_3(Program.ZSTD, 3),
  ZSTD_9(Program.ZSTD, 9),
  ZSTD_3_DICTIONARY(Program.ZSTD, 3);

  /** The format of what comes out. */
  public enum Program {
    GZIP,
    ZSTD
  }

  private static final String DICTIONARY = "_DICTIONARY";

  private final Program program;
  private final int level;

  Compression(Program program, int level) {
    this.program = program;
    this.level = level;
  }

  public Program program() {
    return program;
  }

  /** The effort with which the program looks for repetitions, on its own scale. */
  public int level() {
    return level;
  }

  /** Says whether both ends have a dictionary that was trained on documents of the same kind. */
  public boolean hasDictionary() {
    return name().endsWith(DICTIONARY);
  }

  /** The name as the user writes it: {@code zstd-3-dictionary}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The label: what files and tables say. */
  @Override
  public String toString() {
    return label();
  }
}
