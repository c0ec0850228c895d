package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.charts.Charts;
import dev.wirebench.report.charts.Charts.Drawn;
import dev.wirebench.report.findings.Finding;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** {@code charts/<table id>--<chart>.svg}: the pictures of the page as files. */
public final class SvgCharts implements Exporter {
  private static final String FOLDER = "charts";

  @Override
  public Path write(Report report, List<Finding> findings, Path folder) throws IOException {
    Path charts = Files.createDirectories(folder.resolve(FOLDER));
    deleteOlder(charts);
    List<Drawn> drawn = Charts.draw(report, findings);
    for (Drawn chart : drawn) {
      Files.writeString(charts.resolve(chart.table() + "--" + chart.chart() + ".svg"), chart.svg());
    }
    return drawn.isEmpty()
        ? charts
        : charts.resolve(drawn.get(0).table() + "--" + drawn.get(0).chart() + ".svg");
  }

  /**
   * Pictures of an earlier report of the same folder, which may have had other tables. What others
   * put there stays: pictures of all tables together, and names without two dashes.
   */
  private static void deleteOlder(Path charts) throws IOException {
    try (DirectoryStream<Path> older = Files.newDirectoryStream(charts, "*--*.svg")) {
      for (Path file : older) {
        if (!file.getFileName().toString().startsWith("all--")) {
          Files.delete(file);
        }
      }
    }
  }
}
