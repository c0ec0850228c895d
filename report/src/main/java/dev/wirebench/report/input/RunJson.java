package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;

/**
 * The content of {@code run.json}, as it is written and read: what JMH's own file has no place for.
 *
 * @param run its fields stand beside {@code cells}
 * @param cells one for each entry of {@code jmh.json}, in the same order
 */
public record RunJson(@JsonUnwrapped RunInfo run, List<CellJson> cells) {

  /**
   * The benchmark of an entry, and what is known of its forks besides JMH's results.
   *
   * @param operation empty for calls without the interface of codecs, and for floors
   * @param medium empty for the same
   * @param forks one for each row of raw data, in the same order
   */
  @JsonInclude(Include.NON_NULL)
  public record CellJson(
      String benchmark,
      String operation,
      String medium,
      Map<String, String> params,
      String jdk,
      List<ForkJson> forks) {

    /** Is null where the file does not say. */
    RecordedProtocol protocol() {
      return operation.isEmpty() || medium.isEmpty()
          ? null
          : new RecordedProtocol(operation, medium);
    }
  }

  /**
   * The facts that are known of a fork besides JMH's results. They are null where it is not
   * recorded.
   *
   * @param block from 0
   * @param order place in its block, or in its heat; from 0
   * @param attempt from 0; above 0 if the fork was repeated because of its environment
   * @param drifting whether the campaign found that warm-up was not finished
   * @param warmup scores of the warm-up iterations in order, in the cell's unit
   * @param turns when it measured, if it took turns with others; null if it ran by itself
   */
  @JsonInclude(Include.NON_NULL)
  public record ForkJson(
      Integer block,
      Integer order,
      Integer attempt,
      @JsonUnwrapped Host host,
      Boolean drifting,
      double[] warmup,
      @JsonUnwrapped Turns turns) {
    /** Nothing is known. */
    static final ForkJson UNKNOWN = RunFile.empty(ForkJson.class);

    public ForkJson {
      turns = turns == null || turns.isMissing() ? null : turns;
    }
  }

  /**
   * The turns of a fork that lived at the same time as others.
   *
   * @param heat number of the heat that it lived in
   * @param beginMillis when each of its scores was begun to be measured, in milliseconds from the
   *     heat's first round on
   * @param waitingMicros CPU time that the fork used while it waited for each, in microseconds;
   *     negative where the system does not say
   * @param freshRatio time of a pass on values that the codec had not seen, over the mean of the
   *     measured passes; null if there was none
   */
  @JsonInclude(Include.NON_NULL)
  public record Turns(Integer heat, long[] beginMillis, long[] waitingMicros, Double freshRatio) {
    private boolean isMissing() {
      return heat == null || beginMillis == null || waitingMicros == null;
    }
  }
}
