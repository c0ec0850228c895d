package dev.wirebench.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.exporters.ConsoleTables;
import dev.wirebench.report.exporters.Exporters;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.verdicts.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ScriptableObject;

/** A run is analysed once: console, summary, page and cells.csv show the same numbers. */
class OneAnalysisTest {
  @TempDir private static Path folder;
  private static Report report;
  private static List<Finding> findings;
  private static String console;

  @BeforeAll
  static void analyse() throws IOException {
    List<String> codecs = new ArrayList<>(SampleRun.codecs(5));
    codecs.add("reckless-study");
    Path run =
        SampleRun.write(folder.resolve("run"), codecs, List.of("order-event", "nested-10"), 6);
    report = Reports.of(run);
    findings = Findings.of(report);
    console = ConsoleTables.of(report, Integer.MAX_VALUE);
    Exporters.write(report, findings, folder, List.of());
  }

  @Test
  void consoleAndSummaryHaveTheSameTables() throws IOException {
    assertThat(ofConsole()).hasSize(4).isEqualTo(ofSummary());
    assertThat(ofConsole().get("order-event, serialize, byte[]")).hasSize(1 + 6);
  }

  @Test
  void consoleAndPageHaveTheSameRows() throws IOException {
    JsonNode page = new ObjectMapper().readTree(PageData.of(report, findings));
    List<List<List<String>>> tables = List.copyOf(ofConsole().values());
    for (int table = 0; table < tables.size(); table++) {
      List<List<String>> rows = tables.get(table).subList(1, tables.get(table).size());
      JsonNode shown = page.get("tables").get(table).get("rows");
      assertThat(shown).hasSameSizeAs(rows);
      for (int row = 0; row < rows.size(); row++) {
        JsonNode name = page.get("names").get(shown.get(row).get("name").asInt());
        assertThat(rows.get(row).get(0)).startsWith(name.get("name").asText());
        assertThat(rows.get(row).get(1)).isEqualTo(Words.number(mean(shown.get(row).get("means"))));
      }
    }
  }

  private static double mean(JsonNode numbers) {
    return StreamSupport.stream(numbers.spliterator(), false)
        .mapToDouble(JsonNode::asDouble)
        .average()
        .orElseThrow();
  }

  @Test
  void consoleAndCsvHaveTheSameScores() throws IOException {
    Map<String, Double> means =
        Files.readAllLines(folder.resolve("cells.csv")).stream()
            .map(line -> line.split(","))
            .filter(fields -> fields[1].endsWith("Bytes.serialize"))
            .filter(fields -> fields[6].equals("nested-10"))
            .filter(fields -> fields[13].equals("score") && fields[12].equals("true"))
            .collect(
                Collectors.groupingBy(
                    fields -> fields[5],
                    Collectors.averagingDouble(fields -> Double.parseDouble(fields[16]))));
    assertThat(means).hasSize(6);
    List<List<String>> rows = ofConsole().get("nested-10, serialize, byte[]");
    for (List<String> row : rows.subList(1, rows.size())) {
      double mean = means.get(row.get(0).replaceAll(" [*\u2020]$", ""));
      assertThat(Double.parseDouble(row.get(1).replace(",", "")))
          .as(row.get(0))
          .isCloseTo(mean, within(mean * 1e-3));
    }
  }

