package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.report.verdicts.Settings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;

/**
 * The plan of a run, which is written to the run's folder before anything is measured. {@link
 * PlanBuilder} makes it. Its parts are written side by side, as one flat object.
 */
@JsonPropertyOrder("schemaVersion")
public record Plan(
    String suite,
    @JsonUnwrapped Draw draw,
    @JsonUnwrapped Interleaving interleaving,
    @JsonUnwrapped Selection selection,
    @JsonUnwrapped PlannedComparison comparison,
    @JsonUnwrapped Effort effort,
    @JsonUnwrapped Limits limits,
    @JsonUnwrapped Machines machines) {
  public static final int SCHEMA_VERSION = 5;

  public Plan {
    if (interleaving == null || interleaving.interleave() == null) {
      throw new IllegalArgumentException("there is no order of forks");
    }
  }

  /** The version of {@code plan.json}, its first field. */
  @JsonProperty(access = JsonProperty.Access.READ_ONLY)
  public int schemaVersion() {
    return SCHEMA_VERSION;
  }

  /** Fixes the order of the benchmarks in every repetition, and the values. */
  public long seed() {
    return draw.seed();
  }

  /** Copies this plan with the digests of drawn values, by the payload's schema. */
  public Plan withValues(Map<String, String> digests) {
    return new Plan(
        suite,
        new Draw(seed(), digests),
        interleaving,
        selection,
        comparison,
        effort,
        limits,
        machines);
  }

  /**
   * Copies this plan with the effort that is spent on each benchmark. What trial forks have shown
   * remains, unless it says otherwise.
   */
  public Plan with(Effort chosen) {
    return new Plan(
        suite,
        draw,
        interleaving,
        selection,
        comparison,
        chosen.shown().isEmpty() ? chosen.with(effort.shown()) : chosen,
        limits,
        machines);
  }

  /** Copies this plan with the comparisons whose verdicts come first when time is short. */
  Plan withCore(Predicate<PlannedTable> core) {
    List<PlannedTable> tables = tables().stream().filter(core).toList();
    return new Plan(
        suite,
        draw,
        interleaving,
        selection.withCore(tables),
        comparison,
        effort,
        limits,
        machines);
  }

  /**
   * Says whether a benchmark is measured as far as time allows, once others have their repetitions.
   */
  public boolean isIndicative(Cell cell) {
    return PlannedTable.of(cell).filter(selection.tables().indicative()::contains).isPresent();
  }

  /** Copies this plan with the comparisons that a budget pays for. */
  public Plan with(Scope chosen) {
    return new Plan(
        suite, draw, interleaving, selection.with(chosen), comparison, effort, limits, machines);
  }

  /**
   * Says whether a fork runs for so long that its times are meaningful. If they are not, a noisy
   * machine does not matter either. With a budget, they always are.
   */
  public boolean timesMeanSomething() {
    return limits.budgetMillis() != null
        || effort.warmup().totalMillis() + effort.measurement().totalMillis()
            >= Settings.SHORTEST_FORK_MILLIS;
  }

  /** All that must qualify before it is measured, in order. */
  public List<PlannedCandidate> candidates() {
    List<PlannedCandidate> candidates = new ArrayList<>();
    for (Jdk jdk : machines.jdks()) {
      for (String codec : selection.codecs()) {
        for (String payload : selection.payloads()) {
          for (Medium medium : selection.media()) {
            PlannedCandidate candidate =
                new PlannedCandidate(new Candidate(codec, payload, medium), jdk);
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
  public List<PlannedTable> tables() {
    List<PlannedTable> tables = new ArrayList<>();
    for (String payload : selection.payloads()) {
      for (Medium medium : selection.media()) {
        for (Operation operation : selection.operations()) {
          for (Jdk jdk : machines.jdks()) {
            PlannedTable table = new PlannedTable(payload, medium, operation, jdk.label());
            if (measures(table)) {
              tables.add(table);
            }
          }
        }
      }
    }
    return tables;
  }

  /** The measured operations of a candidate: all of them, except those of other shards. */
  public List<Operation> operations(PlannedCandidate candidate) {
    return selection.operations().stream()
        .filter(operation -> measures(candidate.table(operation)))
        .toList();
  }

  /** Says whether a comparison is within the plan's shard, and within what its budget pays for. */
  public boolean measures(PlannedTable table) {
    return isInShard(table) && selection.tables().isInScope(table);
  }

  private boolean isInShard(PlannedTable table) {
    if (selection.tables().shard() == null) {
      return true;
    }
    int place = machines.jdks().stream().map(Jdk::label).toList().indexOf(table.jdk());
    place = place * selection.payloads().size() + selection.payloads().indexOf(table.payload());
    place = place * selection.media().size() + selection.media().indexOf(table.medium());
    place =
        place * selection.operations().size() + selection.operations().indexOf(table.operation());
    return selection.tables().shard().holds(place);
  }

  /**
   * Every cell of one block once, in its random order, which depends on seed and block alone.
   *
   * @param block from 0
   */
  public List<Cell> order(List<Cell> cells, int block) {
    List<Cell> order = new ArrayList<>(cells);
    Collections.shuffle(order, new Random(seed() * 1_000_003 + block));
    order.removeIf(cell -> block >= effort.mostBlocks(cell));
    return order;
  }

  /**
   * The time after which a fork counts as hanging, in milliseconds.
   *
   * @param warmup which may be longer than the plan's
   */
  public long timeoutMillis(Iterations warmup) {
    return limits.timeoutMillis(warmup.totalMillis() + effort.measurement().totalMillis());
  }

  /** The launcher for the fork of a benchmark. */
  public JvmLauncher launcher(Cell cell) {
    return launcher(machines.jdk(cell), cell.payload().orElse(null));
  }

  /** The launcher for the JVM that runs the correctness checks of a candidate. */
  public JvmLauncher launcher(PlannedCandidate planned) {
    return launcher(planned.jdk(), planned.candidate().payload());
  }

  private JvmLauncher launcher(Jdk jdk, String payload) {
    return jdk.launcher().withHeap(heapMegabytes(payload));
  }

  private int heapMegabytes(String payload) {
    return isLarge(payload) ? machines.heaps().large() : machines.heaps().small();
  }

  private boolean isLarge(String payload) {
    return payload != null && selection.large().contains(payload);
  }

  /** Copies this plan with another number of measured iterations, each as long as before. */
  public Plan revised(int count) {
    return with(effort.withMeasurement(new Iterations(count, effort.measurement().millis())));
  }

  /** The measured iterations of a cell's fork: by turns, its slices. */
  public Iterations measurement(Cell cell) {
    Iterations usual = effort.measurement(cell);
    return interleaving.isByTurns() && isLarge(cell.payload().orElse(null))
        ? new Iterations(usual.count(), 2 * usual.millis())
        : usual;
  }

  /** The number of threads in a benchmark's fork that call the operation at the same time. */
  public int threads(Cell cell) {
    return cell.codec().isEmpty() ? 1 : machines.jdk(cell).threadsOrOne();
  }

  /**
   * The number of forks that may live at the same time in an interleaved group for this payload.
   */
  int mostForks(String payload) {
    return interleaving.mostForks(heapMegabytes(payload));
  }
}
