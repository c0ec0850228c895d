package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.wirebench.catalogue.RunRoles;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.reports.Reports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ReadmeTest {
  private static final Path ROOT = Path.of("..");
  private static final String RUN = "results/reference-jdk17-jdk25";
  private static final String SPARSE = "results/reference-s5-sparse/summary.md";

  /** An answer of the run whose fields are mostly null. */
  private static final String NULLS =
      "sparse, %s, [^:]*: jackson-non-null takes the least time: ([\\d.]+) ×"
          + " \\(95 %% interval ([\\d.]+ – [\\d.]+),";

  /** A round number, which one more codec does not change. */
  @Test
  void itSaysHowManyConfigurationsThereAre() throws Exception {
    MatchResult about = found("README.md", "covers about (\\d+) configurations,");
    assertThat((double) CodecRegistry.read(List.of()).all().size())
        .isCloseTo(number(about, 1), withinPercentage(10));
  }

  /** Whoever has half a minute reads no more. */
  @Test
  void itIsShortAndSoAreItsSentences() throws Exception {
    List<String> lines = Files.readAllLines(ROOT.resolve("README.md"));
    assertThat(lines).hasSizeLessThanOrEqualTo(150);
    String prose =
        lines.stream()
            .map(line -> line.matches("(\\||    |#).*") ? "" : line.replaceFirst("^- ", "\n"))
            .collect(Collectors.joining("\n"))
            .replaceAll("\\]\\([^)]*\\)", "]")
            .replaceAll("(?s)```text\n.*?```", "");
    for (String sentence : prose.split("(?<=[.:;])\\s+|\n\\s*\n")) {
      assertThat(sentence.strip().split("\\s+")).as(sentence).hasSizeLessThanOrEqualTo(25);
    }
  }

  /** The section on cheaper ways than another library has the figures of the runs that it links. */
  @Test
  void whatIsCheaperIsMeasured() throws Exception {
    String readme = Files.readString(ROOT.resolve("README.md")).replaceAll("\\s+", " ");
    MatchResult writing = found(SPARSE, String.format(NULLS, "serialize"));
    MatchResult reading = found(SPARSE, String.format(NULLS, "deserialize"));
    assertThat(readme)
        .contains(
            String.format(
                "writing takes %s × Jackson's time (95 %% CI %s). Reading takes %s × (%s)",
                writing.group(1), writing.group(2), reading.group(1), reading.group(2)));
    MatchResult gzip =
        found(
            "docs/experiments/compression.md",
            "\\| jackson \\| (\\d+) \\| (\\d+) \\| [\\d,]+ \\| ([\\d,]+) \\| [\\d,]+ \\| (\\d+) \\|");
    assertThat(readme)
        .contains(
            String.format(
                Locale.ROOT,
                "gzip made these %s bytes %.0f %% smaller, and took %.0f times as long as writing"
                    + " them",
                gzip.group(1),
                100 - 100 * number(gzip, 4) / number(gzip, 1),
                number(gzip, 3) / number(gzip, 2)));
  }

  private static double number(MatchResult result, int group) {
    return Double.parseDouble(result.group(group).replace(",", ""));
  }

  private static MatchResult found(String file, String pattern) throws Exception {
    Matcher matcher = Pattern.compile(pattern).matcher(Files.readString(ROOT.resolve(file)));
    assertThat(matcher.find()).as(file).isTrue();
    return matcher.toMatchResult();
  }

  /** What it says is read from the run, not typed. */
  @Test
  void theFiguresAreThoseOfTheReferenceRun() throws Exception {
    Reports.Analysed run = Reports.analyse(List.of(ROOT.resolve(RUN)), Settings.DEFAULT);
    String readme = Files.readString(ROOT.resolve("README.md"));
    assertThat(readme)
        .as("write it anew with regenerate")
        .isEqualTo(
            Reports.headline(
                ROOT.resolve("README.md"),
                run,
                RunRoles.read(ROOT).main(),
                Optional.of(RunRoles.read(ROOT).second())));
  }
}
