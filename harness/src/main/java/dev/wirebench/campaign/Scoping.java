package dev.wirebench.campaign;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Durations;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.FloorSizes;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.plan.PlannedTable;
import dev.wirebench.plan.Scope;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.verdicts.Words;
import dev.wirebench.run.PlannedCells;
import dev.wirebench.run.QualificationRecord;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Decides which tables a budget pays for, before anything is qualified: what is not measured need
 * not qualify either. All codecs are taken to qualify; what those that do not would have cost is
 * spent on the others later.
 *
 * <p>A budget that is too small takes repetitions down to five, then codecs, the last first, then
 * payloads. To write a payload and to read it stay together.
 */
final class Scoping {
  /**
   * The time that a JVM for the correctness checks takes, in short forks: it works through the
   * whole contract.
   */
  private static final double QUALIFICATION_FORKS = 2;

  /** Codecs that a budget leaves: today's and two others are the least that is a choice. */
  private static final int FEWEST_CODECS = 3;

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
   * Chooses as many comparisons as get the least that is worth its time, in order of importance.
   *
   * @param millis that are left
   * @throws BadInput if that is not one payload; says what would do
   */
  Scope fit(long millis) {
    return plan.interleaving().isByTurns()
        ? verdictsFirst(millis).orElseGet(() -> threeBlocks(millis))
        : threeBlocks(millis);
  }

  /**
   * Tables that are measured.
   *
   * @param without codecs that are not
   */
  private record Part(List<PlannedTable> tables, List<String> without) {}

  /**
   * All tables if verdicts can be paid for in each, with fewer iterations and less warm-up if need
   * be; else those that verdicts are wanted of first, else as much as possible of these; and of the
   * others as many as there is time for one heat of. Empty if there is no time for the verdicts of
   * one payload.
   */
  private Optional<Scope> verdictsFirst(long millis) {
    List<PlannedTable> tables = plan.tables();
    List<PlannedTable> first = plan.selection().tables().core();
    List<PlannedTable> core = first.isEmpty() ? tables : first;
    List<Part> parts = new ArrayList<>(List.of(new Part(tables, List.of())));
    parts.addAll(parts(core));
    for (Part wanted : parts) {
      Optional<Effort> effort = verdicts(wanted, millis);
      if (effort.isPresent()) {
        return Optional.of(withOthers(tables, wanted, effort.get(), millis));
      }
    }
    return Optional.empty();
  }

  /** All of these tables and less and less of them; the smallest part comes last. */
  private List<Part> parts(List<PlannedTable> tables) {
    List<List<PlannedTable>> subjects = subjects(tables);
    List<Part> parts = new ArrayList<>();
    for (int count = subjects.size(); count > 0; count--) {
      List<PlannedTable> chosen =
          subjects.subList(0, count).stream().flatMap(List::stream).toList();
      leftOut().forEach(without -> parts.add(new Part(chosen, without)));
    }
    return parts;
  }

  /** These tables by what they are about. */
  private static List<List<PlannedTable>> subjects(List<PlannedTable> tables) {
    Map<PlannedTable.Subject, List<PlannedTable>> subjects = new LinkedHashMap<>();
    tables.forEach(
        table ->
            subjects.computeIfAbsent(table.subject(), subject -> new ArrayList<>()).add(table));
    return List.copyOf(subjects.values());
  }

  /** Codecs to leave out: none, the last one, the last two, as long as there is a choice left. */
  private List<List<String>> leftOut() {
    List<String> last = new ArrayList<>(plan.selection().codecs());
    Collections.reverse(last);
    last.remove(plan.comparison().baseline());
    List<List<String>> all = new ArrayList<>(List.of(List.of()));
    for (int count = 1; plan.selection().codecs().size() - count >= FEWEST_CODECS; count++) {
      all.add(List.copyOf(last.subList(0, count)));
    }
    return all;
  }

  /** The highest effort that verdicts can be had for. */
  private Optional<Effort> verdicts(Part part, long millis) {
    return efforts.verdicts().stream()
        .filter(effort -> millis(scope(part), effort) <= millis)
        .findFirst();
  }

