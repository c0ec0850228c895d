package dev.wirebench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Digests;
import dev.wirebench.run.Repair.Outcome;
import dev.wirebench.run.RepairRecord.Dropped;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RepairTest {
  private static final int FORK = 4;

  @TempDir Path parent;

  private final Run run =
      RunFixture.dated(
          RunFixture.serialize(
              Map.of("jackson", new double[] {100, 110}),
              List.of(RunFixture.codec("jackson", null))));

  /** Its lines: start, codec, qualified, a fork, another. */
  private RunFolder folder() throws Exception {
    return JournalFixture.of(parent.resolve("run"), run).write();
  }

  @Test
  void aLineIsLeftOutAndTheJournalSaysSo() throws Exception {
    RunFolder folder = folder();
    byte[] before = Files.readAllBytes(folder.journal());
    Outcome outcome = Repair.drop(folder, List.of(FORK));

    assertThat(outcome.dropped())
        .containsExactly(new Dropped(FORK, "fork of Bytes.serialize order-event jackson, block 1"));
    assertThat(outcome.old())
        .isEqualTo(folder.path().resolve("journal-before-repair-1.jsonl"))
        .hasBinaryContent(before);
    Run repaired = folder.read();
    assertThat(folder.reading().sentences()).isEmpty();
    assertThat(repaired.forks()).containsExactly(run.forks().get(1));
    assertThat(repaired.repairs())
        .singleElement()
        .satisfies(repair -> assertThat(repair.dropped()).isEqualTo(outcome.dropped()))
        .satisfies(repair -> assertThat(repair.before()).isEqualTo("journal-before-repair-1.jsonl"))
        .satisfies(repair -> assertThat(repair.digest()).isEqualTo(Digests.sha256(before)));
  }

  @Test
  void aDamagedLineIsLeftOut() throws Exception {
    RunFolder folder = folder();
    replaceInJournal(folder, "\"value\":100.0", "\"value\":900.0");
    assertThatThrownBy(folder::read)
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("line 4 was changed after it was written")
        .hasMessageEndingWith("repair " + folder.path() + " --drop 4.");
    Repair.drop(folder, List.of(FORK));
    assertThat(folder.read().forks()).containsExactly(run.forks().get(1));
  }

  @Test
  void allDamagedLinesAreLeftOutAtOnce() throws Exception {
    RunFolder folder = folder();
    replaceInJournal(folder, "\"value\":100.0", "\"value\":900.0");
    replaceInJournal(folder, "\"value\":110.0", "\"value\":910.0");
    assertThatThrownBy(folder::read)
        .hasMessageEndingWith(
            "or leave all such lines out with repair " + folder.path() + " --drop 4,5.");
    Outcome outcome = Repair.drop(folder, List.of(4, 5));
    assertThat(outcome.dropped().get(0))
        .hasToString(
            "line 4 (fork of Bytes.serialize order-event jackson, block 1, which was changed after"
                + " it was written, or a line before it is missing)");
    assertThat(folder.read().forks()).isEmpty();
  }

  /** No advice that leads nowhere. */
  @Test
  void whatCannotBeLeftOutIsNotOffered() throws Exception {
    RunFolder folder = folder();
    replaceInJournal(folder, "\"order-event\":286", "\"order-event\":287");
    assertThatThrownBy(folder::read).hasMessageEndingWith(": restore the file from a copy.");
  }

  @Test
  void aHeatGoesWithTheLineOfAnyOfItsForks() throws Exception {
    JournalFixture journal = JournalFixture.ofAHeat(parent.resolve("run"));
    journal.set(6, "/heat/rounds/0", "order", "[0, 1]");
    RunFolder folder = journal.write();
    assertThat(Repair.drop(folder, List.of(FORK)).dropped())
        .extracting(Dropped::toString)
        .containsExactly(
            "line 4 (fork of Bytes.serialize order-event jackson, block 1)",
            "line 6 (heat of 2 forks, block 1)");
    Run repaired = folder.read();
    assertThat(repaired.heats()).isEmpty();
    assertThat(repaired.measuredByCell()).isEmpty();
  }

  /** Or run --resume would measure what another judgement let pass. */
  @Test
  void whatQualifiedIsQualifiedAnew() throws Exception {
    RunFolder folder = folder();
    Repair.drop(folder, List.of(3));
    Run repaired = folder.read();
    assertThat(repaired.qualified()).isEmpty();
    assertThat(repaired.forks()).hasSize(2);
    try (Journal journal = folder.resumeJournal()) {
      journal.append(Journal.Kind.QUALIFIED, run.qualified().get(0));
    }
    assertThat(folder.read().measuredByCell()).isEqualTo(run.measuredByCell());
  }

  @Test
  void asOftenAsIsNeeded() throws Exception {
    RunFolder folder = folder();
    Repair.drop(folder, List.of(FORK));
    Outcome second = Repair.drop(folder, List.of(FORK));
    assertThat(second.old().getFileName()).hasToString("journal-before-repair-2.jsonl");
    assertThat(folder.read().forks()).isEmpty();
    assertThat(folder.read().repairs()).hasSize(2);
  }

  @Test
  void whatWasLeftOutBeforeStaysKnown() throws Exception {
    RunFolder folder = folder();
    Repair.drop(folder, List.of(FORK));
    assertIsRefused(folder, List.of(5), "says what was left out before: it stays");
  }

  @Test
  void aCompressedJournalIsRestoredFirst() throws Exception {
    RunFolder folder = folder();
    Path compressed = folder.path().resolve("journal.jsonl.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(compressed))) {
      Files.copy(folder.journal(), out);
    }
    Files.delete(folder.path().resolve("journal.jsonl"));
    assertIsRefused(folder, List.of(FORK), "is compressed: run gunzip " + compressed + " first");
  }

  @Test
  void withoutItsStartItIsNoRun() throws Exception {
    assertIsRefused(folder(), List.of(1), "holds no start of a run");
  }

  @Test
  void aLineThatThereIsNotIsRefused() throws Exception {
    assertIsRefused(folder(), List.of(FORK, 6), "has no line 6: give one from 1 to 5.");
    assertIsRefused(
        RunFolder.open(parent.resolve("run")), List.of(0), "has no line 0: give one from 1 to 5.");
  }

  @Test
  void aDamageThatWouldStayIsNamed() throws Exception {
    RunFolder folder = folder();
    replaceInJournal(folder, "\"value\":100.0", "\"value\":900.0");
    assertIsRefused(folder, List.of(5), "line 4 was changed after it was written");
  }

  private static void assertIsRefused(RunFolder folder, List<Integer> lines, String reason)
      throws IOException {
    byte[] before = Files.readAllBytes(folder.journal());
    List<Path> files = files(folder);
    assertThatThrownBy(() -> Repair.drop(folder, lines))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(reason);
    assertThat(folder.journal()).hasBinaryContent(before);
    assertThat(files(folder)).isEqualTo(files);
  }

  private static List<Path> files(RunFolder folder) throws IOException {
    try (Stream<Path> files = Files.list(folder.path())) {
      return files.sorted().toList();
    }
  }

  private static void replaceInJournal(RunFolder folder, String what, String other)
      throws IOException {
    String text = Files.readString(folder.journal(), StandardCharsets.UTF_8);
    assertThat(text).contains(what);
    Files.writeString(folder.journal(), text.replace(what, other), StandardCharsets.UTF_8);
  }
}
