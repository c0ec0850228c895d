package dev.wirebench.studies.replication;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Map;

/**
 * One server, from its start to its end: another begins when a replication is resumed.
 *
 * @param started in ISO 8601
 * @param environment facts of the machine
 * @param flags of the server's JVM
 * @param versions of the libraries' main artifacts, by id of the codec
 */
public record Session(
    String started,
    Map<String, String> environment,
    List<String> flags,
    Map<String, String> versions) {
  /**
   * The environment's key of the machine's load over the minute before. The value is negative if it
   * is not known.
   */
  public static final String LOAD = "load before";

  /** The environment's key of the number of processors. */
  public static final String CPUS = "cpus";

  /** The share of the processors that others may have used before. */
  private static final double MOST_BUSY = 0.5;

  public Session {
    environment = environment == null ? Map.of() : environment;
    flags = flags == null ? List.of() : List.copyOf(flags);
    versions = versions == null ? Map.of() : versions;
  }

  /**
   * Says whether others kept more than half of the processors busy before it began, as far as
   * known.
   */
  @JsonIgnore
  public boolean isBusy() {
    return number(LOAD) > MOST_BUSY * number(CPUS);
  }

  /** NaN if it is not told: then nothing is more or less than it. */
  private double number(String fact) {
    String told = environment.getOrDefault(fact, "");
    return told.matches("\\d{1,9}(\\.\\d{1,9})?") ? Double.parseDouble(told) : Double.NaN;
  }
}
