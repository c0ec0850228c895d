package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Lets one exporter write by itself. */
final class OneExporter {
  private OneExporter() {}

  static Path write(Exporter exporter, Report report, List<Finding> findings, Path folder)
      throws IOException {
    try (Outputs out = Outputs.in(folder)) {
      Path first = exporter.write(report, findings, out);
      out.publish();
      return first;
    }
  }
}
