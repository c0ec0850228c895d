package dev.wirebench.campaign;

import dev.wirebench.base.Durations;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.FloorSizes;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.plan.Scope;
import dev.wirebench.plan.Table;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.run.PlannedCells;
import dev.wirebench.run.QualificationRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Decides which tables a budget pays for, before anything is qualified: what is not measured need
 * not qualify either. All codecs are taken to qualify; what those that do not would have cost is
 * spent on the others later.
 */
final class Scoping {
  /** How long a JVM that qualifies takes, in short forks: it works through the whole contract. */
  private static final double QUALIFICATION_FORKS = 2;

  private final Plan plan;
  private final CodecRegistry codecs;
  private final Map<String, Integer> documentBytes;
  private final ForkCost cost;
  private final Efforts efforts;

  /**
   * @param documentBytes mean length of the documents of each payload
   * @param cost of a fork that was tried here
   */
  Scoping(Plan plan, CodecRegistry codecs, Map<String, Integer> documentBytes, ForkCost cost) {
    this.plan = plan;
    this.codecs = codecs;
    this.documentBytes = documentBytes;
    this.cost = cost;
    this.efforts = new Efforts(plan);
  }

  /**
   * As many tables as get the least that is worth its time, in order of importance.
   *
   * @param millis that are left
   * @throws BadInput if that is not one table; says what would do
   */
  Scope fit(long millis) {
    return plan.interleaving().isByTurns()
        ? verdictsFirst(millis).orElseGet(() -> threeBlocks(millis))
        : threeBlocks(millis);
  }

  /**
   * All tables if all that is asked for can be paid for, else those that verdicts are wanted of
   * first, with less warm-up if need be, else as many of these as possible; and of the others as
   * many as there is time for one heat of. Empty if there is no time for the verdicts of one table.
   */
  private Optional<Scope> verdictsFirst(long millis) {
    List<Table> tables = plan.tables();
    List<Table> core = plan.selection().core().isEmpty() ? tables : plan.selection().core();
    for (List<Table> wanted : wanted(tables, core)) {
      // Whatever is measured besides takes no warm-up from those that come first.
      long most = wanted.size() > core.size() ? 1 : Long.MAX_VALUE;
      Optional<Effort> effort = verdicts(wanted, most, millis);
      if (effort.isPresent()) {
        return Optional.of(withOthers(tables, wanted, effort.get(), millis));
      }
    }
    return Optional.empty();
  }

  private static List<List<Table>> wanted(List<Table> tables, List<Table> core) {
    List<List<Table>> wanted = new ArrayList<>(List.of(tables));
    for (int count = core.size(); count > 0; count--) {
      wanted.add(core.subList(0, count));
    }
    return wanted;
  }

  /**
   * What verdicts of these tables can be had for.
   *
   * @param most how many efforts are tried, the highest first
   */
  private Optional<Effort> verdicts(List<Table> tables, long most, long millis) {
    return efforts.verdicts().stream()
        .limit(most)
        .filter(effort -> millis(scope(tables), effort) <= millis)
        .findFirst();
  }

  private Scope withOthers(List<Table> tables, List<Table> wanted, Effort effort, long millis) {
    List<Table> others = new ArrayList<>(tables);
    others.removeAll(wanted);
    double spent = millis(scope(wanted), effort);
    int count = 0;
    while (count < others.size()) {
      spent += millis(withoutFloors(others.get(count)), effort.withBlocks(1));
      if (spent > millis) {
        break;
      }
      count++;
    }
    List<Table> indicative = others.subList(0, count);
    List<Table> chosen = new ArrayList<>(wanted);
    chosen.addAll(indicative);
    Effort enough = efforts.verdicts().get(0);
    return new Scope(
        chosen,
        indicative,
        floors(chosen),
        others.subList(count, others.size()),
        Math.round(millis(scope(tables), enough) + plan.limits().budgetMillis() - millis));
  }

  private static Scope withoutFloors(Table table) {
    return new Scope(List.of(table), List.of(), List.of(), List.of(), 0);
  }

  private Scope threeBlocks(long millis) {
    List<Table> tables = plan.tables();
    int count =
        IntStream.rangeClosed(1, tables.size())
            .takeWhile(n -> millis(scope(tables.subList(0, n))) <= millis)
            .reduce(0, (fewer, more) -> more);
    if (count == 0) {
      throw tooLittle(tables.get(0), millis);
    }
    List<Table> chosen = tables.subList(0, count);
    return new Scope(
        chosen,
        List.of(),
        scope(chosen).floors(),
        tables.subList(count, tables.size()),
        Math.round(millis(scope(tables)) + plan.limits().budgetMillis() - millis));
  }

  private Scope scope(List<Table> tables) {
    return new Scope(tables, List.of(), floors(tables), List.of(), 0);
  }

  private List<Integer> floors(List<Table> tables) {
    int largest =
        tables.stream().mapToInt(table -> documentBytes.get(table.payload())).max().orElseThrow();
    return FloorSizes.upTo(plan.selection().floors(), largest);
  }

  /** How long it takes to qualify these tables and measure the least of them, in milliseconds. */
  private double millis(Scope scope) {
    return millis(scope, efforts.least());
  }

  /** How long it takes to qualify and measure these tables, in milliseconds. */
  private double millis(Scope scope, Effort effort) {
    Plan part = plan.with(scope);
    List<PlannedCandidate> candidates = part.candidates();
    List<Cell> cells =
        PlannedCells.of(
            part, candidates.stream().map(candidate -> assumed(candidate, part)).toList());
    Cost measuring = Cost.of(part, cost);
    double qualification =
        candidates.size()
            * QUALIFICATION_FORKS
            * cost.millis(Cell.floor(0, scope.tables().get(0).jdk()));
    return qualification + Planner.RESERVE * measuring.millis(effort, cells, effort.blocks());
  }

  private QualificationRecord assumed(PlannedCandidate planned, Plan part) {
    boolean reads =
        codecs
            .find(planned.candidate().codec())
            .map(CodecFacts::readsDocuments)
            .orElse(Boolean.TRUE);
    List<Operation> operations =
        part.operations(planned).stream()
            .filter(operation -> reads || operation != Operation.PARSE)
            .toList();
    return QualificationRecord.assumed(planned, operations);
  }

  private BadInput tooLittle(Table first, long millis) {
    double needed = millis(scope(List.of(first)));
    return new BadInput(
        String.format(
            Locale.ROOT,
            "The budget of %s leaves %s, and the first table alone (%s; three short forks of each"
                + " codec) takes %s: give at least --budget %dm, or name fewer codecs with --codec.",
            Durations.text(plan.limits().budgetMillis()),
            Durations.text(Math.max(0, millis)),
            first.title(),
            Durations.text(Math.round(needed)),
            Scope.minutes(needed + plan.limits().budgetMillis() - millis)));
  }
}
