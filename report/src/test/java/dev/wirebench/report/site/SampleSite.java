package dev.wirebench.report.site;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.exporters.LoadDocument;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.Recorded;
import dev.wirebench.report.page.Reports;
import dev.wirebench.report.page.SampleRun;
import java.nio.file.Path;
import java.util.List;

/** The site of this checkout's documents, with runs that were made up. */
public final class SampleSite {
  private static final Path CHECKOUT = Path.of("..");

  private SampleSite() {}

  /** A run of JMH of some codecs. */
  static SiteRun run(String name, Path folder) {
    Report report =
        Reports.of(
            SampleRun.write(folder.resolve(name), SampleRun.codecs(4), List.of("order-event"), 6));
    return SiteRun.of(name, "Which <codec> is it?", report, Findings.of(report));
  }

  /** Writes it. */
  public static void write(Path folder, Path site) {
    Recorded.Figures jackson = new Recorded.Figures("jackson", 8000, 400, 100);
    SiteRun load =
        SiteRun.of(LoadDocument.of("service", LoadSummary.of(Recorded.load(3, jackson))));
    Site.write(CHECKOUT, List.of(run("reference-jdk17-jdk25", folder), load), site);
  }
}
