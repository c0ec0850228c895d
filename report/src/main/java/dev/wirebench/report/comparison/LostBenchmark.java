package dev.wirebench.report.comparison;

/**
 * A benchmark that the newer side was asked for and has no whole result of.
 *
 * @param name as {@link CellChange} has it
 * @param why as in {@code 1 of its 5 forks is left}
 */
public record LostBenchmark(String name, String why) {
  @Override
  public String toString() {
    return name + " (" + why + ")";
  }
}
