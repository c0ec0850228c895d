package dev.wirebench.report.load;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * A line of the record of a load: one of these, and null for the others.
 *
 * @param common the rate at which the latencies of a payload's codecs are compared
 * @param repetition says that a part of one was measured to its end: turns of other parts do not
 *     count
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
   * Nine tenths of the lowest of the highest rates of a payload's codecs. Records of 0.1.0 have it
   * from the first search, all later ones from the searches of all repetitions.
   *
   * @param rate requests per second
   */
  public record Common(String payload, double rate) {}

  /** A part of a repetition. */
  public enum Part {
    /** The search for the highest rates. */
    RATES,
    /** The turns at the common rate. */
    COMMON;

    static Part of(LoadTurn.Purpose purpose) {
      return switch (purpose) {
        case COMMON, SAMPLED -> COMMON;
        default -> RATES;
      };
    }
  }

  /**
   * The end of a repetition, or of a part of it.
   *
   * @param number from 1
   * @param session in which it was measured
   * @param part that ended; null for both, in records of 0.1.0
   */
  public record Repetition(String payload, int number, int session, Part part) {
    /** Says whether that part ended with this line. */
    public boolean ends(Part other) {
      return part == null || part == other;
    }

    private boolean has(LoadTurn turn) {
      return payload.equals(turn.payload())
          && number == turn.repetition()
          && session == turn.key().session()
          && ends(Part.of(turn.purpose()));
    }
  }

  /** Says whether this line ends the part of a repetition to which a turn belongs. */
  boolean ends(LoadTurn turn) {
    return repetition != null && repetition.has(turn);
  }

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
