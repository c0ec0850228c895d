package dev.wirebench.results;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Shell;
import dev.wirebench.registry.TemporaryFolder;
import dev.wirebench.report.input.Profile;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.input.Sources;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.DerivedFiles.Content;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads results of runs whose folders may hold the record alone, plan and journal, as committed
 * ones do: what follows from it is derived aside then, and the folder stays as it is.
 */
public final class RecordedSources {
  private RecordedSources() {}

  /**
   * @param results as {@link Sources#read(List)} takes them
   * @throws BadInput in one sentence with file, position and remedy
   */
  public static List<Source> read(List<Path> results) {
    try (Aside aside = new Aside()) {
      return Sources.read(results, aside::of, RecordedSources::unrecorded);
    }
  }

  /** Names the files in the folder of a run that no journal and no checksum vouches for. */
  private static List<String> unrecorded(Path folder) {
    List<String> names = new ArrayList<>();
    if (!RunFolder.isAt(folder)) {
      names.add("jmh.json and run.json");
    }
    Checksums checksums = Checksums.of(folder);
    if (!Profile.files(folder).stream().allMatch(checksums::vouchFor)) {
      names.add("its profiles");
    }
    return names;
  }

  /** The derived files, for as long as results are read. */
  static final class Aside implements AutoCloseable {
    private final List<TemporaryFolder> folders = new ArrayList<>();

    /**
     * The folder that has what is derived from a run, if that has measured something. Where another
     * program derived it, it is derived again: nothing there was compared with the journal.
     *
     * @throws BadInput if the run has not ended
     */
    Path of(Path result) {
      if (!RunFolder.isAt(result)) {
        return result;
      }
      RunFolder folder = RunFolder.open(result);
      if (folder.derived().areComplete() && Derivation.madeByAnother(folder).isEmpty()) {
        return result;
      }
      if (!folder.derived().areComplete() && !folder.hasEnded()) {
        throw new BadInput(
            "The run in '"
                + result
                + "' has not ended: go on with "
                + Shell.line("run", "--resume", result)
                + ", or have what it measured so far written with "
                + Shell.line("collect", result)
                + ".");
      }
      Run run = folder.read();
      return run.measuredByCell().isEmpty() ? result : derive(run, result);
    }

    private Path derive(Run run, Path result) {
      try {
        TemporaryFolder folder = new TemporaryFolder();
        folders.add(folder);
        for (Map.Entry<String, Content> entry : Derivation.contents(run).entrySet()) {
          Path file = folder.resolve(entry.getKey());
          try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            entry.getValue().writeTo(out);
          }
        }
        return folder.resolve("");
      } catch (IOException | UncheckedIOException e) {
        throw new BadInput(
            "What follows from the record of '"
                + result
                + "' cannot be written to a temporary folder ("
                + e
                + "): make room there, or name another one with -Djava.io.tmpdir.",
            e);
      }
    }

    @Override
    public void close() {
      folders.forEach(TemporaryFolder::close);
    }
  }
}
