package dev.wirebench.campaign;

import java.util.List;
import java.util.Locale;
import java.util.Map;
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
  private final CodecInfos codecs;
  private final Map<String, Integer> documentBytes;
  private final ForkCost cost;

  /**
   * @param documentBytes length of the document of each payload
   * @param cost of a fork that was tried here
   */
  Scoping(Plan plan, CodecInfos codecs, Map<String, Integer> documentBytes, ForkCost cost) {
    this.plan = plan;
    this.codecs = codecs;
    this.documentBytes = documentBytes;
    this.cost = cost;
  }

  /**
   * As many tables as get the least that is worth its time, in order of importance.
   *
   * @param millis that are left
   * @throws BadInput if that is not one table; says what would do
   */
  Scope fit(long millis) {
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
        scope(chosen).floors(),
        tables.subList(count, tables.size()),
        Math.round(millis(scope(tables)) + plan.budgetMillis() - millis));
  }

  private Scope scope(List<Table> tables) {
    return new Scope(tables, floors(tables), List.of(), 0);
  }

  /** Up to the first that is as large as the largest document of these tables. */
  private List<Integer> floors(List<Table> tables) {
    int largest =
        tables.stream().mapToInt(table -> documentBytes.get(table.payload())).max().orElseThrow();
    List<Integer> sizes = plan.floors().stream().sorted().toList();
    long smaller = sizes.stream().filter(size -> size < largest).count();
    return sizes.stream().limit(smaller + 1).toList();
  }

  /** For qualifying and measuring these tables. */
  private double millis(Scope scope) {
    Plan part = plan.with(scope);
    List<Candidate> candidates = part.candidates();
    List<Cell> cells =
        part.cells(candidates.stream().map(candidate -> assumed(candidate, part)).toList());
    Plan least = part.with(new Planner(part, cells, cost).least());
    double qualification =
        candidates.size()
            * QUALIFICATION_FORKS
            * cost.millis(Cell.floor(0, scope.tables().get(0).jdk()));
    return qualification + Planner.RESERVE * cost.millis(least, cells, least.blocks());
  }

  private Qualified assumed(Candidate candidate, Plan part) {
    boolean reads =
        codecs.find(candidate.codec()).map(CodecInfo::readsDocuments).orElse(Boolean.TRUE);
    List<String> operations =
        part.operations(candidate).stream()
            .filter(operation -> reads || !operation.equals(Operation.PARSE.label()))
            .toList();
    return candidate.qualified(operations, Map.of(), null, Map.of());
  }

  private BadInput tooLittle(Table first, long millis) {
    double needed = millis(scope(List.of(first)));
    return new BadInput(
        String.format(
            Locale.ROOT,
            "The budget of %s leaves %s, and the first table alone (%s; three short forks of each"
                + " codec) takes %s: give at least --budget %dm, or name fewer codecs with --codec.",
            Durations.text(plan.budgetMillis()),
            Durations.text(Math.max(0, millis)),
            first.title(),
            Durations.text(Math.round(needed)),
            Scope.minutes(needed + plan.budgetMillis() - millis)));
  }
}
