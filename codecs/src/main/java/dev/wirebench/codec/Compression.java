package dev.wirebench.codec;

import java.util.Locale;

/**
 * How what a codec wrote is made smaller: by which program, how hard, and with what both ends know
 * beforehand.
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

  /** How hard it looks for what repeats, in the program's own scale. */
  public int level() {
    return level;
  }

  /** Whether both ends have a dictionary that was trained on documents of the same kind. */
  public boolean hasDictionary() {
    return name().endsWith(DICTIONARY);
  }

  /** As the user writes it: {@code zstd-3-dictionary}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The label: what files and tables say. */
  @Override
  public String toString() {
    return label();
  }
}
