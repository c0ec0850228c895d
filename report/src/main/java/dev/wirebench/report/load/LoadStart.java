package dev.wirebench.report.load;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;

/**
 * The first line of a load: what was asked for. Its parts are written side by side.
 *
 * @param seed of orders and arrivals
 * @param environment of the machine, as runs record it
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LoadStart(
    int schemaVersion,
    @JsonUnwrapped Origin origin,
    long seed,
    List<String> codecs,
    List<String> payloads,
    @JsonUnwrapped Settings settings,
    @JsonUnwrapped Jvm jvm,
    Map<String, String> environment) {
  public static final int SCHEMA_VERSION = 1;

  /**
   * The origin of a load.
   *
   * @param time in ISO 8601
   * @param program that measured, with its version
   * @param command that began it, without what starts the JVM
   */
  public record Origin(String time, String program, String command) {}

  /**
   * The way in which services are put under load.
   *
   * @param targetMillis which 99 of 100 round trips must not exceed
   * @param connections of the load generator, each with one request under way
   * @param turnSeconds for which requests are scheduled in a turn
   * @param warmupSeconds for which each server works as fast as it can before anything is measured
   * @param repetitions at most
   * @param budgetSeconds after which no repetition begins; null for no limit
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Settings(
      double targetMillis,
      int connections,
      double turnSeconds,
      double warmupSeconds,
      int repetitions,
      Double budgetSeconds) {}

  /**
   * The JVM of each server.
   *
   * @param jdk its runtime version
   * @param flags in full, but those of its heap
   */
  public record Jvm(String jdk, List<String> flags) {}
}
