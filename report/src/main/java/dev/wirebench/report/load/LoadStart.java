package dev.wirebench.report.load;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;

/**
 * What was asked for.
 *
 * @param time in ISO 8601
 * @param program that measured, with its version
 * @param command that began it, without what starts the JVM
 * @param seed of orders and arrivals
 * @param targetMillis which 99 of 100 round trips must not exceed
 * @param connections of the load generator, each with one request under way
 * @param turnSeconds for which requests are scheduled in a turn
 * @param warmupSeconds for which each server works as fast as it can before anything is measured
 * @param repetitions at most
 * @param budgetSeconds after which no repetition begins; null for no limit
 * @param jdk of the servers
 * @param flags of their JVMs
 * @param environment of the machine, as runs record it
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LoadStart(
    int schemaVersion,
    String time,
    String program,
    String command,
    long seed,
    List<String> codecs,
    List<String> payloads,
    double targetMillis,
    int connections,
    double turnSeconds,
    double warmupSeconds,
    int repetitions,
    Double budgetSeconds,
    String jdk,
    List<String> flags,
    Map<String, String> environment) {
  public static final int SCHEMA_VERSION = 1;
}
