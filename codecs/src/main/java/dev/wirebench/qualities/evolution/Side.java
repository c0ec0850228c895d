package dev.wirebench.qualities.evolution;

import java.util.Locale;

/** The two schemas of a case, and the programs that have been compiled with either. */
public enum Side {
  OLD,
  NEW;

  /** The name as files and sentences have it: {@code old}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The name of what this side has written, as observations have it: {@code old writer, new
   * reader}.
   */
  String about() {
    return label() + " writer, " + reader().label() + " reader";
  }

  /** The one that reads what this one has written. */
  Side reader() {
    return this == OLD ? NEW : OLD;
  }
}
