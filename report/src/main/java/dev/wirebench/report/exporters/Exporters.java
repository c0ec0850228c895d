package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.page.Scripts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** All exporters that need no options: one file and one line each. */
public final class Exporters {
  private Exporters() {}

  /** In this order: the summary links what is there before it. */
  private static Stream<Exporter> usual(Report report, Collection<String> charts) {
    Stream<Exporter> all =
        Stream.of(new CellsCsv(), new SvgCharts(charts), new SummaryMarkdown(), new HtmlPage());
    return report.profiles().isEmpty() ? all : Stream.concat(all, Stream.of(new FlameGraphs()));
  }

  /**
   * The same with every chart.
   *
   * @see #write(Report, List, Path, Collection, List)
   */
  public static List<Path> write(
      Report report, List<Finding> findings, Path folder, List<Exporter> more) throws IOException {
    return write(report, findings, folder, Scripts.CHARTS, more);
  }

  /**
   * @param folder made if it does not exist
   * @param charts which of {@link Scripts#CHARTS} are written as files; the page has all
   * @param more exporters than those that write every report
   * @return the files that were written, in order: all, or none if any fails
   */
  public static List<Path> write(
      Report report,
      List<Finding> findings,
      Path folder,
      Collection<String> charts,
      List<Exporter> more)
      throws IOException {
    List<Path> files = new ArrayList<>();
    try (Outputs out = Outputs.in(folder)) {
      for (Exporter exporter : Stream.concat(usual(report, charts), more.stream()).toList()) {
        files.add(exporter.write(report, findings, out));
      }
      out.publish();
    }
    return files;
  }
}
