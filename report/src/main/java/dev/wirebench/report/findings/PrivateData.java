package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.verdicts.Words;
import java.util.List;

/** Payloads whose values are a user's own: who is handed the report must know what is in it. */
final class PrivateData implements Analyser {

  @Override
  public List<Finding> find(Report report) {
    return report.sources().stream()
        .flatMap(source -> source.run().stream())
        .filter(run -> !run.subjects().imported().isEmpty())
        .map(PrivateData::finding)
        .toList();
  }

  private static Finding finding(RunInfo run) {
    return new Finding(
        Severity.NOTE,
        "private-data",
        "Private data",
        "The values of "
            + Words.list(run.subjects().imported())
            + " are a user's own, and no machine can measure them again without their payload jar."
            + " None of them is in this report: it holds sizes, times and digests"
            + (run.plan().jvms().namesFields()
                ? ", and names of fields and classes where a reason gives them."
                : "; reasons come without names of fields and classes."),
        run.plan().jvms().namesFields()
            ? "Look through the reasons before you hand the report on; without --show-fields they"
                + " name none."
            : "Keep the payload jar, which holds the values, to those who may see them.",
        List.of());
  }
}
