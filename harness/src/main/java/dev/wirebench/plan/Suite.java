package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import java.util.List;

/**
 * A named selection, as the data file states it; its groups are written side by side there.
 *
 * @param description one sentence
 * @param baseline the codec that others are compared with; null for the first one
 * @param budget how long a run takes at most, unless it is told how much to spend; null for as long
 *     as it takes
 * @param core payloads and operations of the tables that verdicts are wanted of first; null for all
 */
public record Suite(
    String description,
    @JsonUnwrapped Matrix matrix,
    String baseline,
    @JsonUnwrapped Spending spending,
    String budget,
    Core core,
    @JsonUnwrapped Jvms jvms) {

  /**
   * The codecs and payloads that a suite measures, each by all operations and media.
   *
   * @param media bytes if null
   * @param plain codecs that are also measured without the SPI, see {@link Cell#plain}; none if
   *     null
   * @param floors sizes in bytes at which the floor is measured
   */
  public record Matrix(
      List<String> payloads,
      List<String> codecs,
      List<Operation> operations,
      List<Medium> media,
      List<String> plain,
      List<Integer> floors) {
    public Matrix {
      media = media == null ? List.of(Medium.BYTES) : media;
      plain = plain == null ? List.of() : plain;
    }
  }

  /**
   * The effort that a suite spends on each benchmark.
   *
   * @param profile from which all of that comes; null if the suite says it itself
   * @param blocks how often each cell is forked
   * @param measurement of a fork that runs by itself
   * @param slices of a fork that takes turns; as {@code measurement} if null
   * @param warmupByNeed see {@link Effort}
   */
  public record Spending(
      String profile,
      int blocks,
      Iterations warmup,
      Iterations measurement,
      Iterations slices,
      boolean warmupByNeed) {

    private Effort effort(Interleave interleave, List<String> payloads) {
      if (profile != null) {
        return Profiles.read().effort(profile, interleave, payloads);
      }
      boolean sliced = interleave == Interleave.TURNS && slices != null;
      return Effort.fixed(
              blocks,
              warmup,
              Profiles.read().longerWarmup(profile, warmup, payloads),
              sliced ? slices : measurement)
          .byNeed(warmupByNeed);
    }
  }

  /** Payloads and operations of the tables that verdicts are wanted of first. */
  public record Core(List<String> payloads, List<Operation> operations) {
    boolean holds(PlannedTable table) {
      return payloads.contains(table.payload()) && operations.contains(table.operation());
    }
  }

  /**
   * The JVMs that are measured side by side.
   *
   * @param threads numbers of threads, or {@code all}; null for one
   * @param collectors of garbage; null for the usual one
   * @param mixed payloads whose types forks also call; null if they call the measured type alone
   */
  public record Jvms(List<String> threads, List<String> collectors, List<String> mixed) {}

  public List<String> payloads() {
    return matrix.payloads();
  }

  public List<String> codecs() {
    return matrix.codecs();
  }

  public List<Operation> operations() {
    return matrix.operations();
  }

  public List<Medium> media() {
    return matrix.media();
  }

  /**
   * The effort that the suite spends on each cell.
   *
   * @param chosen the payloads, which need not be the suite's own
   */
  public Effort effort(Interleave interleave, List<String> chosen) {
    return spending.effort(interleave, chosen);
  }
}
