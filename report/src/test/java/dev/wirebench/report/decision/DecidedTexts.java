package dev.wirebench.report.decision;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Findings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Records as the command writes them. */
public final class DecidedTexts {
  private DecidedTexts() {}

  /**
   * @param scenarios JSON texts
   */
  public static List<String> of(Report report, List<String> scenarios) throws IOException {
    ObjectMapper json = new ObjectMapper();
    List<String> records = new ArrayList<>();
    try (Decider decider = new Decider(report, Findings.of(report))) {
      for (String scenario : scenarios) {
        records.add(json.readTree(decider.call(scenario, "again")).get("record").asText());
      }
    }
    return records;
  }
}