  /** The page computes it itself, so its scripts run here. */
  @Test
  void correctedIntervalsAndVerdictsAreTheSameEverywhere() throws IOException {
    Map<String, String[]> csv = scoresOfCsv();
    try (Context context = Context.enter()) {
      ScriptableObject scope = context.initSafeStandardObjects();
      context.setLanguageVersion(Context.VERSION_ES6);
      ScriptableObject.putProperty(scope, "text", PageData.of(report, findings));
      run(context, scope, Scripts.pictures() + "; var data = JSON.parse(text);");
      int verdicts = 0;
      List<String> titles = List.copyOf(ofConsole().keySet());
      for (int table = 0; table < titles.size(); table++) {
        run(context, scope, "var c = wirebench.model.compare(data, data.tables[" + table + "]);");
        List<List<String>> rows = ofConsole().get(titles.get(table));
        int verdict = rows.get(0).indexOf("verdict");
        for (int row = 1; row < rows.size(); row++) {
          run(context, scope, "var row = c.rows[" + (row - 1) + "];");
          List<String> console = rows.get(row);
          String[] fields =
              csv.get(titles.get(table) + '/' + console.get(0).replaceAll(" [*\u2020]$", ""));
          String word = console.get(verdict);
          assertThat(word).isEqualTo(Context.toString(run(context, scope, "row.words")));
          assertThat(word).isEqualTo(fields[22]);
          if (fields[20].isEmpty()) {
            assertThat(run(context, scope, "row.corrected")).isNull();
          } else {
            verdicts++;
            assertEnd(fields[20], run(context, scope, "row.corrected.low"));
            assertEnd(fields[21], run(context, scope, "row.corrected.high"));
          }
        }
      }
      assertThat(verdicts).as("all ranked rows but the baseline").isEqualTo(4 * 4);
    }
  }

  private static Object run(Context context, ScriptableObject scope, String script) {
    context.setInterpretedMode(true);
    return context.evaluateString(scope, script, "test", 1, null);
  }

  private static void assertEnd(String csv, Object page) {
    double exact = Double.parseDouble(csv);
    assertThat(Context.toNumber(page)).isCloseTo(exact, within(2e-5 * exact));
  }

  /** Fields of a row with a score, by the table's title and the codec. */
  private Map<String, String[]> scoresOfCsv() throws IOException {
    Map<String, String[]> fields = new LinkedHashMap<>();
    for (String line : Files.readAllLines(folder.resolve("cells.csv"))) {
      String[] cells = line.split(",", -1);
      if (cells[1].contains(".Bytes.") && cells[13].equals("score")) {
        String operation = cells[1].substring(cells[1].lastIndexOf('.') + 1);
        fields.put(cells[6] + ", " + operation + ", byte[]/" + cells[5], cells);
      }
    }
    return fields;
  }

  @Test
  void findingsAreTheSameEverywhere() throws IOException {
    JsonNode page = new ObjectMapper().readTree(PageData.of(report, findings));
    String summary = Files.readString(folder.resolve("summary.md")).replace("\\", "");
    assertThat(findings).isNotEmpty();
    assertThat(page.get("findings")).hasSameSizeAs(findings);
    for (Finding finding : findings) {
      assertThat(summary).contains(finding.title() + "**: " + finding.text());
      assertThat(page.get("findings").toString())
          .contains(new ObjectMapper().writeValueAsString(finding.text()));
    }
    assertThat(findings).noneMatch(Finding::mayMislead);
    assertThat(ConsoleTables.warnings(findings))
        .isEqualTo("The report has " + findings.size() + " notes.\n");
  }

  /** Rows of cells by a table's title; the first row is the header. */
  private Map<String, List<List<String>>> ofConsole() {
    Map<String, List<List<String>>> tables = new LinkedHashMap<>();
    for (String part : console.split("\n\n")) {
      List<String> lines = part.strip().lines().toList();
      report.tables().stream()
          .filter(table -> table.key().title().equals(lines.get(0)))
          .forEach(
              table ->
                  tables.put(
                      lines.get(0),
                      lines.stream()
                          .skip(1)
                          .limit(table.rows().size() + 1L)
                          .map(line -> List.of(line.split(" {2,}")))
                          .toList()));
    }
    return tables;
  }

  private Map<String, List<List<String>>> ofSummary() throws IOException {
    Map<String, List<List<String>>> tables = new LinkedHashMap<>();
    String title = null;
    for (String line :
        Files.readString(folder.resolve("summary.md")).replace("\\", "").lines().toList()) {
      if (line.startsWith("### ")) {
        title = line.substring(4);
        tables.put(title, new ArrayList<>());
      } else if (line.startsWith("| ")) {
        tables.get(title).add(cells(line));
      }
    }
    return tables;
  }

  private static List<String> cells(String line) {
    return Stream.of(line.substring(2, line.length() - 2).split(" \\| ")).toList();
  }
}
