package dev.wirebench.observations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Observation.Subject;
import dev.wirebench.qualities.Outcome;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class QualitiesChangesTest {
  private static QualitiesFile file(String version, long seed, Observation... observations) {
    return new QualitiesFile(
        "wirebench 0.1",
        Instant.parse("2026-11-25T10:00:00Z"),
        seed,
        Map.of("jdk", "17"),
        Map.of("planted", version),
        Map.of(),
        true,
        List.of(observations));
  }

  private static Observation seen(String about, String caseId, Outcome outcome, int count) {
    return new Observation(
        "hostile-input",
        new Subject("planted", "any"),
        about,
        caseId,
        outcome,
        count,
        "said",
        "input");
  }

  private static List<String> lines(QualitiesFile newer, QualitiesFile older) {
    return new QualitiesChanges(newer, older).text().lines().toList();
  }

  @Test
  void aCaseWithAnotherOutcomeIsARow() {
    QualitiesFile older =
        file(
            "1.0",
            1,
            seen("", "bom", Outcome.ACCEPTS, 1),
            seen("users", "truncated", Outcome.REJECTS, 58),
            seen("users", "truncated", Outcome.HANGS, 2),
            seen("", "comment", Outcome.REJECTS, 1));
    QualitiesFile newer =
        file(
            "1.1",
            1,
            seen("", "bom", Outcome.CHANGES_THE_VALUE, 1),
            seen("users", "truncated", Outcome.REJECTS, 60),
            seen("", "comment", Outcome.REJECTS, 1));
    assertThat(lines(newer, older).stream().map(line -> line.replaceAll(" {2,}", " | ")))
        .containsExactly(
            "codec | version | quality | case | about | was | is",
            "planted | 1.0 -> 1.1 | hostile-input | bom | - | accepts | changes the value",
            "planted | 1.0 -> 1.1 | hostile-input | truncated | users | rejects 58, hangs 2 |"
                + " rejects 60",
            "",
            "2 cases of 3 have another outcome.");
  }

  @Test
  void whatElseIsSaidIsNoChange() {
    Observation before = seen("", "bom", Outcome.REJECTS, 1);
    Observation after =
        new Observation(
            "hostile-input",
            new Subject("planted", "2"),
            "",
            "bom",
            Outcome.REJECTS,
            1,
            "other",
            "words");
    assertThat(lines(file("2", 1, after), file("1", 1, before)))
        .containsExactly("0 cases of 1 have another outcome.");
  }

  @Test
  void whatTheSameVersionDidOtherwiseIsNoChangeOfTheLibrary() {
    QualitiesFile older = file("1", 1, seen("", "depth", Outcome.STACK_OVERFLOW, 1));
    QualitiesFile newer = file("1", 1, seen("", "depth", Outcome.REJECTS, 1));
    assertThat(lines(newer, older))
        .endsWith(
            "1 case of 1 has another outcome.",
            "1 of them is from the same version, JDK and seed: how threads met, or a stack, memory"
                + " or time that barely sufficed, and no change of a library.");
  }

  @Test
  void whatCannotBeComparedIsSaid() {
    QualitiesFile older =
        file("1", 1, seen("", "bom", Outcome.REJECTS, 1), seen("", "comment", Outcome.REJECTS, 1));
    QualitiesFile newer = file("1", 2, seen("", "bom", Outcome.ACCEPTS, 1));
    assertThat(lines(newer, older))
        .containsSequence(
            "1 case of 1 has another outcome.",
            "1 case is in the older observations alone.",
            "Their seeds differ (1 and 2), so that inputs drawn at random are others.");
    assertThat(lines(older, newer)).contains("1 case is in the newer observations alone.");
  }
}
