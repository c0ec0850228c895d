package dev.wirebench.validation;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Json;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.RunningJvm;
import dev.wirebench.registry.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The process of {@link Bursts}, for as long as this is open. */
final class Neighbour implements AutoCloseable {
  private final RunningJvm jvm;

  /**
   * A burst.
   *
   * @param begin in milliseconds since 1970
   * @param share of the time in which it worked
   */
  record Seen(long begin, long end, double share) {}

  private Neighbour(RunningJvm jvm) {
    this.jvm = jvm;
  }

  /**
   * @param log takes the bursts, behind those that are there
   * @param seed fixes them
   * @param most after which it ends of itself
   */
  static Neighbour start(Path log, long seed, Duration most) {
    JvmLauncher java =
        new JvmLauncher(
            JvmLauncher.current(List.of()).executable(), List.of("-Xmx32m", "-XX:+UseSerialGC"));
    List<String> command =
        java.command(
            System.getProperty("java.class.path"),
            Bursts.class.getName(),
            List.of(Long.toString(seed), Long.toString(most.toSeconds())));
    try {
      return new Neighbour(
          RunningJvm.start(
              new TemporaryFolder(),
              command,
              process ->
                  process
                      .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                      .redirectError(ProcessBuilder.Redirect.DISCARD)));
    } catch (IOException e) {
      throw new BadInput("The neighbour cannot be started (" + e + "): leave out --bursts.", e);
    }
  }

  /**
   * The bursts that a log holds.
   *
   * @throws BadInput if it is damaged
   */
  static List<Seen> read(Path log) {
    try {
      return Files.readAllLines(log).stream().map(line -> read(log, line)).toList();
    } catch (IOException e) {
      throw new BadInput("'" + log + "' cannot be read (" + e + "): start validate anew.", e);
    }
  }

  private static Seen read(Path log, String line) {
    try {
      return Json.LINE.readValue(line, Seen.class);
    } catch (IOException e) {
      throw new BadInput(
          "'" + log + "' has a line that is no burst ('" + line + "'): remove that line.", e);
    }
  }

  boolean isThere() {
    return jvm.isAlive();
  }

  @Override
  public void close() {
    jvm.close();
  }
}
