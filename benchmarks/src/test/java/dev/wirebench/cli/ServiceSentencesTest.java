package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** README's sentences about a service have the figures of the page of the measured one. */
class ServiceSentencesTest {
  private static final Path ROOT = Path.of("..");
  private static final String USUAL = "order-event";
  private static final String LARGE = "order-events-100";

  /** A line of the table of highest rates: codec, ratio to Jackson, both ends of its interval. */
  private static final Pattern HIGHEST =
      Pattern.compile(
          "(?m)^\\| ([^|]+) \\| [\\d,]+ \\| [^|]+ \\| ([\\d.]+) \\| ([\\d.]+) – ([\\d.]+) \\|$");

  /** A line of the table of CPU times: codec, ratio to Jackson, both ends of its interval. */
  private static final Pattern CPU =
      Pattern.compile(
          "(?m)^\\| ([^|]+) \\| [\\d.]+ \\| [^|]+ \\| ([\\d.]+) \\| ([\\d.]+) – ([\\d.]+) \\| [\\d.]+ %.*$");

  private static String readme;
  private static String service;

  @BeforeAll
  static void read() throws IOException {
    readme = Files.readString(ROOT.resolve("README.md")).replaceAll("\\s+", " ");
    service = Files.readString(ROOT.resolve("docs/SERVICE.md"));
  }

  private static Map<String, MatchResult> highest(String payload) {
    return lines(HIGHEST, payload);
  }

  private static Map<String, MatchResult> lines(Pattern pattern, String payload) {
    String section = service.split("\n## " + payload + "\n")[1].split("\n## ")[0];
    return pattern
        .matcher(section)
        .results()
        .collect(Collectors.toMap(line -> line.group(1), Function.identity()));
  }

  private static MatchResult first(String pattern, String page) {
    return Pattern.compile(pattern).matcher(page).results().findFirst().orElseThrow();
  }

  private static double number(MatchResult line, int group) {
    return Double.parseDouble(line.group(group));
  }

  /** A text with the digits of the pages, whatever the user's language is. */
  private static String format(String text, Object... figures) {
    return String.format(Locale.ROOT, text, figures);
  }

  /** Both say of the same case to keep what is there. */
  @Test
  void noLibraryChangesTheRateOfSmallRequestsAndTheAnswerIsToKeep() {
    Map<String, MatchResult> lines = highest(USUAL);
    assertThat(lines.values())
        .hasSize(4)
        .allSatisfy(
            line -> {
              assertThat(number(line, 3)).isLessThan(1);
              assertThat(number(line, 4)).isGreaterThan(1);
            });
    List<Double> ratios = lines.values().stream().map(line -> number(line, 2)).sorted().toList();
    assertThat(readme)
        .contains(
            format(
                "it was %.2f to %.2f times Jackson's, and every 95 %% interval includes 1",
                ratios.get(0), ratios.get(3)),
            "[External REST API](docs/examples/decision-rest-api.md) | 2,000/s, 4 cores | keep"
                + " jackson: all of it takes at most 0.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"kryo", "protobuf-mapped"})
  void largeRequestsGainWhatWasMeasured(String codec) {
    MatchResult line = highest(LARGE).get(codec);
    assertThat(readme)
        .containsPattern(
            format(
                "`%s` (answered )?%.1f times [^`]*%.1f – %.1f\\)",
                codec, number(line, 2), number(line, 3), number(line, 4)));
  }

  @ParameterizedTest
  @ValueSource(strings = {USUAL, LARGE})
  void theShareOfJacksonsCallsIsTheMeasuredOne(String payload) {
    Matcher share =
        Pattern.compile("- " + payload + ": jackson spends ([\\d.]+) % of").matcher(service);
    assertThat(share.find()).isTrue();
    assertThat(readme).contains(format("took %.0f %%", Double.parseDouble(share.group(1))));
  }

  /** Calls in a service take longer than the same calls by themselves. */
  @Test
  void inTheServiceJacksonsCallsTakeSoManyTimesAsLong() {
    MatchResult calls =
        first("(?m)^\\| jackson \\| ([\\d.]+) \\| [^|]+ \\| - \\| - \\| ([\\d.]+) %", service);
    MatchResult table =
        first("\\| jackson \\| [\\d.]+ µs \\| 1 \\| ([\\d.]+) µs \\| 1 \\|", readme);
    double micros = number(calls, 1) * number(calls, 2) / 100;
    assertThat(readme)
        .contains(format("about %.0f times as long as in its column", micros / number(table, 1)));
  }

  /** Though no rate changes, a request may take less CPU time. */
  @Test
  void theCpuTimeOfASmallRequestIsTheMeasuredOne() {
    assertThat(readme)
        .contains(
            cpu(
                "a small request took %.2f times the CPU time (95 %% CI %.2f – %.2f)",
                "jackson-blackbird"),
            cpu(
                "With `kryo`, a request took %.2f times the CPU time (95 %% CI %.2f – %.2f)",
                "kryo"));
  }

  /** A text with the CPU time of a small request, as a ratio with its interval. */
  private static String cpu(String text, String codec) {
    MatchResult line = lines(CPU, USUAL).get(codec);
    return format(text, number(line, 2), number(line, 3), number(line, 4));
  }

  /** A page of one service recommends nothing: answers stand where use cases are. */
  @Test
  void thePageOfTheServiceNamesNoChoice() {
    assertThat(service).doesNotContainPattern("(?i)(take|keep) \\*\\*|recommend|chosen option");
  }
}
