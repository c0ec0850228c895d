package dev.wirebench.results;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Json;
import dev.wirebench.run.DerivedFiles.Content;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** Writes what follows from plan and journal: {@code jmh.json} and {@code run.json}. */
public final class Derivation {
  private Derivation() {}

  /**
   * Reads the record of a run and writes both files.
   *
   * @return the run that they were written from
   */
  public static Run derive(RunFolder folder) {
    Run run = folder.read();
    folder.derived().write(contents(run));
    return run;
  }

  /** The program that made {@code run.json}, in words; empty if that cannot be read. */
  public static Optional<String> madeBy(RunFolder folder) {
    try {
      return folder.derived().read(RunDescription.FILE).flatMap(RunDescription::madeBy);
    } catch (BadInput e) {
      return Optional.empty();
    }
  }

  /**
   * The program that made {@code run.json}, if it was another than this one; empty if there is no
   * such file.
   */
  static Optional<String> madeByAnother(RunFolder folder) {
    return folder.derived().read(RunDescription.FILE).flatMap(RunDescription::madeByAnother);
  }

  /** The contents of the files, by name. */
  static Map<String, Content> contents(Run run) {
    return Map.of(
        "jmh.json",
        guarded(
            out -> {
              // Not closed, which would hide what goes wrong then: who opened the file closes it.
              PrintStream print = new PrintStream(out, false, StandardCharsets.UTF_8);
              JmhResults.writeJson(run.resultsByCell(), print);
              if (print.checkError()) {
                throw new IOException("jmh.json cannot be written");
              }
            }),
        RunDescription.FILE,
        guarded(out -> Json.INDENTED.writeValue(out, RunDescription.of(run))));
  }

  /** Reports as bad input whatever no check of records has foreseen. */
  private static Content guarded(Content content) {
    return out -> {
      try {
        content.writeTo(out);
      } catch (BadInput e) {
        throw e;
      } catch (RuntimeException e) {
        throw new BadInput(
            "What plan and journal say makes no results ("
                + e
                + "): restore both from a copy, or start a new run.",
            e);
      }
    };
  }
}
