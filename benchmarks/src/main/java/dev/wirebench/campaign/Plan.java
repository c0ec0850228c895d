package dev.wirebench.campaign;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * What a run is asked to do; written to the run's folder before anything is measured.
 *
 * @param schemaVersion of {@code plan.json}
 * @param seed fixes the order of the cells in every block
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
    String baseline,
    int blocks,
    Iterations warmup,
    Iterations measurement,
    List<String> plain,
    List<Integer> floors,
    List<String> jvmArgs) {
  public static final int SCHEMA_VERSION = 1;

  /** The cells that qualified, and the floors. */
  List<Cell> cells(List<Qualified> qualified) {
    List<Cell> cells = new ArrayList<>();
    for (Qualified row : qualified) {
      for (String operation : row.operations()) {
        cells.add(Cell.of(Operation.of(operation), row.codec(), row.payload()));
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
}
