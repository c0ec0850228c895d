package dev.wirebench.plan;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import java.util.List;

/**
 * A named selection, as the data file states it.
 *
 * @param description one sentence
 * @param media bytes if null
 * @param baseline the codec that others are compared with; null for the first one
 * @param profile how much is spent on each cell; null if the suite says that itself
 * @param blocks how often each cell is forked
 * @param measurement of a fork that runs by itself
 * @param slices of a fork that takes turns; as {@code measurement} if null
 * @param budget how long a run takes at most, unless it is told how much to spend; null for as long
 *     as it takes
 * @param core payloads and operations of the tables that verdicts are wanted of first; null for all
 * @param plain codecs that are also measured without the SPI, see {@link Cell#plain}; none if null
 * @param floors sizes in bytes at which the floor is measured
 * @param threads numbers of threads that are measured side by side, or {@code all}; null for one
 * @param collectors of garbage that are measured side by side; null for the usual one
 */
public record Suite(
    String description,
    List<String> payloads,
    List<String> codecs,
    List<Operation> operations,
    List<Medium> media,
    String baseline,
    String profile,
    int blocks,
    Iterations warmup,
    Iterations measurement,
    Iterations slices,
    String budget,
    Core core,
    List<String> plain,
    List<Integer> floors,
    List<String> threads,
    List<String> collectors) {

  /** Of which tables verdicts are wanted first. */
  public record Core(List<String> payloads, List<Operation> operations) {
    boolean holds(Table table) {
      return payloads.contains(table.payload()) && operations.contains(table.operation());
    }
  }

  public Suite {
    media = media == null ? List.of(Medium.BYTES) : media;
    plain = plain == null ? List.of() : plain;
  }

  /**
   * What the suite spends on each cell.
   *
   * @param chosen the payloads, which need not be the suite's own
   */
  public Effort effort(Interleave interleave, List<String> chosen) {
    if (profile != null) {
      return Profiles.read().effort(profile, interleave, chosen);
    }
    boolean sliced = interleave == Interleave.TURNS && slices != null;
    return Effort.fixed(
        blocks,
        warmup,
        Profiles.read().longerWarmup(profile, warmup, chosen),
        sliced ? slices : measurement);
  }
}
