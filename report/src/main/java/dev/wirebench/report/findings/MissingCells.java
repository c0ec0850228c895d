package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunInfo.Exclusion;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds benchmarks of the plan that the run neither measured, nor excluded with a reason, nor saw
 * fail. JDKs are not told apart. For a shard, it is not known here what should be in it.
 */
final class MissingCells implements Analyser {
  private record Place(String codec, String payload, String operation) {}

  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      source
          .run()
          .filter(run -> run.plan().extras().shard().isEmpty())
          .ifPresent(run -> find(source, run, findings));
    }
    return findings;
  }

  private static void find(Source source, RunInfo run, List<Finding> findings) {
    Set<Place> known = known(source, run);
    Set<String> leftOut = leftOut(source, run);
    List<String> missing = new ArrayList<>();
    for (String payload : run.plan().selection().payloads()) {
      for (String operation : run.plan().selection().operations()) {
        if (leftOut.contains(operation + " " + payload)) {
          continue;
        }
        for (String codec : run.plan().selection().codecs()) {
          if (!known.contains(new Place(codec, payload, operation))
              && run.problems().exclusions().stream()
                  .noneMatch(e -> covers(e, codec, payload, operation))) {
            missing.add(codec + " " + operation + " " + payload);
          }
        }
      }
    }
    if (!missing.isEmpty()) {
      findings.add(
          new Finding(
              Severity.ERROR,
              "missing-cells",
              "Cells without result or reason",
              Words.count(missing.size(), "cell")
                  + " of the plan of "
                  + source.name()
                  + " have neither a result nor a reason: "
                  + FindingPlaces.few(missing)
                  + ".",
              "Finish or repeat the run: a table that lacks a codec without a reason is no table.",
              List.of()));
    }
  }

  /** Operations and payloads that a budget did not pay for in any medium. */
  private static Set<String> leftOut(Source source, RunInfo run) {
    Set<String> leftOut = new HashSet<>();
    if (run.scope() != null) {
      run.scope()
          .leftOut()
          .forEach(table -> leftOut.add(table.operation() + " " + table.payload()));
    }
    for (MeasuredCell cell : source.cells()) {
      leftOut.remove(cell.operation() + " " + cell.params().get("payload"));
    }
    return leftOut;
  }

  private static Set<Place> known(Source source, RunInfo run) {
    Set<Place> known = new HashSet<>();
    for (MeasuredCell cell : source.cells()) {
      known.add(
          new Place(cell.params().get("codec"), cell.params().get("payload"), cell.operation()));
    }
    run.problems()
        .failures()
        .forEach(
            failure ->
                known.add(
                    new Place(
                        failure.cell().params().get("codec"),
                        failure.cell().params().get("payload"),
                        failure
                            .cell()
                            .benchmark()
                            .substring(failure.cell().benchmark().lastIndexOf('.') + 1))));
    return known;
  }

  private static boolean covers(
      Exclusion exclusion, String codec, String payload, String operation) {
    return exclusion.codec().equals(codec)
        && (exclusion.payload().isEmpty() || exclusion.payload().equals(payload))
        && (exclusion.operation().isEmpty() || exclusion.operation().equals(operation));
  }
}