  private Scope withOthers(List<PlannedTable> tables, Part wanted, Effort effort, long millis) {
    List<PlannedTable> others = new ArrayList<>(tables);
    others.removeAll(wanted.tables());
    List<PlannedTable> indicative = new ArrayList<>();
    double spent = millis(scope(wanted), effort);
    for (List<PlannedTable> subject : subjects(others)) {
      for (PlannedTable table : subject) {
        spent +=
            millis(withoutFloors(new Part(List.of(table), wanted.without())), effort.withBlocks(1));
      }
      if (spent > millis) {
        break;
      }
      indicative.addAll(subject);
    }
    List<PlannedTable> chosen = new ArrayList<>(wanted.tables());
    chosen.addAll(indicative);
    others.removeAll(indicative);
    return new Scope(
        chosen,
        indicative,
        floors(chosen),
        others,
        wanted.without(),
        Math.round(millisForAll() + plan.limits().budgetMillis() - millis));
  }

  private static Scope withoutFloors(Part part) {
    return new Scope(part.tables(), List.of(), List.of(), List.of(), part.without(), 0);
  }

  private Scope threeBlocks(long millis) {
    List<PlannedTable> tables = plan.tables();
    List<Part> parts = parts(tables);
    Part chosen =
        parts.stream()
            .filter(part -> millis(scope(part)) <= millis)
            .findFirst()
            .orElseThrow(() -> tooLittle(parts.get(parts.size() - 1), millis));
    List<PlannedTable> others = new ArrayList<>(tables);
    others.removeAll(chosen.tables());
    return new Scope(
        chosen.tables(),
        List.of(),
        floors(chosen.tables()),
        others,
        chosen.without(),
        Math.round(millisForAll() + plan.limits().budgetMillis() - millis));
  }

  /** The least time that all takes, in milliseconds; where forks take turns, with verdicts. */
  private double millisForAll() {
    List<Effort> verdicts = efforts.verdicts();
    return plan.interleaving().isByTurns()
        ? millis(all(), verdicts.get(verdicts.size() - 1))
        : millis(all());
  }

  private Scope all() {
    return scope(new Part(plan.tables(), List.of()));
  }

  private Scope scope(Part part) {
    return new Scope(part.tables(), List.of(), floors(part.tables()), List.of(), part.without(), 0);
  }

  private List<Integer> floors(List<PlannedTable> tables) {
    int largest =
        tables.stream().mapToInt(table -> documentBytes.get(table.payload())).max().orElseThrow();
    return FloorSizes.upTo(plan.selection().floors(), largest);
  }

  /**
   * The time of the correctness checks of these comparisons and their shortest measurement, in
   * milliseconds.
   */
  private double millis(Scope scope) {
    return millis(scope, efforts.least());
  }

  /**
   * The time of the correctness checks and the measurement of these comparisons, in milliseconds.
   */
  private double millis(Scope scope, Effort effort) {
    Plan part = plan.with(scope);
    List<PlannedCandidate> candidates = part.candidates();
    List<Cell> cells =
        PlannedCells.of(
            part, candidates.stream().map(candidate -> assumed(candidate, part)).toList());
    CellCost measuring = CellCost.of(part, cost);
    double qualification =
        candidates.size()
            * QUALIFICATION_FORKS
            * cost.millis(Cell.floor(0, scope.tables().get(0).jdk()));
    return qualification
        + TrialForks.millis(part, effort, cells, cost)
        + Planner.RESERVE * measuring.millis(Efforts.expected(effort), cells, effort.blocks());
  }

  private QualificationRecord assumed(PlannedCandidate planned, Plan part) {
    boolean reads =
        codecs
            .find(planned.candidate().codec())
            .map(CodecFacts::readsDocuments)
            .orElse(Boolean.TRUE);
    List<Operation> operations =
        part.operations(planned).stream()
            .filter(operation -> reads || operation.target() != Operation.Target.DOCUMENT)
            .toList();
    return QualificationRecord.assumed(planned, operations);
  }

  private BadInput tooLittle(Part least, long millis) {
    double needed = millis(scope(least));
    int codecs = plan.selection().codecs().size() - least.without().size();
    return new BadInput(
        String.format(
            Locale.ROOT,
            "The budget of %s leaves %s, and the least that tells anything (%s; three short forks of"
                + " %s) takes %s: give at least --budget %dm, or name fewer codecs with --codec.",
            Durations.text(plan.limits().budgetMillis()),
            Durations.text(Math.max(0, millis)),
            least.tables().stream().map(PlannedTable::title).collect(Collectors.joining("; ")),
            Words.count(codecs, "codec"),
            Durations.text(Math.round(needed)),
            Scope.minutes(needed + plan.limits().budgetMillis() - millis)));
  }
}
