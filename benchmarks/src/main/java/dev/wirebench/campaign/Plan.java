package dev.wirebench.campaign;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.wirebench.codec.Variant;
import dev.wirebench.report.analysis.Settings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * What a run is asked to do; written to the run's folder before anything is measured. Made by
 * {@link PlanBuilder}.
 *
 * @param schemaVersion of {@code plan.json}
 * @param seed fixes the order of the cells in every block
 * @param variants further names of codecs, each a row of its own: see {@link Variant}
 * @param profile see {@link Effort}, also for the fields behind it
 * @param precision half-width of a ratio's 95 % interval, as a share of the ratio, at which its
 *     cell may leave
 * @param budgetMillis how long the run may take; then it decides itself what to spend on each cell,
 *     once it knows what qualified. Null if there is no budget
 * @param plain codecs that are also measured without the SPI
 * @param jdks that every cell is forked on, with the flags of the forks
 * @param plugins jars with codecs from outside, absolute paths
 * @param forkTimeoutMillis after which a fork is ended; null for twice its iterations and a minute
 * @param shard which part of the tables is measured; null for all
 * @param scope the tables that a budget pays for, which the journal holds; null for all
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
    List<String> variants,
    String profile,
    int blocks,
    int mostBlocks,
    double precision,
    Iterations warmup,
    Map<String, Iterations> longerWarmup,
    Iterations measurement,
    boolean extendWarmup,
    Long budgetMillis,
    List<String> plain,
    List<Integer> floors,
    List<Jdk> jdks,
    List<String> plugins,
    Long forkTimeoutMillis,
    Shard shard,
    @JsonIgnore List<Table> scope) {
  public static final int SCHEMA_VERSION = 3;

  /** No run has more. */
  public static final int MOST_BLOCKS = 1000;

  /** The smallest difference that is taken to matter, unless the user says otherwise. */
  public static final double PRECISION = 0.03;

  /** Set-up of a large payload on a slow machine must never count as a hang. */
  private static final long TIMEOUT_MARGIN_MILLIS = 60_000;

  /** The same plan with what is spent on each cell. */
  Plan with(Effort effort) {
    return new Plan(
        schemaVersion,
        suite,
        seed,
        payloads,
        codecs,
        operations,
        media,
        baseline,
        variants,
        effort.profile(),
        effort.blocks(),
        effort.mostBlocks(),
        precision,
        effort.warmup(),
        effort.longerWarmup(),
        effort.measurement(),
        effort.extendWarmup(),
        budgetMillis,
        plain,
        floors,
        jdks,
        plugins,
        forkTimeoutMillis,
        shard,
        scope);
  }

  /** The same plan for what a budget pays for. */
  Plan with(Scope chosen) {
    return new Plan(
        schemaVersion,
        suite,
        seed,
        payloads,
        codecs,
        operations,
        media,
        baseline,
        variants,
        profile,
        blocks,
        mostBlocks,
        precision,
        warmup,
        longerWarmup,
        measurement,
        extendWarmup,
        budgetMillis,
        plain,
        chosen.floors(),
        jdks,
        plugins,
        forkTimeoutMillis,
        shard,
        chosen.tables());
  }

  /**
   * Whether a fork runs for so long that its times say something. Where it does not, neither does a
   * noisy machine matter. What a budget buys does.
   */
  public boolean timesMeanSomething() {
    return budgetMillis != null
        || warmup.totalMillis() + measurement.totalMillis() >= Settings.SHORTEST_FORK_MILLIS;
  }

  /** Whether cells leave before the last block. */
  public boolean stopsEarly() {
    return mostBlocks > blocks;
  }

  /** All that must qualify before it is measured, in order. */
  List<Candidate> candidates() {
    List<Candidate> candidates = new ArrayList<>();
    for (Jdk jdk : jdks) {
      for (String codec : codecs) {
        for (String payload : payloads) {
          for (String medium : media) {
            Candidate candidate = new Candidate(codec, payload, Medium.of(medium), jdk);
            if (!operations(candidate).isEmpty()) {
              candidates.add(candidate);
            }
          }
        }
      }
    }
    return candidates;
  }

  /**
   * Its tables in order of importance: a payload with all media and operations before the next, as
   * the suite lists them.
   */
  List<Table> tables() {
    List<Table> tables = new ArrayList<>();
    for (String payload : payloads) {
      for (String medium : media) {
        for (String operation : operations) {
          for (Jdk jdk : jdks) {
            Table table = new Table(payload, medium, operation, jdk.label());
            if (measures(table)) {
              tables.add(table);
            }
          }
        }
      }
    }
    return tables;
  }

  /** What is to be measured of a candidate: all operations, but for those of other shards. */
  List<String> operations(Candidate candidate) {
    return operations.stream()
        .filter(
            label ->
                measures(
                    new Table(
                        candidate.payload(),
                        candidate.medium().label(),
                        label,
                        candidate.jdk().label())))
        .toList();
  }

  private boolean measures(Table table) {
    return isInShard(table) && (scope == null || scope.contains(table));
  }

  private boolean isInShard(Table table) {
    if (shard == null) {
      return true;
    }
    int place = jdks.stream().map(Jdk::label).toList().indexOf(table.jdk());
    place = place * payloads.size() + payloads.indexOf(table.payload());
    place = place * media.size() + media.indexOf(table.medium());
    return shard.holds(place * operations.size() + operations.indexOf(table.operation()));
  }

  /** The cells that qualified, their variants, the plain calls and the floors. */
  List<Cell> cells(List<Qualified> qualified) {
    List<Cell> cells = new ArrayList<>();
    for (Qualified row : qualified) {
      for (String operation : row.operations()) {
        cells.add(cell(row, operation, row.codec()));
        variants.stream()
            .filter(name -> Variant.codec(name).equals(row.codec()))
            .forEach(name -> cells.add(cell(row, operation, name)));
      }
    }
    for (Jdk jdk : jdks) {
      for (String codec : plain) {
        for (String operation : operations) {
          if (measures(new Table(payloads.get(0), Medium.BYTES.label(), operation, jdk.label()))) {
            cells.add(Cell.plain(Operation.of(operation), codec, jdk.label()));
          }
        }
      }
      floors.forEach(size -> cells.add(Cell.floor(size, jdk.label())));
    }
    return cells;
  }

  private static Cell cell(Qualified row, String operation, String name) {
    return Cell.of(
        Operation.of(operation), Medium.of(row.medium()), name, row.payload(), row.jdk());
  }

  /**
   * Every cell of one block once, in its random order, which depends on seed and block alone.
   *
   * @param block from 0
   */
  List<Cell> order(List<Cell> cells, int block) {
    List<Cell> order = new ArrayList<>(cells);
    Collections.shuffle(order, new Random(seed * 1_000_003 + block));
    order.removeIf(cell -> block >= mostBlocks(cell));
    return order;
  }

  /**
   * In how many blocks a cell is at most. A floor is in the first alone: it is not compared with
   * other cells, and the time is better spent on these.
   */
  int mostBlocks(Cell cell) {
    return cell.floorSize().isPresent() ? 1 : mostBlocks;
  }

  /** The warm-up of a cell's forks. */
  Iterations warmup(Cell cell) {
    return cell.payload().map(payload -> longerWarmup.getOrDefault(payload, warmup)).orElse(warmup);
  }

  Jdk jdk(Cell cell) {
    return jdks.stream().filter(jdk -> jdk.label().equals(cell.jdk())).findFirst().orElseThrow();
  }

  /**
   * After how long a fork of this cell hangs, in milliseconds.
   *
   * @param warmup which may be longer than the plan's
   */
  long timeoutMillis(Iterations warmup) {
    return forkTimeoutMillis != null
        ? forkTimeoutMillis
        : 2 * (warmup.totalMillis() + measurement.totalMillis()) + TIMEOUT_MARGIN_MILLIS;
  }

  /** How long the iterations of a cell's fork take, in milliseconds. */
  long iterationMillis(Cell cell) {
    return warmup(cell).totalMillis() + measurement.totalMillis();
  }
}
