package dev.wirebench.machine;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirebench.report.input.Host;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * The other activity of the machine during a fork, from its start to its stop. Null is "not
 * available".
 *
 * @param load system load average over the minute before the start
 * @param steal share of all CPU time that the hypervisor gave to others, 0 to 1
 * @param pressure share of the time in which some task waited for a CPU, 0 to 1
 * @param otherProcess CPUs that the busiest process besides the campaign used, 1 for a whole one
 * @param otherCommand name of that process's program
 * @param others CPUs that all processes besides the campaign used together, also those that ended
 *     meanwhile
 * @param throttled CPUs that a quota withheld from this program and its forks, 1 for a whole one
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record HostReading(
    Double load,
    Double steal,
    Double pressure,
    Double otherProcess,
    String otherCommand,
    Double others,
    Double throttled) {
  /**
   * The reason why the machine requires the fork to be repeated, if it does. A quota withheld more
   * than 2 % of a CPU, or steal was more than 2 %. Or another process used more than 10 % of a CPU,
   * or others used more than 15 % together.
   */
  public Optional<String> spoiled() {
    if (throttled != null && throttled > Host.MOST_THROTTLED) {
      return Optional.of(percent("a quota withheld %.1f %% of a CPU (throttling)", throttled));
    }
    if (steal != null && steal > Host.MOST_STEAL) {
      return Optional.of(percent("the hypervisor took %.1f %% of the CPU time (steal)", steal));
    }
    if (otherProcess != null && otherProcess > Host.MOST_OTHER_PROCESS) {
      return Optional.of(
          percent("another process (" + otherCommand + ") used %.0f %% of a CPU", otherProcess));
    }
    if (others != null && others > Host.MOST_OTHERS) {
      return Optional.of(
          percent("other processes, some of them short, used %.0f %% of a CPU together", others));
    }
    return Optional.empty();
  }

  /**
   * The ratio to the limit of what spoils a fork, for the greatest disturbance: 1 at the limit, 2
   * at twice the limit.
   */
  public double disturbance() {
    return DoubleStream.of(
            share(throttled, Host.MOST_THROTTLED),
            share(steal, Host.MOST_STEAL),
            share(otherProcess, Host.MOST_OTHER_PROCESS),
            share(others, Host.MOST_OTHERS))
        .max()
        .orElseThrow();
  }

  private static double share(Double value, double most) {
    return value == null ? 0 : value / most;
  }

  private static String percent(String format, double share) {
    return String.format(Locale.ROOT, format, share * 100);
  }
}
