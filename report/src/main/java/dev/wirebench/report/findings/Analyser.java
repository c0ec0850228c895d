package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import java.util.List;

/** Looks for one kind of finding. */
interface Analyser {
  List<Finding> find(Report report);
}
