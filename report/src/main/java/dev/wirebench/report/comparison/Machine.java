package dev.wirebench.report.comparison;

import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunInfo.Noise;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Control;
import java.util.List;
import java.util.Optional;

/**
 * The machine of a run, as far as the run says how noisy it was.
 *
 * @param run its name
 * @param probe what was seen before the run; empty if nothing was
 * @param controls the codecs that were measured twice, in all tables
 */
record Machine(String run, Optional<Noise> probe, List<Control> controls) {
  /** Empty for a file without {@code run.json}. */
  static Optional<Machine> of(Source source, List<ResultTable> tables) {
    return source.run().map(run -> of(source.name(), run, tables));
  }

  private static Machine of(String name, RunInfo run, List<ResultTable> tables) {
    List<Control> controls = tables.stream().flatMap(table -> table.controls().stream()).toList();
    return new Machine(name, Optional.ofNullable(run.machine().noise()), controls);
  }
}
