package dev.wirebench.options;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The observations that a report or a decision tells of. */
public final class QualitiesOption {
  @Option(
      names = "--qualities",
      paramLabel = "DIR",
      description =
          "What 'qualities --out DIR' observed of codecs besides their speed (default: what comes"
              + " with this program).")
  private Path folder;

  /** Empty for those that come with this program. */
  public Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }
}
