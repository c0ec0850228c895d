package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Writes one file, or one kind of files, of a report. */
public interface Exporter {
  /**
   * @param findings most severe first
   * @param folder exists
   * @return the file to open first, inside {@code folder}
   */
  Path write(Report report, List<Finding> findings, Path folder) throws IOException;
}
