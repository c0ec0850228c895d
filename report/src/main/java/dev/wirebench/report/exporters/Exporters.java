package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.page.Scripts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** All exporters that need no options: one file and one line each. */
public final class Exporters {
  private Exporters() {}

  /**
   * The exporters of every report. Their order matters: the summary links the files that exist
   * before it.
   */
  private static Stream<Exporter> usual(Report report, Collection<String> charts) {
    Stream<Exporter> all =
        Stream.of(new CellsCsv(), new SvgCharts(charts), new SummaryMarkdown(), new HtmlPage());
    return report.profiles().isEmpty() ? all : Stream.concat(all, Stream.of(new FlameGraphs()));
  }

  /**
   * Writes a report with every chart.
   *
   * @see #write(Report, List, Path, Collection, List)
   */
  public static List<Path> write(
      Report report, List<Finding> findings, Path folder, List<Exporter> more) throws IOException {
    return write(report, findings, folder, Scripts.CHARTS, more);
  }

  /** The exporters of text, by the names of their files. */
  private static final Map<String, Exporter> TEXTS =
      Map.of(
          CellsCsv.FILE,
          new CellsCsv(),
          SummaryMarkdown.FILE,
          new SummaryMarkdown(),
          HtmlPage.FILE,
          new HtmlPage());

  /** Names of the files that {@link #writeTexts} can write. */
  public static Set<String> texts() {
    return TEXTS.keySet();
  }

  /**
   * Writes what is text of a report: the summary names the charts that the folder has.
   *
   * @param folder made if it does not exist
   * @param names some of {@link #texts}
   */
  public static void writeTexts(
      Report report, List<Finding> findings, Path folder, Collection<String> names)
      throws IOException {
    write(report, findings, folder, names.stream().sorted().map(TEXTS::get));
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
    return write(report, findings, folder, Stream.concat(usual(report, charts), more.stream()));
  }

  private static List<Path> write(
      Report report, List<Finding> findings, Path folder, Stream<Exporter> exporters)
      throws IOException {
    List<Path> files = new ArrayList<>();
    try (Outputs out = Outputs.in(folder)) {
      for (Exporter exporter : exporters.toList()) {
        files.add(exporter.write(report, findings, out));
      }
      out.publish();
    }
    return files;
  }
}
