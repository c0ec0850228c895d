package dev.wirebench.records;

import static java.util.stream.Collectors.joining;

import dev.wirebench.plan.Jdk;
import dev.wirebench.reports.RecordedReport;
import dev.wirebench.results.Derivation;
import dev.wirebench.results.RecordVerification;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The inspection of a run, alone or as a shard of a merged one. */
final class RunInspection {
  /** Facts of the environment that a reader asks for first. */
  private static final List<String> MACHINE = List.of("cpu", "cpus", "os");

  private static final String NOT_RECORDED = "not recorded";

  private final Inspection inspection;
  private final boolean committed;

  RunInspection(Inspection inspection, boolean committed) {
    this.inspection = inspection;
    this.committed = committed;
  }

  RecordVerification inspect(RunFolder folder) {
    RecordVerification verification = RecordVerification.of(folder);
    if (verification.isWhole()
        && (folder.derived().areComplete() || folder.hasEnded())
        && !verification.run().measuredByCell().isEmpty()) {
      verification = withReport(folder.path(), verification);
    }
    inspection.verdict(folder.path(), verification.isWhole(), verification.isCertain());
    if (verification.run() != null) {
      describe(verification.run());
      inspection.measuredIn(List.of(verification.run().start().environment()));
      Derivation.madeBy(folder)
          .ifPresent(program -> inspection.fact("run.json", "made by " + program));
    }
    finish(folder.path(), verification);
    return verification;
  }

  /** A report may have been made with options; a committed one has none. */
  RecordVerification withReport(Path folder, RecordVerification verification) {
    List<String> differences = RecordedReport.differences(folder);
    return committed
        ? verification.with(differences, List.of())
        : verification.with(List.of(), differences);
  }

  void finish(Path folder, RecordVerification verification) {
    inspection.fact("files", Checksums.of(folder).count() + " with checksums");
    inspection.remark(verification.remarks());
    inspection.complain(verification.damages());
  }

  private void describe(Run run) {
    inspection.fact("started", run.start().time().toString());
    recorded(run, MACHINE);
    // The environment knows the JDK of the harness alone.
    inspection.fact(
        "jdk", run.plan().machines().jdks().stream().map(Jdk::label).collect(joining(", ")));
    inspection.fact("libraries", libraries(run));
    recorded(run, BuildSource.FACTS);
    inspection.fact("forks", String.valueOf(run.forks().size()));
    run.repairs()
        .forEach(
            repair -> inspection.fact("repaired", repair.time() + ", without " + repair.dropped()));
  }

  private void recorded(Run run, List<String> names) {
    Map<String, String> environment = run.start().environment();
    names.forEach(name -> inspection.fact(name, environment.getOrDefault(name, NOT_RECORDED)));
  }

  /** The main artifact of each codec. */
  private static String libraries(Run run) {
    String libraries =
        run.codecs().stream()
            .flatMap(codec -> codec.artifacts().entrySet().stream().limit(1))
            .map(artifact -> artifact.getKey() + " " + artifact.getValue())
            .distinct()
            .sorted()
            .collect(joining(", "));
    return libraries.isEmpty() ? NOT_RECORDED : libraries;
  }
}
