package dev.wirebench.records;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Shell;
import dev.wirebench.results.RecordVerification;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.nio.file.Path;
import java.util.Optional;

/** The record of a run: its plan and its journal. */
record RunRecord(RunFolder folder) implements RecordFolder {
  static Optional<RunRecord> at(Path path) {
    return RunFolder.isAt(path)
        ? Optional.of(new RunRecord(RunFolder.open(path)))
        : Optional.empty();
  }

  @Override
  public Path path() {
    return folder.path();
  }

  @Override
  public Inspection inspect(boolean committed) {
    return Inspection.of(
        path(), committed, found -> new RunInspection(found, committed).inspect(folder));
  }

  @Override
  public void require() {
    RecordVerification.require(path());
  }

  @Override
  public void copyTo(Path to) {
    // Whoever measures has taken these away, and derives the rest when the run ends.
    requireFinished(Checksums.of(path()).exist());
    RecordVerification verification = RecordVerification.of(folder);
    BadInput.refuse(verification.damages().stream().findFirst());
    Run run = verification.run();
    requireFinished(run.isFinished());
    BadInput.refuse(folder.reading().cutOff());
    BadInput.refuse(BuildSource.objection(path(), run.start().environment()));
    folder.copyRecord(run, to);
  }

  private void requireFinished(boolean finished) {
    if (!finished) {
      throw new BadInput(
          "'"
              + path()
              + "' is not finished: wait for it, or go on with "
              + Shell.line("run", "--resume", path())
              + ".");
    }
  }
}
