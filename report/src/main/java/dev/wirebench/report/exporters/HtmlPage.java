package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.page.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** {@code report.html}: tables and charts for a reader who chooses; one file, offline. */
public final class HtmlPage implements Exporter {
  static final String FILE = "report.html";

  @Override
  public Path write(Report report, List<Finding> findings, Outputs out) throws IOException {
    Files.writeString(out.aside(FILE), Page.of(report, findings));
    return out.place(FILE);
  }
}
