package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The order in which the forks of a run measure. */
public enum Interleave {
  /** The forks of a table live at the same time, and measure a slice each by turns. */
  TURNS,
  /** One fork after another. */
  BLOCKS;

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * @param label one of {@link #labels}
   */
  @JsonCreator
  public static Interleave of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(Interleave::label).toList();
  }
}
