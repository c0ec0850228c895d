package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.charts.Charts;
import dev.wirebench.report.charts.Charts.Drawn;
import dev.wirebench.report.findings.Finding;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** {@code charts/<table id>--<chart>.svg}: the pictures of the page as files. */
public final class SvgCharts implements Exporter {
  /** The folder in that of the report. */
  public static final String FOLDER = "charts";

  private final Set<String> charts;

  /**
   * @param charts which of {@link dev.wirebench.report.page.Scripts#CHARTS} to write
   */
  public SvgCharts(Collection<String> charts) {
    this.charts = Set.copyOf(charts);
  }

  @Override
  public Path write(Report report, List<Finding> findings, Outputs out) throws IOException {
    removeOlder(out);
    Files.createDirectories(out.aside(FOLDER));
    List<Drawn> drawn = Charts.draw(report, findings, charts);
    for (Drawn chart : drawn) {
      Files.writeString(out.aside(name(chart)), chart.svg());
    }
    return out.place(drawn.isEmpty() ? FOLDER : name(drawn.get(0)));
  }

  private static String name(Drawn chart) {
    return FOLDER + "/" + chart.table() + "--" + chart.chart() + ".svg";
  }

  /**
   * Pictures of an earlier report of the same folder, which may have had other tables. What others
   * put there stays: pictures of all tables together, and names without two dashes.
   */
  private static void removeOlder(Outputs out) throws IOException {
    Path charts = out.place(FOLDER);
    if (!Files.isDirectory(charts)) {
      return;
    }
    try (DirectoryStream<Path> older = Files.newDirectoryStream(charts, "*--*.svg")) {
      for (Path file : older) {
        if (!file.getFileName().toString().startsWith("all--")) {
          out.remove(file);
        }
      }
    }
  }
}
