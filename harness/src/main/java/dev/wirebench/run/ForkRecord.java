package dev.wirebench.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.machine.HostReading;
import dev.wirebench.plan.Cell;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * One fork: a line of the journal.
 *
 * @param failure why there is no result, or null
 * @param output the last lines that a failed fork printed
 * @param warmup score of each warm-up iteration, in the unit of the benchmark
 * @param drifting whether warm-up was not finished when measurement began; null after a failure
 * @param turns when it measured in its heat; null for a fork that ran by itself, or failed
 * @param result what JMH returned, or null after a failure
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ForkRecord(
    @JsonUnwrapped Identity identity,
    @JsonUnwrapped Lifetime lifetime,
    String failure,
    List<String> output,
    List<Double> warmup,
    Boolean drifting,
    Turns turns,
    JmhFork result) {
  public ForkRecord {
    warmup = List.copyOf(warmup);
  }

  /**
   * The place of a fork in its run.
   *
   * @param block from 0
   * @param heat number of the heat that it lived in, see {@link HeatRecord}; null for a fork that
   *     ran by itself
   * @param order place of the cell in its block, or of the fork in its heat, from 0
   * @param attempt 0, or 1 if this repeats a fork that the machine spoiled
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Identity(int block, Integer heat, int order, int attempt, Cell cell) {
    public Identity {
      Objects.requireNonNull(cell, "cell");
    }
  }

  /**
   * The time in which a fork lived.
   *
   * @param host what the machine did besides
   * @param spoiled why the machine spoiled this fork, or null
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Lifetime(Instant start, Instant stop, HostReading host, String spoiled) {
    public Lifetime {
      Objects.requireNonNull(start, "start");
      Objects.requireNonNull(stop, "stop");
      Objects.requireNonNull(host, "host");
    }
  }

  /**
   * The turns of a fork in its heat, one for each round.
   *
   * @param beginMillis when each began, in milliseconds from the first round's start
   * @param waitingMicros CPU time that the fork used while it waited for each, in microseconds; -1
   *     where the system does not say
   * @param freshRatio time of the pass on fresh values over the mean of the measured ones; null if
   *     there was none
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Turns(List<Long> beginMillis, List<Long> waitingMicros, Double freshRatio) {
    public Turns {
      beginMillis = List.copyOf(beginMillis);
      waitingMicros = List.copyOf(waitingMicros);
    }
  }

  /** Copies this fork with fewer iterations. */
  ForkRecord with(Turns fewer, JmhFork results) {
    return new ForkRecord(identity, lifetime, failure, output, warmup, drifting, fewer, results);
  }

  /** Copies this fork with the finding whether it was drifting; null if that cannot be told. */
  public ForkRecord with(Boolean known) {
    return new ForkRecord(identity, lifetime, failure, output, warmup, known, turns, result);
  }

  public int block() {
    return identity.block();
  }

  public Integer heat() {
    return identity.heat();
  }

  public int order() {
    return identity.order();
  }

  public int attempt() {
    return identity.attempt();
  }

  public Cell cell() {
    return identity.cell();
  }

  public Instant start() {
    return lifetime.start();
  }

  public Instant stop() {
    return lifetime.stop();
  }

  public HostReading host() {
    return lifetime.host();
  }

  public String spoiled() {
    return lifetime.spoiled();
  }
}
