package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.RowVariant;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Ratios;
import dev.wirebench.report.verdicts.Sample;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The forks of a comparison's rows, as they are compared with each other: repetition by repetition,
 * and where rows were in different interleaved groups by the row that every group has. A row with
 * an A/A control is compared by the forks of both, which are the same configuration. The control
 * itself is compared with the other one's own forks.
 */
final class RowSamples {
  private static final Sample NONE = new Sample("", new int[0], new double[0], new double[0][]);

  private final Function<String, Optional<Sample>> read;
  private final Map<String, Sample> own = new HashMap<>();
  private final Optional<String> anchor;

  /**
   * @param read the forks of a row by its name; empty if there is no such row
   * @param baseline the row that every interleaved group has, if there is one
   */
  RowSamples(Function<String, Optional<Sample>> read, Optional<String> baseline) {
    this.read = read;
    this.anchor = baseline.filter(name -> own(name).isSplit());
  }

  /** The row by which the others are compared; empty if all were in the same groups. */
  Optional<String> anchor() {
    return anchor;
  }

  boolean isEmpty(String name) {
    return own(name).isEmpty();
  }

  /** The forks of a row in a form in which it is comparable with every other one. */
  Sample comparable(String name) {
    return through(joined(name), this::joined);
  }

  /**
   * The score of a row divided by that of another.
   *
   * @param family how many comparisons share the error of 5 % (Bonferroni)
   */
  Ratio ratio(String name, String other, int family) {
    Function<String, Sample> forks = areTheSame(name, other) ? this::own : this::joined;
    boolean isDirect = anchor.isEmpty() || anchor.get().equals(other) && !own(name).isSplit();
    return isDirect
        ? Ratios.of(forks.apply(name), forks.apply(other), family)
        : Ratios.of(through(forks.apply(name), forks), through(forks.apply(other), forks), family);
  }

  /** The probability of such a difference between a control and the row that it repeats. */
  double p(String control, String repeated) {
    return Ratios.test(through(own(control), this::own), through(own(repeated), this::own)).p();
  }

  private Sample through(Sample forks, Function<String, Sample> others) {
    return anchor.map(every -> forks.through(others.apply(every))).orElse(forks);
  }

  private Sample own(String name) {
    return own.computeIfAbsent(name, key -> read.apply(key).orElse(NONE));
  }

  private Sample joined(String name) {
    return own(name).with(own(RowVariant.control(name)));
  }

  private static boolean areTheSame(String name, String other) {
    return name.equals(RowVariant.control(other)) || other.equals(RowVariant.control(name));
  }
}
