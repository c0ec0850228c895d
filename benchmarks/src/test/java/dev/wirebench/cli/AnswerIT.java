package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.JarRunner.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One command from a document to a decision. */
@Tag("slow")
class AnswerIT {
  /** The answer of a machine that is too busy for three JVMs within the budget. */
  private static final String PRELIMINARY = "Preliminary: ";

  private static final Pattern ENOUGH = Pattern.compile("give at least --budget (\\d+m)");

  @TempDir Path folder;

  /** On a busy machine, the budget is the one that the refusal names, as a user would do. */
  private Result answer(Path out, String budget) throws Exception {
    Files.writeString(
        folder.resolve("order.json"), "{\"id\": 17, \"customer\": \"Ada\", \"paid\": true}");
    return new JarRunner(folder)
        .run(
            ("answer order.json --rate 3,000/s --cores 4 --codec kryo --no-probe --wait --out "
                    + out
                    + " --budget "
                    + budget)
                .split(" "));
  }

  @Test
  void aDocumentARateAndCoresGiveADecision() throws Exception {
    Path out = folder.resolve("run");
    Result result = answer(out, "50s");
    Matcher enough = ENOUGH.matcher(result.output());
    if (enough.find()) {
      result = answer(out, enough.group(1));
    }
    assertThat(result.exitCode()).as(result.output()).isZero();
    List<String> end = answer(result.output());
    assertThat(end).as(result.output()).hasSizeLessThanOrEqualTo(10);
    if (end.get(0).startsWith(PRELIMINARY)) {
      assertForm(end.subList(0, 3));
      assertThat(end.get(4))
          .startsWith("Verdicts take about ")
          .contains(" run --resume " + out + " --budget ", " decide " + out);
    } else {
      assertForm(end.subList(0, 3));
      assertEnd(end.subList(3, end.size()));
      // Fewer than five JVMs are enough: nothing could save so much.
      assertThat(end.get(0))
          .startsWith("Chosen option: keep jackson. Serialization uses 0.")
          .contains(" of the processors (at most 0.");
    }
    assertThat(end)
        .last()
        .isEqualTo(
            "Report: "
                + out.resolve("report.html")
                + "; decision record: "
                + out.resolve("decision.md"));
    assertThat(out.resolve("scenario.yaml"))
        .content()
        .contains("payload: order\n", "rate: 3000/s\n", "cores: 4\n", "today: jackson\n");
    assertThat(out.resolve("report.html")).content().contains("\"asked\":{");

    String record = Files.readString(out.resolve("decision.md"));
    Result again = new JarRunner(folder).run("decide", out.toString());
    assertThat(again.exitCode()).as(again.output()).isZero();
    assertThat(again.output()).contains("- " + end.get(0)).endsWith("decision.md\n");
    assertThat(Files.readString(out.resolve("decision.md")).lines().limit(7))
        .containsExactlyElementsOf(record.lines().limit(7).toList());
  }

  /** The page shows what is printed. */
  @Test
  void theDocumentedAnswerHasTheFormOfOne() throws Exception {
    String page = Files.readString(Path.of("..", "docs", "YOUR-DATA.md"));
    int begin = page.indexOf("$ ./wirebench answer ");
    List<String> lines = answer(page.substring(begin, page.indexOf("```", begin)));
    assertThat(lines).hasSizeBetween(5, 10);
    assertForm(lines.subList(0, lines.size() - 3));
    assertEnd(lines.subList(lines.size() - 3, lines.size()));
    assertThat(page.substring(begin))
        .startsWith("$ ./wirebench answer docs/examples/planets.json --rate 3000/s --cores 4\n");
    String readme = Files.readString(Path.of("..", "README.md"));
    assertThat(readme)
        .contains("    ./wirebench answer docs/examples/planets.json --rate 3000/s --cores 4\n")
        .contains(String.join("\n", lines.subList(0, lines.size() - 2)) + "\n```");
  }

  /** From the decision on. */
  private static List<String> answer(String output) {
    List<String> lines =
        output
            .lines()
            .dropWhile(line -> !line.startsWith("Chosen option: ") && !line.startsWith(PRELIMINARY))
            .toList();
    assertThat(lines).as(output).isNotEmpty();
    return lines;
  }

  /** The decision, and a line for each option. */
  private static void assertForm(List<String> lines) {
    assertThat(lines.get(0))
        .matches(
            "(Chosen option|Preliminary): keep jackson[.;] .* save 5 % of the processors\\..*");
    assertThat(lines.get(1)).matches(" {2}jackson +0\\.\\S+ .*of 4 cores .* B +today");
    assertThat(lines.subList(2, lines.size()))
        .isNotEmpty()
        .allMatch(
            line ->
                line.matches(
                    " {2}\\S+ +[\\d.]+ of 4 cores +[\\d.]+ ×( \\(95 % CI .*\\))? +(saves|takes) .* B .*"));
  }

  private static void assertEnd(List<String> lines) {
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0))
        .matches("(What would change that: a rate of about .*|No rate within a factor .*)");
    assertThat(lines.get(1)).startsWith("How sure: ");
    assertThat(lines.get(2)).startsWith("Report: ");
  }
}
