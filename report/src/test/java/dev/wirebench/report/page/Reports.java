package dev.wirebench.report.page;

import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import java.util.List;

/** From files to what the page is made of. */
public final class Reports {
  private Reports() {}

  public static Report of(Path... results) {
    return Analysis.of(Sources.read(List.of(results)), Settings.DEFAULT);
  }

  public static String data(Path... results) {
    return data(of(results));
  }

  static String data(Report report) {
    return PageData.of(report, Findings.of(report));
  }

  public static String page(Path... results) {
    return page(of(results));
  }

  public static String page(Report report) {
    return Page.of(report, Findings.of(report));
  }
}
