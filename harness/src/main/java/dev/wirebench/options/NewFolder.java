package dev.wirebench.options;

import dev.wirebench.campaign.Campaign;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The folder that a measurement writes to. */
public final class NewFolder {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder to write (default: a new one under results/).")
  private Path out;

  public Optional<Path> asked() {
    return Optional.ofNullable(out);
  }

  /** The folder that was asked for, else {@link #named a new one}. */
  public Path or(String name) {
    return asked().orElseGet(() -> named(name));
  }

  /** A folder that does not exist yet, unless two runs begin in one second. */
  public static Path named(String name) {
    return Campaign.RESULTS.resolve(LocalDateTime.now().format(STAMP) + "-" + name);
  }
}
