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
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever the scenario: no record chooses what does not fit, and none hides what is hard. */
class RandomScenariosTest {
  private static final int SCENARIOS = 60;
  private static final int SETS = 25;
  private static final int SCENARIOS_OF_A_SET = 20;

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

  /** Whatever was not executed: no option is named of which a demanded case is missing. */
  @Test
  void noAnswerNamesAnOptionWithoutItsEvidence() throws IOException {
    Random random = new Random(1);
    List<String> codecs = List.of("jackson", "gson", "protobuf", "kryo");
    int named = 0;
    for (int set = 0; set < SETS; set++) {
      QualitiesFixture qualities = new QualitiesFixture();
      Map<String, Set<String>> missing = new HashMap<>();
      for (String codec : codecs) {
        if (random.nextInt(6) > 0) {
          qualities.tried(codec);
        }
        missing.put(codec, taken(qualities, codec, random));
      }
      Report report = qualities.report(RunFixture.usual(6).write(folder.resolve("run-" + set)));
      try (Decider decider = new Decider(report, Findings.of(report))) {
        for (String scenario : RandomScenarios.of(SCENARIOS_OF_A_SET, set)) {
          JsonNode must = JSON.readTree(scenario).get("must");
          JsonNode answer = JSON.readTree(decider.callAnswer(scenario));
          for (String codec : names(answer)) {
            named++;
            assertThat(missing.get(codec))
                .as("%s is named: %s in %s", codec, answer, scenario)
                .noneMatch(one -> must.get(one.replaceAll(" .*", "")).asBoolean());
          }
        }
      }
    }
    assertThat(named).isGreaterThan(SETS * SCENARIOS_OF_A_SET / 2);
  }

  /** Takes some executed cases away. */
  private static Set<String> taken(QualitiesFixture qualities, String codec, Random random) {
    Set<String> missing = new HashSet<>();
    boolean isTried = qualities.file().get("codecs").has(codec);
    for (String change : List.of("field-added", "field-removed", "fields-reordered")) {
      for (String direction : List.of("old writer, new reader", "new writer, old reader")) {
        if (!isTried || random.nextInt(20) == 0) {
          qualities.without(codec, change, direction);
          missing.add("evolution " + change);
        }
      }
    }
    for (String damage :
        List.of("truncated", "bit-flipped", "length-inflated", "repeated", "deeply-nested")) {
      if (!isTried || random.nextInt(20) == 0) {
        qualities.without(codec, damage, "order-event");
        missing.add("untrustedInput " + damage);
      }
    }
    if (!isTried || random.nextInt(20) == 0) {
      qualities.without(codec, "own-words", "a field");
      missing.add("untrustedInput own-words");
    }
    return missing;
  }

  /** Options that an answer recommends, now or from another rate on. */
  private static Set<String> names(JsonNode answer) {
    Set<String> names = new HashSet<>();
    if (answer.isNull()) {
      return names;
    }
    if (!answer.get("chosen").asText().isEmpty()) {
      names.add(answer.get("chosen").asText());
    }
    Matcher named =
        Pattern.compile(
                "(?:, for |, take |keep |cannot be told from |told from \\w+ and )"
                    + "(jackson|gson|protobuf|kryo)\\b")
            .matcher(answer.get("words").asText());
    while (named.find()) {
      names.add(named.group(1));
    }
    return names;
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
