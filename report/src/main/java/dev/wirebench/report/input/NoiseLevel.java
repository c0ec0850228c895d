package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The verdict on a machine's noise before a run, as {@code run.json} has it. */
public enum NoiseLevel {
  /** Quiet enough for narrow intervals. */
  GREEN(0.03, 0.005),
  /** So noisy that intervals get wider. */
  AMBER(0.10, 0.02),
  /** Too noisy to measure on. */
  RED(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);

  private final double variation;
  private final double steal;

  /**
   * @param variation coefficient of variation of fixed pieces of work, below which it may be this
   * @param steal share of CPU time that the hypervisor gave to others, below which it may be this
   */
  NoiseLevel(double variation, double steal) {
    this.variation = variation;
    this.steal = steal;
  }

  /**
   * The lowest level that both numbers allow.
   *
   * @param variation coefficient of variation of fixed pieces of work, 0.01 for 1 %
   * @param steal share of CPU time that the hypervisor gave to others, 0 to 1
   */
  public static NoiseLevel of(double variation, double steal) {
    return Arrays.stream(values())
        .filter(level -> variation < level.variation && steal < level.steal)
        .findFirst()
        .orElse(RED);
  }

  /** The level with this label, if there is one: a file may hold anything. */
  static Optional<NoiseLevel> labelled(String label) {
    return Arrays.stream(values()).filter(level -> level.label().equals(label)).findFirst();
  }

  /** The name in files and sentences, for instance {@code green}. */
  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
