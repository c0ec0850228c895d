package dev.wirebench.report.decision;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Findings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever the scenario: no record chooses what does not fit, and none hides what is hard. */
class RandomScenariosTest {
  private static final int SCENARIOS = 60;

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  /** Qualities for all, so that demands of them rule out some and not all. */
  static QualitiesFixture observed() {
    return QualitiesFixture.usual()
        .tried("jackson", "protobuf", "kryo")
        .seen("kryo", "schema-evolution", "old", "field-added", "silent garbage", "hard", 1)
        .seen("protobuf", "schema-evolution", "new", "field-widened", "silent garbage", "hard", 1);
  }

  @Test
  void noRecordChoosesWhatDoesNotFitOrHidesWhatIsHard() throws IOException {
    Report report = observed().report(RunFixture.usual(6).write(folder));
    Map<String, Integer> outcomes = new HashMap<>();
    try (Decider decider = new Decider(report, Findings.of(report))) {
      for (String scenario : RandomScenarios.of(SCENARIOS, 1)) {
        JsonNode decided = JSON.readTree(decider.call(scenario, "again"));
        outcomes.merge(decided.get("outcome").asText(), 1, Integer::sum);
        assertHonest(JSON.readTree(scenario), decided);
      }
    }
    assertThat(outcomes.keySet()).contains("change", "keep", "cheap", "none", "forced");
  }

  private static void assertHonest(JsonNode scenario, JsonNode decided) {
    String chosen = decided.get("chosen").asText();
    String record = decided.get("record").asText();
    double cores = scenario.get("cores").isNull() ? 2 : scenario.get("cores").asDouble();
    double granted = cores * scenario.get("utilisation").asDouble();
    boolean isAnyLeft = false;
    for (JsonNode option : decided.get("options")) {
      String name = option.get("name").asText();
      boolean fits =
          option.get("peak").get("high").asDouble() <= granted
              && (scenario.get("link").isNull()
                  || option.get("linkPeak").asDouble()
                      <= scenario.get("link").asDouble() * scenario.get("utilisation").asDouble());
      boolean isRuledOut = !option.get("reasons").isEmpty();
      isAnyLeft |= !isRuledOut;
      assertThat(fits || isRuledOut).as("%s in %s", name, scenario).isTrue();
      assertThat(record).as("every option is in the record").contains("| " + name);
      if (isRuledOut) {
        assertThat(name).as("chosen for %s", scenario).isNotEqualTo(chosen);
      }
      if (name.equals(chosen)) {
        for (JsonNode place : option.get("hard")) {
          assertThat(record).contains(place.asText());
        }
        assertThat(decided.get("sentences").toString())
            .contains(
                option.get("hard").isEmpty() ? name + " " : "Known defects of " + name + ": ");
      }
    }
    assertThat(chosen.isEmpty()).as("%s", scenario).isEqualTo(!isAnyLeft);
  }
}
