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
 * @param jvmArgs of every fork, in full
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
    List<String> jvmArgs) {
  public static final int SCHEMA_VERSION = 1;

  /** What a fork costs besides its iterations: starting the JVM, set-up. */
  private static final long FORK_MILLIS = 1100;

  /** The cells that qualified, and the floors. */
  List<Cell> cells(List<Qualified> qualified) {
    List<Cell> cells = new ArrayList<>();
    for (Qualified row : qualified) {
      for (String operation : row.operations()) {
        cells.add(
            Cell.of(Operation.of(operation), Medium.of(row.medium()), row.codec(), row.payload()));
      }
    }
    for (String codec : plain) {
      for (String operation : operations) {
        cells.add(Cell.plain(Operation.of(operation), codec));
      }
    }
    floors.forEach(size -> cells.add(Cell.floor(size)));
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

  /**
   * How long the blocks will take.
   *
   * @return milliseconds, by the plan's iterations and what starting a fork usually costs
   */
  public long estimatedMillis(List<Cell> cells) {
    return blocks
        * cells.stream()
            .mapToLong(cell -> warmup(cell).totalMillis() + measurement.totalMillis() + FORK_MILLIS)
            .sum();
  }
}
