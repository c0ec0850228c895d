package dev.wirebench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.studies.replication.LoggedCell;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.ReplicationFixture;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The study's claims about logs that never were, whose times and bytes vary by 1 %. */
class ReplicationJudgeTest {
  private static final int RUNS = 60;
  private static final double MILLI = 1e6;

  @TempDir Path folder;

  private Map<String, Judged> judged() {
    Replication replication = Replication.read(folder);
    return ReplicationJudge.of(ReplicatedStudy.of(Claims.read(), replication), replication).stream()
        .collect(Collectors.toMap(judged -> judged.claim().id(), Function.identity()));
  }

  private static Mark mark(Judged judged) {
    return judged.evidence().isEmpty() ? judged.mark() : judged.evidence().get(0).mark();
  }

  private ReplicationFixture fixture(String... payloads) {
    return new ReplicationFixture(folder, List.of(payloads), RUNS).logs(MILLI, 1e7, 50);
  }

  private static void log(
      ReplicationFixture fixture, String task, String payload, double... times) {
    for (int i = 0; i < times.length; i++) {
      String library = ReplicationFixture.LIBRARIES.get(i);
      fixture.log(
          new LoggedCell(library, task, payload), times[i] * MILLI, times[i] * 1e7, 40 + times[i]);
    }
  }

  /** In the order of the libraries: Jackson, Gson, KotlinX. */
  @Test
  void whatTheStudyFoundIsConfirmed() {
    ReplicationFixture fixture = fixture("nested-10-pretty");
    log(fixture, "parse", "nested-10-pretty", 5.57, 6.03, 3.63);
    log(fixture, "serialize", "nested-10-pretty", 3.36, 6.08, 4.56);
    log(fixture, "deserialize", "nested-10-pretty", 7.99, 6.68, 4.11);
    Map<String, Judged> judged = judged();
    assertThat(judged.keySet()).contains("C1a", "C2a", "C3", "C4a", "C5b", "C6b", "C7a", "C8");
    for (String id : List.of("C1a", "C1b", "C4a", "C4c", "C6a", "C6b", "C7a", "C7b", "C8")) {
      assertThat(mark(judged.get(id))).as(id).isEqualTo(Mark.CONFIRMED);
    }
    assertThat(mark(judged.get("C4b"))).as("about larger files").isEqualTo(Mark.NOT_MEASURED);
    assertThat(mark(judged.get("C2a"))).as("KotlinX is said to be last").isEqualTo(Mark.REFUTED);
    assertThat(judged.get("C1a").evidence().get(0).text())
        .matches("kotlinx-json / jackson-kotlin 0\\.6\\d+; jackson-kotlin / gson-kotlin 0\\.9\\d+");
  }

  @Test
  void theOppositeIsRefutedAndEqualityIsNoClearDifference() {
    ReplicationFixture fixture = fixture("nested-10-pretty");
    log(fixture, "parse", "nested-10-pretty", 3, 2, 4);
    Map<String, Judged> judged = judged();
    assertThat(mark(judged.get("C1a"))).isEqualTo(Mark.REFUTED);
    assertThat(mark(judged.get("C4c"))).isEqualTo(Mark.NO_CLEAR_DIFFERENCE);
    assertThat(mark(judged.get("C5a"))).isEqualTo(Mark.NO_CLEAR_DIFFERENCE);
    assertThat(mark(judged.get("C8"))).isEqualTo(Mark.NO_CLEAR_DIFFERENCE);
  }

  /** A share of the processors is what the protocol measures: it is judged, unlike by JMH. */
  @Test
  void loadsAreJudged() {
    ReplicationFixture fixture = fixture("nested-10-pretty");
    log(fixture, "parse", "nested-10-pretty", 2, 3, 1);
    assertThat(mark(judged().get("C3"))).isEqualTo(Mark.CONFIRMED);
  }

