package dev.wirebench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadSource;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DrawnValuesTest {
  private static final Path RECORDS = Path.of("..", "results");

  @TempDir private Path folder;

  private static Plan plan(long seed, String... payloads) {
    return new PlanBuilder("test", RunFixture.suite(1, List.of()), List.of())
        .payloads(List.of(payloads))
        .variants(List.of())
        .seed(seed)
        .build();
  }

  private DrawnValues values() {
    return new DrawnValues(folder.resolve("values.jar"));
  }

  @Test
  void thePlanHasTheDigestOfWhatItsSeedDraws() throws IOException {
    Plan drawn = values().draw(plan(7, "order-event", "users-selective"));
    assertThat(drawn.draw().values().keySet())
        .containsExactly("order-event", "users", "users-selective");
    assertThat(drawn.draw().values().values()).allMatch(digest -> digest.matches("[0-9a-f]{64}"));
    assertThat(values().draw(plan(7, "users-selective", "order-event")).draw())
        .isEqualTo(drawn.draw());
    assertThat(values().draw(plan(8, "order-event", "users-selective")).draw().values())
        .doesNotContainEntry("users", drawn.draw().values().get("users"));
    assertThat(values().flags()).singleElement().asString().endsWith("values.jar");
  }

  @Test
  void seedZeroAndTheFilesOfThePaperHaveTheValuesOfTheBuild() throws IOException {
    assertThat(values().draw(plan(7, "order-event")).draw().values()).hasSize(1);
    assertThat(values().draw(plan(0, "order-event")).draw().values()).isEmpty();
    assertThat(values().flags()).isEmpty();
    assertThat(values().draw(plan(7, "nested-10")).draw().values()).isEmpty();
    assertThat(values().flags()).isEmpty();
  }

  /** The file may have been changed meanwhile. */
  @Test
  void aRunThatGoesOnHasTheSameValues() throws IOException {
    Plan plan = values().draw(plan(7, "order-event"));
    List<String> drawn = documents();
    Files.writeString(folder.resolve("values.jar"), "damaged");
    values().drawAgain(plan);
    assertThat(documents()).isEqualTo(drawn);
    assertThat(Payload.load("order-event").documents())
        .extracting(document -> new String(document, StandardCharsets.UTF_8))
        .isNotEqualTo(drawn)
        .first()
        .isEqualTo(drawn.get(0));
  }

  private List<String> documents() throws IOException {
    try (PayloadSource payloads = values().payloads()) {
      return payloads.load("order-event").documents().stream()
          .map(document -> new String(document, StandardCharsets.UTF_8))
          .toList();
    }
  }

  @Test
  void otherValuesThanThoseOfThePlanAreRefused() {
    Plan plan = plan(7, "order-event").withValues(Map.of("order-event", "0".repeat(64)));
    assertThatThrownBy(() -> values().drawAgain(plan))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "The values of the run in '%s' cannot be drawn again from its seed, 7: go on with the"
                    .formatted(folder)
                + " version of this program that began the run.");
    assertThat(folder.resolve("values.jar")).doesNotExist();
  }

  /** Committed runs hold the seed and the digest alone. */
  @Test
  void theValuesOfRecordsCanBeDrawnAgain() throws IOException {
    try (Stream<Path> records = Files.list(RECORDS)) {
      for (Path record : records.filter(RunFolder::isAt).toList()) {
        // Runs of one's own lie there, too, and are not compressed.
        if (RunFolder.open(record).isCompressed()) {
          values().drawAgain(RunFolder.open(record).read().plan());
          assertThat(record.resolve("values.jar")).doesNotExist();
        }
      }
    }
  }
}
