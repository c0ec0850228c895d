package dev.wirebench.qualities.evolution;

import java.util.Locale;

/** The two schemas of a case, and the programs that have been compiled with either. */
public enum Side {
  OLD,
  NEW;

  /** As files and sentences have it: {@code old}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** As observations have it, of what this side has written: {@code old writer, new reader}. */
  String about() {
    return label() + " writer, " + reader().label() + " reader";
  }

  /** The one that reads what this one has written. */
  Side reader() {
    return this == OLD ? NEW : OLD;
  }
}