  @Test
  void anAverageIsOfAllFilesThatWereMeasured() {
    ReplicationFixture fixture = fixture("nested-10-pretty", "nested-100-pretty");
    log(fixture, "parse", "nested-10-pretty", 1, 2, 3);
    log(fixture, "parse", "nested-100-pretty", 30, 20, 40);
    Judged memory = judged().get("C2a");
    assertThat(mark(memory)).isEqualTo(Mark.REFUTED);
    assertThat(memory.evidence().get(0).text())
        .startsWith("jackson-kotlin / gson-kotlin 1.4")
        .contains("gson-kotlin / kotlinx-json 0.51");
    assertThat(mark(judged().get("C1b"))).isEqualTo(Mark.REFUTED);
  }

  /** After collections the heap has less than before: then there is an order, and no ratio. */
  @Test
  void ofNegativeAveragesThereIsAnOrderAlone() {
    fixture("nested-10-pretty")
        .log(new LoggedCell("jackson-kotlin", "parse", "nested-10-pretty"), MILLI, -2e7, 50);
    Evidence evidence = judged().get("C2a").evidence().get(0);
    assertThat(evidence.figures()).extracting(ClaimFigure::mark).startsWith(Mark.CONFIRMED);
    assertThat(evidence.text()).startsWith("jackson-kotlin / gson-kotlin -; ");
    assertThat(evidence.notes()).containsExactly("no ratio where an average is 0 or below");
  }

  @Test
  void filesWithoutLineBreaksStandForTheStudys() {
    ReplicationFixture fixture = fixture("nested-10");
    log(fixture, "parse", "nested-10", 5.57, 6.03, 3.63);
    assertThat(mark(judged().get("C1a"))).isEqualTo(Mark.CONFIRMED);
  }

  @Test
  void whatIsMissingIsNotMeasured() {
    new ReplicationFixture(folder, List.of("nested-10-pretty"), RUNS)
        .log(new LoggedCell("gson-kotlin", "parse", "nested-10-pretty"), MILLI, 1, 50)
        .log(new LoggedCell("kotlinx-json", "parse", "nested-10-pretty"), MILLI / 2, 1, 50);
    Map<String, Judged> judged = judged();
    assertThat(mark(judged.get("C1b"))).isEqualTo(Mark.NOT_MEASURED);
    assertThat(judged.get("C1b").evidence().get(0).notes())
        .containsExactly("1 number of it missing");
    assertThat(mark(judged.get("C6b"))).isEqualTo(Mark.NOT_MEASURED);
  }

  @Test
  void otherFilesThanTheStudysSayNothingOfIt() {
    fixture("order-event");
    assertThat(judged().values())
        .hasSize(15)
        .allSatisfy(judged -> assertThat(judged.evidence()).isEmpty());
  }

  @Test
  void aMachineThatWasBusyBeforeJudgesNothingAndSaysWhy() {
    new ReplicationFixture(folder, List.of("nested-10"), RUNS, "1.6").logs(MILLI, 1e7, 50);
    Judged judged = judged().get("C1a");
    assertThat(mark(judged)).isEqualTo(Mark.NOT_JUDGED);
    assertThat(judged.told(judged.evidence().get(0)))
        .contains("kotlinx-json / jackson-kotlin")
        .contains("the machine was busy: load 1.6 of 2 processors before the server began");
  }

  @Test
  void itIsEvidenceForClaimsOfTheListByName() {
    ReplicationFixture fixture = fixture("nested-10");
    log(fixture, "parse", "nested-10", 5.57, 6.03, 3.63);
    Map<String, Evidence> found =
        ReplicationJudge.evidence(Claims.read(), Replication.read(folder), "logs");
    assertThat(found).containsKeys("C1a", "C3").doesNotContainKeys("C9a", "C35");
    assertThat(found.get("C1a").mark()).isEqualTo(Mark.CONFIRMED);
    assertThat(found.get("C1a").source()).isEqualTo("logs");
    assertThat(found.get("C1a").notes()).contains("by the study's protocol, of nested-10");
    // A share of the processors is comparable here, and a run of JMH has none.
    Judged share = Judge.of(Claims.read().only(List.of("C3")), Known.NOTHING).get(0);
    Judged both = share.with(found);
    assertThat(both.told(both.evidence().get(both.evidence().size() - 1)))
        .doesNotContain(share.reason());
  }
}
