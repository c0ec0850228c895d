package dev.wirebench.cli;

import dev.wirebench.campaign.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Flags for the forks, tried out before anything is measured with them. */
final class JvmArgs {
  private JvmArgs() {}

  /** Splits at white space; null is no flag. */
  static List<String> split(String flags) {
    return flags == null || flags.isBlank() ? List.of() : List.of(flags.strip().split("\\s+"));
  }

  /**
   * @throws BadInput with the JVM's own words if it does not start with these flags
   */
  static void check(List<String> flags) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(flags);
    command.add("-version");
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      if (process.waitFor() != 0) {
        throw new BadInput(
            "The JVM does not start with "
                + String.join(" ", flags)
                + " ("
                + output.lines().findFirst().orElse("no output")
                + "): correct --jvm-args.");
      }
    } catch (IOException e) {
      throw new BadInput("The JVM cannot be started: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInput("Interrupted while the JVM's flags were tried out.", e);
    }
  }
}
