package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** README's sentence about the power of a verdict has the figures of the page of the validation. */
class ValidationSentencesTest {
  private static final Path ROOT = Path.of("..");

  /**
   * A line of what was planted: operation, planted share, and what was found with five repetitions.
   */
  private static final Pattern LINE =
      Pattern.compile(
          "(?m)^\\| (\\w+) \\| 1 of \\d+ \\| ([\\d.]+) % of \\d+ ns \\| interleaved \\|[^|]+\\|[^|]+\\| (\\d+) % \\|");

  /**
   * The share of verdicts <i>slower</i>, as a percentage.
   *
   * @param planted a percentage, from which the planted one differs by less than 1
   */
  private static String share(String section, String operation, int planted) {
    List<String> shares =
        LINE.matcher(section)
            .results()
            .filter(line -> line.group(1).equals(operation))
            .filter(line -> Math.abs(Double.parseDouble(line.group(2)) - planted) < 1)
            .map(line -> line.group(3))
            .toList();
    assertThat(shares).as("%s, %d %%", operation, planted).hasSize(1);
    return shares.get(0);
  }

  @Test
  void thePowerOfAVerdictIsTheMeasuredOne() throws IOException {
    String readme = Files.readString(ROOT.resolve("README.md")).replaceAll("\\s+", " ");
    String page = Files.readString(ROOT.resolve("docs/VALIDATION.md"));
    String section = page.split("\n## Without other load\n")[1].split("\n## ")[0];
    assertThat(section).contains("| *slower* with 5 repetitions |");
    for (int planted : List.of(5, 10)) {
      assertThat(readme)
          .contains(
              String.format(
                  Locale.ROOT,
                  "%d %% was called *slower* in %s %% (writing) and %s %% (reading)",
                  planted,
                  share(section, "serialize", planted),
                  share(section, "deserialize", planted)));
    }
  }
}
