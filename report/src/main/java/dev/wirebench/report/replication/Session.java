package dev.wirebench.report.replication;

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
  /** In the environment: load of the machine over the minute before, negative if it is not told. */
  public static final String LOAD = "load before";

  public Session {
    environment = environment == null ? Map.of() : environment;
    flags = flags == null ? List.of() : List.copyOf(flags);
    versions = versions == null ? Map.of() : versions;
  }
}
