package dev.wirebench.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.plan.Iterations;
import dev.wirebench.run.RunFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValidationPlanTest {
  @TempDir Path folder;

  private static ValidationPlan plan(boolean bursts) {
    return Validator.plan(6, null, new Iterations(20, 100), null, 7, bursts);
  }

  @Test
  void itIsReadAsItWasWritten() {
    Path validation = folder.resolve("a").resolve("validation");
    plan(true).write(validation);
    assertThat(ValidationPlan.read(validation)).isEqualTo(plan(true)).isNotEqualTo(plan(false));
    assertThat(plan(true).command())
        .isEqualTo(
            "validate --blocks 6 --warmup 5x1s --slices 20x100ms --measurement 3x1s --seed 7"
                + " --bursts");
  }

  @Test
  void anotherFolderIsNamed() {
    assertThatThrownBy(() -> ValidationPlan.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(folder + "' is not the folder of a validation");
  }

  @Test
  void whatHasMeasuredNothingLeavesNothing() throws Exception {
    Path validation = folder.resolve("validation");
    plan(false).write(validation);
    ValidationPlan.discardUnlessBegun(validation);
    assertThat(validation).doesNotExist();
    plan(false).write(validation);
    Files.createDirectory(validation.resolve("turns"));
    ValidationPlan.discardUnlessBegun(validation);
    assertThat(ValidationPlan.read(validation)).isEqualTo(plan(false));
  }

  /** A run that was killed before its first line begins anew; what is not ours stays. */
  @Test
  void aRunIsFoundOnceItsJournalHasALine() throws Exception {
    Path run = folder.resolve("turns");
    assertThat(RunFolder.find(run)).isEmpty();
    Files.createDirectory(run);
    Files.writeString(run.resolve("plan.json"), "{}");
    Files.writeString(run.resolve("journal.jsonl"), "{\"start\":");
    assertThat(RunFolder.find(run)).isEmpty();
    assertThat(run).doesNotExist();
    Files.createDirectory(run);
    Files.writeString(run.resolve("journal.jsonl"), "{}\n");
    assertThat(RunFolder.find(run)).isPresent();
    Path others = Files.createDirectory(folder.resolve("others"));
    Files.writeString(others.resolve("diary.txt"), "mine");
    assertThatThrownBy(() -> RunFolder.find(others))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("remove it, or move it");
    assertThat(others.resolve("diary.txt")).hasContent("mine");
  }
}
