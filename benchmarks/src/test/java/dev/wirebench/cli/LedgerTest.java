package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each answer and each decision that is committed has its evidence. */
class LedgerTest {
  private static final Path ROOT = Path.of("..");
  private static final Path RUN = ROOT.resolve("results/reference-jdk17-jdk25");

  private static Ledger ledger;

  @BeforeAll
  static void read() throws IOException {
    ledger = new Ledger(ROOT.resolve("results/qualities/qualities.json.gz"));
  }

  /** Runs whose summaries have answers. */
  static Stream<Path> runs() throws IOException {
    try (Stream<Path> folders = Files.list(ROOT.resolve("results"))) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("journal.jsonl.gz")))
          .filter(folder -> text(folder.resolve("summary.md")).contains("\nFor messages like "))
          .sorted()
          .toList()
          .stream();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("runs")
  void answersOfSummariesHaveEvidence(Path run) throws IOException {
    assertThat(ledger.answers(text(run.resolve("summary.md")), run)).isEmpty();
  }

  @Test
  void answersOfTheFirstRunHaveEvidence() throws IOException {
    int before = ledger.checked();
    assertThat(ledger.answers(text(RUN.resolve("summary.md")), RUN)).isEmpty();
    assertThat(ledger.checked() - before).isGreaterThan(20);
  }

  @Test
  void decisionsHaveEvidence() throws IOException {
    int before = ledger.checked();
    try (DirectoryStream<Path> records =
        Files.newDirectoryStream(ROOT.resolve("docs/examples"), "decision-*.md")) {
      for (Path record : records) {
        assertThat(ledger.decision(text(record), RUN)).as(record.toString()).isEmpty();
      }
    }
    assertThat(ledger.checked() - before).isGreaterThan(20);
  }

  /** For one case and one run no two texts name different options. */
  @ParameterizedTest
  @CsvSource({
    "External REST API, rest-api",
    "Internal event bus, event-bus",
    "Cache of one application, cache",
    "Long-lived event stream, event-stream"
  })
  void readmeSummaryAndDecisionNameTheSameOption(String title, String scenario) {
    Pattern answer =
        Pattern.compile("(?m)^- \\*\\*" + title + "\\*\\*: (?:keep|take) \\*\\*([^*]+)\\*\\*");
    Pattern decision = Pattern.compile("(?m)^- Chosen option: (?:keep )?([^,. ]+)");
    String record = text(ROOT.resolve("docs/examples/decision-" + scenario + ".md"));
    String chosen = decision.matcher(record).results().findFirst().orElseThrow().group(1);
    String summary = text(RUN.resolve("summary.md"));
    assertThat(answer.matcher(summary).results().map(found -> found.group(1)))
        .containsExactly(chosen);
    assertThat(text(ROOT.resolve("README.md")))
        .containsPattern(
            "\\| \\["
                + title
                + "\\]\\([^)]*"
                + scenario
                + "\\.md\\) \\| [^|]* \\| (keep|take) "
                + chosen
                + "(:| \\|)");
  }

  /** README says that two other runs come to the same choices. */
  @ParameterizedTest
  @ValueSource(strings = {"reference-all", "reference-all-words", "reference-card-xeon"})
  void otherRunsComeToTheSameChoices(String run) {
    Pattern answer = Pattern.compile("(?m)^- \\*\\*([^*]+)\\*\\*: (keep|take) \\*\\*([^*]+)\\*\\*");
    assertThat(choices(answer, text(ROOT.resolve("results/" + run + "/summary.md"))))
        .hasSize(5)
        .isEqualTo(choices(answer, text(RUN.resolve("summary.md"))));
  }

  private static List<String> choices(Pattern answer, String page) {
    return answer.matcher(page).results().map(MatchResult::group).toList();
  }

  /** README had such sentences before it answered use cases. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "- If you need **few bytes, other languages, and fields that come and go**, take **msgpack-core**: 0.2 × it.",
        "- If you need **JSON that anybody may send you**, take **jackson-blackbird**: 0.847 × the processor time."
      })
  void aRecommendationWithoutAUseCaseIsAFault(String line) throws IOException {
    assertThat(ledger.answers(line, RUN)).isNotEmpty();
  }

  /** A sentence with another number, or about another codec, is found. */
  @ParameterizedTest
  @MethodSource("seeds")
  void oneFalsifiedSentenceIsFound(int seed) throws IOException {
    String summary = text(RUN.resolve("summary.md"));
    String page =
        summary.substring(summary.indexOf("For messages like "), summary.indexOf("\n## "));
    Random random = new Random(seed);
    List<UnaryOperator<String>> ways =
        List.of(
            text -> other(text, random, "Known defects of \\S+ (\\d+) of", LedgerTest::increased),
            text ->
                other(
                    text,
                    random,
                    "\\d+ of (\\d+) (?:schema|kinds|ways|unusual)",
                    LedgerTest::increased),
            text -> other(text, random, "It takes ([\\d.]+) × the time", LedgerTest::increased),
            text -> other(text, random, "and ([\\d.]+) × its bytes", LedgerTest::increased),
            text -> other(text, random, "Known defects of (\\S+):", name -> "jackson-blackbird"),
            text ->
                other(text, random, "take \\*\\*(protobuf-mapped)\\*\\*", name -> "msgpack-core"),
            text -> other(text, random, "/s, for (protobuf-mapped)\\.", name -> "kryo"),
            text ->
                other(
                    text, random, "schema changes \\((wrong value, no error)\\)", name -> "hangs"));
    String falsified = ways.get(seed % ways.size()).apply(page);
    assertThat(falsified).isNotEqualTo(page);
    assertThat(ledger.answers(falsified, RUN)).isNotEmpty();
  }

  static IntStream seeds() {
    return IntStream.range(0, 50);
  }

  private static String increased(String number) {
    return number.contains(".")
        ? String.valueOf(Double.parseDouble(number) * 1.3)
        : String.valueOf(Integer.parseInt(number) + 1);
  }

  /** One of the places of the pattern, with something else in its group. */
  private static String other(
      String page, Random random, String pattern, UnaryOperator<String> change) {
    List<MatchResult> places = Pattern.compile(pattern).matcher(page).results().toList();
    MatchResult place = places.get(random.nextInt(places.size()));
    return page.substring(0, place.start(1))
        + change.apply(place.group(1))
        + page.substring(place.end(1));
  }
}
