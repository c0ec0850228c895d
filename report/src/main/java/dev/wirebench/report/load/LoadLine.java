package dev.wirebench.report.load;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * A line of the record of a load: one of these, and null for the others.
 *
 * @param common the rate at which the latencies of a payload's codecs are compared
 * @param repetition that one was measured to its end: what belongs to no such line does not count
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonIgnoreProperties(LoadFile.CHAIN)
public record LoadLine(
    LoadStart start,
    LoadSession session,
    LoadServer server,
    LoadTurn turn,
    Common common,
    Repetition repetition) {

  /**
   * The highest rate that all codecs of a payload held when their rates were searched, less a
   * tenth.
   *
   * @param rate requests per second
   */
  public record Common(String payload, double rate) {}

  /**
   * @param number from 1
   * @param session in which it was measured
   */
  public record Repetition(String payload, int number, int session) {}

  public static LoadLine of(LoadStart start) {
    return new LoadLine(start, null, null, null, null, null);
  }

  public static LoadLine of(LoadSession session) {
    return new LoadLine(null, session, null, null, null, null);
  }

  public static LoadLine of(LoadServer server) {
    return new LoadLine(null, null, server, null, null, null);
  }

  public static LoadLine of(LoadTurn turn) {
    return new LoadLine(null, null, null, turn, null, null);
  }

  public static LoadLine of(Common common) {
    return new LoadLine(null, null, null, null, common, null);
  }

  public static LoadLine of(Repetition repetition) {
    return new LoadLine(null, null, null, null, null, repetition);
  }
}
