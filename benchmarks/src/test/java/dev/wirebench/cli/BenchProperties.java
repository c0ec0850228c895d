package dev.wirebench.cli;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The properties of {@code mvn verify -Pbench} that Maven hands to the job without looking at them.
 * Commands that differ in these alone are one command to Maven.
 */
final class BenchProperties {
  /** Matches one of them with the space before it; a value with spaces is in quotes. */
  private static final Pattern PROPERTY =
      Pattern.compile("\\s+-D(bench\\.\\w+)=(\"[^\"]*\"|'[^']*'|\\S*)");

  private BenchProperties() {}

  /** The part of a command that Maven looks at. */
  static String without(String command) {
    return PROPERTY.matcher(command).replaceAll("").strip();
  }

  /** The arguments of {@link BenchJob} behind the jar, as Maven makes them of a command. */
  static List<String> arguments(String command) {
    return List.of(
        argument(BenchJob.BUDGET, command),
        argument(BenchJob.JSON, command),
        argument(BenchJob.ARGS, command));
  }

  private static String argument(String name, String command) {
    Matcher property = PROPERTY.matcher(command);
    String value = "";
    while (property.find()) {
      if (property.group(1).equals(name)) {
        value = property.group(2).replaceFirst("^([\"'])(.*)\\1$", "$2");
      }
    }
    return name + "=" + value;
  }
}
