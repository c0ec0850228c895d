package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunInfo.Repair;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs whose journal is missing, cannot say whether it was touched, or lacks lines that were left
 * out.
 */
final class DoubtfulRecord implements Analyser {

  @Override
  public List<Finding> find(Report report) {
    List<String> unverified = new ArrayList<>();
    List<String> repaired = new ArrayList<>();
    for (Source source : report.sources()) {
      Optional<RunInfo> run = source.run();
      if (run.isPresent() && !run.get().origin().provenance().linked()) {
        unverified.add(source.name());
      }
      List<Repair> repairs =
          run.map(info -> info.origin().provenance().repairs()).orElse(List.of());
      for (Repair repair : repairs) {
        List<String> lines =
            repair.dropped().stream().map(line -> line.line() + " (" + line.what() + ")").toList();
        repaired.add(
            Words.count(lines.size(), "line")
                + " of "
                + source.name()
                + ": "
                + FindingPlaces.few(lines));
      }
    }
    List<Finding> findings = new ArrayList<>();
    if (!repaired.isEmpty()) {
      findings.add(
          new Finding(
              Severity.WARNING,
              "repaired",
              "Lines of the journal were left out",
              "Somebody left out "
                  + String.join("; ", repaired)
                  + ". What they said was measured again, or is missing.",
              "The journal as it was lies beside it: look whether damage explains what was left out,"
                  + " or measure again.",
              List.of()));
    }
    List<String> doubts =
        report.sources().stream().flatMap(source -> source.doubt().stream()).toList();
    if (!doubts.isEmpty()) {
      findings.add(
          new Finding(
              Severity.WARNING,
              "unrecorded",
              "Numbers without a record",
              String.join(" ", doubts),
              "Take the run's whole folder, with plan and journal; or measure again.",
              List.of()));
    }
    if (!unverified.isEmpty()) {
      findings.add(
          new Finding(
              Severity.NOTE,
              "unverified",
              "Unverified record",
              "The run.json of "
                  + FindingPlaces.few(unverified)
                  + " does not say that the journal has checksums: nobody can tell whether it was"
                  + " changed since.",
              "Trust it as far as you trust where you have it from, or measure again.",
              List.of()));
    }
    return findings;
  }
}
