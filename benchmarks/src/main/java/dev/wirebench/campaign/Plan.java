package dev.wirebench.campaign;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * What a run is asked to do; written to the run's folder before anything is measured.
 *
 * @param schemaVersion of {@code plan.json}
 * @param seed fixes the order of the cells in every block
 * @param longerWarmup by payload: where {@code warmup} would not do
 * @param plain codecs that are also measured without the SPI
 * @param jdks that every cell is forked on, with the flags of the forks
 * @param plugins jars with codecs from outside, absolute paths
 * @param forkTimeoutMillis after which a fork is ended; null for twice its iterations and a minute
 */
public record Plan(
    int schemaVersion,
    String suite,
    long seed,
    List<String> payloads,
    List<String> codecs,
    List<String> operations,
    List<String> media,
    String baseline,
    int blocks,
    Iterations warmup,
    Map<String, Iterations> longerWarmup,
    Iterations measurement,
    List<String> plain,
    List<Integer> floors,
    List<Jdk> jdks,
    List<String> plugins,
    Long forkTimeoutMillis) {
  public static final int SCHEMA_VERSION = 2;

  /** What a fork costs besides its iterations: starting the JVM, set-up. */
  private static final long FORK_MILLIS = 1100;

  /** Set-up of a large payload on a slow machine must never count as a hang. */
  private static final long TIMEOUT_MARGIN_MILLIS = 60_000;

  /** All that must qualify before it is measured, in order. */
  List<Candidate> candidates() {
    List<Candidate> candidates = new ArrayList<>();
    for (Jdk jdk : jdks) {
      for (String codec : codecs) {
        for (String payload : payloads) {
          for (String medium : media) {
            candidates.add(new Candidate(codec, payload, Medium.of(medium), jdk));
          }
        }
      }
    }
    return candidates;
  }

  /** The cells that qualified, and the floors. */
  List<Cell> cells(List<Qualified> qualified) {
    List<Cell> cells = new ArrayList<>();
    for (Qualified row : qualified) {
      for (String operation : row.operations()) {
        cells.add(
            Cell.of(
                Operation.of(operation),
                Medium.of(row.medium()),
                row.codec(),
                row.payload(),
                row.jdk()));
      }
    }
    for (Jdk jdk : jdks) {
      for (String codec : plain) {
        for (String operation : operations) {
          cells.add(Cell.plain(Operation.of(operation), codec, jdk.label()));
        }
      }
      floors.forEach(size -> cells.add(Cell.floor(size, jdk.label())));
    }
    return cells;
  }

  /**
   * Every cell once, in the random order of one block. The order depends on seed and block alone.
   *
   * @param block from 0
   */
  List<Cell> order(List<Cell> cells, int block) {
    List<Cell> order = new ArrayList<>(cells);
    Collections.shuffle(order, new Random(seed * 1_000_003 + block));
    return order;
  }

  /** The warm-up of a cell's forks. */
  Iterations warmup(Cell cell) {
    return cell.payload().map(payload -> longerWarmup.getOrDefault(payload, warmup)).orElse(warmup);
  }

  Jdk jdk(Cell cell) {
    return jdk(cell.jdk());
  }

  Jdk jdk(String label) {
    return jdks.stream().filter(jdk -> jdk.label().equals(label)).findFirst().orElseThrow();
  }

  /** After how long a fork of this cell hangs, in milliseconds. */
  long timeoutMillis(Cell cell) {
    return forkTimeoutMillis != null
        ? forkTimeoutMillis
        : 2 * iterationMillis(cell) + TIMEOUT_MARGIN_MILLIS;
  }

  private long iterationMillis(Cell cell) {
    return warmup(cell).totalMillis() + measurement.totalMillis();
  }

  /**
   * How long the blocks will take.
   *
   * @return milliseconds, by the plan's iterations and what starting a fork usually costs
   */
  public long estimatedMillis(List<Cell> cells) {
    return blocks * cells.stream().mapToLong(cell -> iterationMillis(cell) + FORK_MILLIS).sum();
  }
}
