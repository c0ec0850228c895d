package dev.wirebench.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Iterations;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * A trial fork, which shows how long a benchmark warms up and counts for nothing else: a line of
 * the journal.
 *
 * @param failure why it did not come to its end, or null
 * @param millis length of an iteration
 * @param iterations in order
 * @param settledMillis after which its speed stayed the same; null if it did not settle
 * @param warmup of the benchmark's forks, which follows from that
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TrialRecord(
    Cell cell,
    Instant start,
    Instant stop,
    String failure,
    long millis,
    List<Iteration> iterations,
    Long settledMillis,
    Iterations warmup) {
  public TrialRecord {
    Objects.requireNonNull(cell, "cell");
    Objects.requireNonNull(start, "start");
    Objects.requireNonNull(stop, "stop");
    Objects.requireNonNull(warmup, "warmup");
    iterations = List.copyOf(iterations);
  }

  /**
   * An iteration of a trial fork.
   *
   * @param score of the benchmark, in its unit
   * @param cpu CPU time per operation of the measured threads, in the same unit; the score again
   *     where the system does not say. Neither compilers nor other programs on the same CPU are in
   *     it.
   * @param compileMillis time that the JVM's compilers worked, all their threads together
   */
  public record Iteration(double score, double cpu, double compileMillis) {
    boolean isPossible() {
      return score > 0 && isAmount(score) && isAmount(cpu) && isAmount(compileMillis);
    }

    private static boolean isAmount(double number) {
      return number >= 0 && Double.isFinite(number);
    }
  }
}
