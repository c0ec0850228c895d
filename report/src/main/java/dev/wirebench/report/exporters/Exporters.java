package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All exporters that need no options: one file and one line each. */
public final class Exporters {
  /** In this order: the summary links what is there before it. */
  private static final List<Exporter> ALL =
      List.of(new CellsCsv(), new SvgCharts(), new SummaryMarkdown(), new HtmlPage());

  private Exporters() {}

  /**
   * @param folder made if it does not exist
   * @return the files that were written, in order
   */
  public static List<Path> write(Report report, List<Finding> findings, Path folder)
      throws IOException {
    Files.createDirectories(folder);
    List<Path> files = new ArrayList<>();
    for (Exporter exporter : ALL) {
      files.add(exporter.write(report, findings, folder));
    }
    return files;
  }
}
