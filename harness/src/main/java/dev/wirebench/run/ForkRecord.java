package dev.wirebench.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirebench.machine.HostReading;
import dev.wirebench.plan.Cell;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * One fork: a line of the journal.
 *
 * @param block from 0
 * @param heat number of the heat that it lived in, see {@link HeatRecord}; null for a fork that ran
 *     by itself
 * @param order place of the cell in its block, or of the fork in its heat, from 0
 * @param attempt 0, or 1 if this repeats a fork that the machine spoiled
 * @param host what the machine did besides
 * @param spoiled why the machine spoiled this fork, or null
 * @param failure why there is no result, or null
 * @param output the last lines that a failed fork printed
 * @param warmup score of each warm-up iteration, in the unit of the benchmark
 * @param drifting whether warm-up was not finished when measurement began; null after a failure
 * @param turns when it measured in its heat; null for a fork that ran by itself, or failed
 * @param result what JMH returned, or null after a failure
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ForkRecord(
    int block,
    Integer heat,
    int order,
    int attempt,
    Cell cell,
    Instant start,
    Instant stop,
    HostReading host,
    String spoiled,
    String failure,
    List<String> output,
    List<Double> warmup,
    Boolean drifting,
    Turns turns,
    JmhFork result) {
  public ForkRecord {
    Objects.requireNonNull(cell, "cell");
    Objects.requireNonNull(start, "start");
    Objects.requireNonNull(stop, "stop");
    Objects.requireNonNull(host, "host");
    warmup = List.copyOf(warmup);
  }

  /**
   * The turns of a fork in its heat, one for each round.
   *
   * @param beginMillis when each began, in milliseconds from the first round's start
   * @param waitingMicros CPU time that the fork used while it waited for each, in microseconds; -1
   *     where the system does not say
   */
  public record Turns(List<Long> beginMillis, List<Long> waitingMicros) {
    public Turns {
      beginMillis = List.copyOf(beginMillis);
      waitingMicros = List.copyOf(waitingMicros);
    }
  }

  /** The same fork with fewer iterations. */
  ForkRecord with(Turns fewer, JmhFork results) {
    return new ForkRecord(
        block, heat, order, attempt, cell, start, stop, host, spoiled, failure, output, warmup,
        drifting, fewer, results);
  }

  /** The same fork, once it is known whether it was drifting; null if that cannot be told. */
  public ForkRecord with(Boolean known) {
    return new ForkRecord(
        block, heat, order, attempt, cell, start, stop, host, spoiled, failure, output, warmup,
        known, turns, result);
  }
}
