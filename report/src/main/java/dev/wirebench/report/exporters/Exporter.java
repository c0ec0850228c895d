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
   * @param out where to write
   * @return the file to open first, at its place
   */
  Path write(Report report, List<Finding> findings, Outputs out) throws IOException;
}
