package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** All exporters that need no options: one file and one line each. */
public final class Exporters {
  /** In this order: the summary links what is there before it. */
  private static final List<Exporter> ALL =
      List.of(new CellsCsv(), new SvgCharts(), new SummaryMarkdown(), new HtmlPage());

  private Exporters() {}

  private static Stream<Exporter> usual(Report report) {
    return report.profiles().isEmpty()
        ? ALL.stream()
        : Stream.concat(ALL.stream(), Stream.of(new FlameGraphs()));
  }

  /**
   * @param folder made if it does not exist
   * @param more exporters than those that write every report
   * @return the files that were written, in order: all, or none if any fails
   */
  public static List<Path> write(
      Report report, List<Finding> findings, Path folder, List<Exporter> more) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Outputs out = Outputs.in(folder)) {
      for (Exporter exporter : Stream.concat(usual(report), more.stream()).toList()) {
        files.add(exporter.write(report, findings, out));
      }
      out.publish();
    }
    return files;
  }
}
