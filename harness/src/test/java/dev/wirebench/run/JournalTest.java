package dev.wirebench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.PlannedTable;
import dev.wirebench.plan.Scope;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.run.Journal.Kind;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
  @TempDir Path folder;

  private final Run run =
      RunFixture.serialize(
          Map.of("jackson", new double[] {100, Double.NaN}),
          List.of(RunFixture.codec("jackson", null)));

  @Test
  void whatWasAppendedIsReadBack() throws Exception {
    Path file = folder.resolve("journal.jsonl");
    write(file);
    JournalContent content = read(file);
    assertThat(content.history().start()).isEqualTo(run.start());
    assertThat(content.codecs()).isEqualTo(run.codecs());
    assertThat(content.qualified()).isEqualTo(run.qualified());
    assertThat(content.forks()).isEqualTo(run.forks());
    assertThat(Files.readAllLines(file)).hasSize(5);
  }

  @Test
  void whatABudgetPaysForIsReadBack() throws Exception {
    Path file = folder.resolve("journal.jsonl");
    Scope scope =
        new Scope(
            List.of(
                new PlannedTable("order-event", Medium.BYTES, Operation.SERIALIZE, RunFixture.JDK)),
            List.of(),
            List.of(64),
            List.of(
                new PlannedTable(
                    "order-event", Medium.STRING, Operation.SERIALIZE, RunFixture.JDK)),
            List.of("gson"),
            61_000);
    try (Journal journal = Journal.create(file)) {
      journal.append(Kind.START, run.start());
      journal.append(Kind.SCOPE, scope);
    }
    assertThat(read(file).scope()).isEqualTo(scope);
    Plan budgeted =
        new PlanBuilder("test", RunFixture.suite(1, List.of()), run.plan().machines().jdks())
            .budget(Duration.ofMinutes(1))
            .build();
    Plan plan = new Run(budgeted, read(file)).plan();
    assertThat(plan.selection().tables().scope()).isEqualTo(scope);
    assertThat(plan.selection().floors()).containsExactly(64);
    assertThat(plan.selection().codecs()).containsExactly("jackson");
  }

  @Test
  void codecsOfAnOlderJournalDoNotSayWhatTheyHoldOrWhetherThreadsMayShareThem() throws Exception {
    Path file = folder.resolve("journal.jsonl");
    write(file);
    String journal = Files.readString(file);
    String added = "\"threadSafety\":\"safe\",\"holds\":\"own class\",";
    assertThat(journal).contains(added);
    Files.writeString(file, journal.replace(added, ""));
    assertThat(read(file).codecs())
        .singleElement()
        .extracting(
            CodecFacts::id,
            codec -> codec.handling().threadSafety(),
            codec -> codec.handling().holds())
        .containsExactly("jackson", null, null);
  }

  @Test
  void anExistingJournalIsNotTouched() throws Exception {
    Path file = folder.resolve("journal.jsonl");
    write(file);
    byte[] before = Files.readAllBytes(file);
    assertThatThrownBy(() -> Journal.create(file)).isInstanceOf(FileAlreadyExistsException.class);
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void halfALineIsNoRecordAndIsWrittenOver() throws Exception {
    Path file = folder.resolve("journal.jsonl");
    write(file);
    byte[] whole = Files.readAllBytes(file);
    Files.writeString(file, "{\"fork\":{\"block\":7,", StandardOpenOption.APPEND);
    assertThat(read(file).forks()).isEqualTo(run.forks());
    try (Journal journal = Journal.resume(file)) {
      journal.append(Kind.FORK, run.forks().get(0));
    }
    assertThat(Files.readAllBytes(file)).startsWith(whole);
    assertThat(read(file).forks()).hasSize(run.forks().size() + 1);
  }

  @Test
  void aClockThatIsSetHasALineBeforeThatOfTheForkMeanwhile() throws Exception {
    Path file = folder.resolve("journal.jsonl");
    write(file);
    AtomicReference<Duration> lead = new AtomicReference<>(Duration.ofSeconds(5));
    try (Journal journal = Journal.resume(file, lead::get)) {
      journal.append(Kind.FORK, run.forks().get(0));
      lead.set(Duration.ofSeconds(5).minusHours(1));
      journal.append(Kind.FORK, run.forks().get(0));
      journal.append(Kind.FORK, run.forks().get(0));
      // As clocks are corrected all the time, however often.
      lead.set(lead.get().plusMillis(999));
      journal.append(Kind.FORK, run.forks().get(0));
      lead.set(lead.get().plusMillis(1000));
      journal.append(Kind.FORK, run.forks().get(0));
    }
    List<JournalLines.Entry> entries = JournalLines.of(Files.readAllBytes(file)).entries();
    assertThat(entries)
        .extracting(JournalLines.Entry::kind)
        .endsWith(Kind.FORK, Kind.CLOCK, Kind.FORK, Kind.FORK, Kind.FORK, Kind.CLOCK, Kind.FORK);
    assertThat(read(file).history().clockSets())
        .extracting(ClockSet::setByMillis)
        .containsExactly(-3_600_000L, 1000L);
    assertThat(Files.readAllLines(file).get(6)).startsWith("{\"clock\":{\"time\":\"");
  }

  @Test
  void aClockThatWasSetBackBetweenTwoProgramsHasALine() throws Exception {
    Path file = folder.resolve("journal.jsonl");
    write(file);
    try (Journal journal = Journal.resume(file)) {
      journal.noteSetBack(Duration.ZERO);
      journal.noteSetBack(Duration.ofHours(2));
    }
    assertThat(read(file).history().clockSets())
        .extracting(ClockSet::setByMillis)
        .containsExactly(-7_200_000L);
  }

  @Test
  void nothingIsWrittenOnceItIsClosed() throws Exception {
    Path file = folder.resolve("journal.jsonl");
    Journal journal = Journal.create(file);
    journal.append(Kind.START, run.start());
    journal.close();
    journal.append(Kind.FORK, run.forks().get(0));
    assertThat(Files.readAllLines(file)).hasSize(1);
  }

  private static JournalContent read(Path file) throws Exception {
    return JournalContent.of(JournalLines.of(Files.readAllBytes(file)).entries());
  }

  private void write(Path file) throws Exception {
    try (Journal journal = Journal.create(file)) {
      journal.append(Kind.START, run.start());
      for (CodecFacts codec : run.codecs()) {
        journal.append(Kind.CODEC, codec);
      }
      for (QualificationRecord row : run.qualified()) {
        journal.append(Kind.QUALIFIED, row);
      }
      for (ForkRecord fork : run.forks()) {
        journal.append(Kind.FORK, fork);
      }
    }
  }
}
