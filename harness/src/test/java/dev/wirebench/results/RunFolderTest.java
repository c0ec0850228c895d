package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Journal;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunFolder;
import dev.wirebench.run.Start;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFolderTest {
  @TempDir Path parent;
  private Path path;
  private RunFolder folder;

  private final Run run =
      RunFixture.dated(
          RunFixture.serialize(
              Map.of("jackson", new double[] {100, 110}),
              List.of(RunFixture.codec("jackson", null))));

  @BeforeEach
  void write() throws Exception {
    path = parent.resolve("run");
    folder = RunFolder.create(path);
    folder.write(run.plan());
    writeJournal();
  }

  /** Of a run that was started with the plan that is there. */
  private void writeJournal() throws Exception {
    try (Journal journal = folder.createJournal()) {
      journal.append(
          Kind.START,
          new Start(
              Instant.EPOCH,
              folder.planDigest(),
              Map.of(),
              List.of(),
              Map.of("order-event", 286),
              null,
              List.of()));
      for (QualificationRecord row : run.qualified()) {
        journal.append(Kind.QUALIFIED, row);
      }
      for (ForkRecord fork : run.forks()) {
        journal.append(Kind.FORK, fork);
      }
    }
  }

  @Test
  void whatIsDerivedIsTheSameEachTime() throws Exception {
    Derivation.derive(folder);
    byte[] jmh = Files.readAllBytes(path.resolve("jmh.json"));
    byte[] summary = Files.readAllBytes(path.resolve("run.json"));
    Files.delete(path.resolve("jmh.json"));
    Derivation.derive(RunFolder.open(path));
    assertThat(path.resolve("jmh.json")).hasBinaryContent(jmh);
    assertThat(path.resolve("run.json")).hasBinaryContent(summary);
  }

  /** As another program would have written it, with a run that was started with it. */
  private Path planIs(String what, String other) throws Exception {
    Path plan = path.resolve("plan.json");
    String text = Files.readString(plan);
    assertThat(text).contains(what);
    Files.writeString(plan, text.replace(what, other));
    Files.delete(path.resolve("journal.jsonl"));
    writeJournal();
    return plan;
  }

  /** The parts of a plan are read one by one: what belongs to none must not be dropped silently. */
  @Test
  void aFieldOfAPlanThatNobodyKnowsIsRefused() throws Exception {
    Path plan = planIs("\"seed\"", "\"turns\" : 1, \"seed\"");
    assertThatThrownBy(folder::read)
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "'"
                + plan
                + "' has a field 'turns' that this program does not know: use the program that wrote it.");
  }

  @Test
  void aPlanThatWasChangedIsRefused() throws Exception {
    Path plan = path.resolve("plan.json");
    Files.writeString(plan, Files.readString(plan).replace("\"seed\" : 1", "\"seed\" : 2"));
    assertThatThrownBy(folder::read)
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("was changed after the run had been started");
  }

  @Test
  void anEmptyPlanIsDamaged() throws Exception {
    Files.writeString(path.resolve("plan.json"), "");
    assertThatThrownBy(folder::read)
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("'" + path.resolve("plan.json") + "' is damaged, or was changed");
  }

  @Test
  void aPlanOfAnotherSchemaIsRefused() throws Exception {
    planIs("\"schemaVersion\" : 5", "\"schemaVersion\" : 9");
    assertThatThrownBy(folder::read)
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("has schema version 9, this program reads 5");
  }

  @Test
  void aFolderWithoutARunIsRefused() {
    assertThatThrownBy(() -> RunFolder.open(parent))
        .isInstanceOf(BadInput.class)
        .hasMessage("'" + parent + "' is not the folder of a run: it has no plan.json.");
  }
}
