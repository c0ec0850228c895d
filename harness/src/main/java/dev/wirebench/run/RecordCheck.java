package dev.wirebench.run;

import dev.wirebench.base.Damage;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.run.JournalLines.Entry;
import dev.wirebench.run.QualificationRecord.Key;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The check that the records of a journal are possible under their plan, and consistent with each
 * other. Impossible records would otherwise be dropped, or believed.
 */
final class RecordCheck {
  private final Plan plan;
  private final JournalContent content;
  private final Map<Key, PlannedCandidate> candidates = new LinkedHashMap<>();
  private final Set<Cell> cells;
  private final ForkCheck forks;
  private final HeatCheck heats;
  private final SequenceCheck sequence;
  private final TimeCheck times = new TimeCheck();

  /** The things that must not occur twice, and the line that each has occurred in. */
  private final Map<Object, Integer> seen = new HashMap<>();

  private RecordCheck(Plan plan, JournalContent content, List<Entry> entries) {
    this.plan = plan;
    this.content = content;
    plan.candidates().forEach(planned -> candidates.put(Key.of(planned), planned));
    this.cells = new HashSet<>(PlannedCells.of(plan, judged()));
    boolean decides = plan.limits().budgetMillis() != null;
    boolean decided = content.scope() != null && content.effort() != null;
    this.forks = new ForkCheck(plan, cells, content.history(), decided || !decides);
    this.heats = new HeatCheck(plan, cells, content);
    this.sequence = new SequenceCheck(content, entries);
  }

  /**
   * @param plan with what its budget pays for
   * @param content of these entries
   * @return what is impossible, in the order of the lines
   */
  static List<Damage> of(Plan plan, JournalContent content, List<Entry> entries) {
    RecordCheck check = new RecordCheck(plan, content, entries);
    List<Damage> damages = new ArrayList<>();
    for (Entry entry : entries) {
      // These two remember each line, whatever is wrong with it.
      Optional<String> place = check.sequence.objection(entry);
      Optional<String> time = check.times.objection(entry);
      check
          .understood(entry)
          .or(() -> check.twice(entry))
          .or(() -> place)
          .or(() -> time)
          .ifPresent(reason -> damages.add(new Damage(entry.line(), "is impossible: " + reason)));
    }
    return damages;
  }

  private Optional<String> understood(Entry entry) {
    try {
      return objection(entry);
    } catch (RuntimeException e) {
      // Something is missing deep inside that every program has written there.
      return Optional.of("it says nothing where something must be (" + e + ")");
    }
  }

  /** After a repair, what is to be qualified anew may have forks that count once it has. */
  private List<QualificationRecord> judged() {
    List<QualificationRecord> judged = new ArrayList<>(content.qualified());
    if (!content.history().repairs().isEmpty()) {
      Map<Key, PlannedCandidate> others = new LinkedHashMap<>(candidates);
      judged.forEach(row -> others.remove(row.key()));
      others
          .values()
          .forEach(
              planned ->
                  judged.add(QualificationRecord.assumed(planned, plan.operations(planned))));
    }
    return judged;
  }

  private Optional<String> objection(Entry entry) {
    return switch (entry.kind()) {
      case START -> start(entry.line(), (Start) entry.content());
      case CODEC -> codec((CodecFacts) entry.content());
      case QUALIFIED -> qualified((QualificationRecord) entry.content());
      case SCOPE -> budgeted();
      case EFFORT -> budgeted().or(() -> effort((Effort) entry.content()));
      case TRIAL -> trial((TrialRecord) entry.content());
      case FORK -> forks.objection((ForkRecord) entry.content());
      case HEAT -> heats.objection((HeatRecord) entry.content());
      case REVISED -> revised((RevisedIterations) entry.content());
      case RESUMED, REPAIRED, CLOCK, CHECKED -> Optional.empty();
    };
  }

  private Optional<String> start(int line, Start start) {
    if (line != 1) {
      return Optional.of("a run starts in its first line");
    }
    return plan.selection().payloads().stream()
        .filter(payload -> start.documentBytes().getOrDefault(payload, 0) <= 0)
        .findFirst()
        .map(payload -> "it gives no length for the document of '" + payload + "'");
  }

  /** The facts are written before it is known which codecs the budget pays for. */
  private Optional<String> codec(CodecFacts codec) {
    boolean isLeftOut =
        content.scope() != null && content.scope().leftOutCodecs().contains(codec.id());
    return isLeftOut || plan.selection().codecs().contains(codec.id())
        ? Optional.empty()
        : Optional.of("the plan has no codec '" + codec.id() + "'");
  }

  private Optional<String> qualified(QualificationRecord row) {
    return Optional.ofNullable(candidates.get(row.key()))
        .map(planned -> operations(row, planned).or(() -> sizes(row)))
        .orElseGet(
            () ->
                Optional.of(
                    "the plan does not measure '"
                        + row.codec()
                        + "' on '"
                        + row.payload()
                        + "', "
                        + row.medium()
                        + ", JDK "
                        + row.jdk()));
  }

  private Optional<String> operations(QualificationRecord row, PlannedCandidate planned) {
    Set<Object> named = new HashSet<>(row.operations());
    named.addAll(row.reasons().keySet());
    boolean once = named.size() == row.operations().size() + row.reasons().size();
    return once && named.equals(new HashSet<>(plan.operations(planned)))
        ? Optional.empty()
        : Optional.of(
            "it decides of " + named + ", where the plan asks for " + plan.operations(planned));
  }

  private static Optional<String> sizes(QualificationRecord row) {
    List<List<Integer>> all = new ArrayList<>();
    if (row.sizes() != null) {
      all.addAll(List.of(row.sizes().raw(), row.sizes().gzip(), row.sizes().zstd()));
      if (all.stream().map(List::size).distinct().count() > 1) {
        return Optional.of("it has sizes of other numbers of messages: " + all);
      }
    }
    row.compressed().values().forEach(messages -> all.add(messages.sizes()));
    return all.stream()
        .filter(sizes -> sizes.stream().anyMatch(size -> size < 0))
        .findFirst()
        .map(sizes -> "its messages are " + sizes + " bytes long");
  }

  private Optional<String> budgeted() {
    return plan.limits().budgetMillis() == null
        ? Optional.of("the plan has no budget to decide on")
        : Optional.empty();
  }

  private Optional<String> effort(Effort effort) {
    if (content.scope() == null) {
      return Optional.of("no line says which tables the budget pays for");
    }
    boolean possible =
        effort.blocks() >= 1
            && effort.mostBlocks() >= effort.blocks()
            && effort.mostBlocks() <= Effort.MOST_BLOCKS;
    return possible
        ? Optional.empty()
        : Optional.of(
            "no cell has between " + effort.blocks() + " and " + effort.mostBlocks() + " blocks");
  }

  private Optional<String> trial(TrialRecord trial) {
    if (!cells.contains(trial.cell())) {
      return Optional.of(ForkCheck.noCell(trial.cell()));
    }
    if (!trial.iterations().stream().allMatch(TrialRecord.Iteration::isPossible)) {
      return Optional.of("its iterations are " + trial.iterations());
    }
    return Optional.empty();
  }

  private Optional<String> revised(RevisedIterations revised) {
    if (!plan.interleaving().isByTurns()) {
      return Optional.of("forks come one after another");
    }
    return revised.isPossible()
        ? Optional.empty()
        : Optional.of("it gives later forks other iterations by " + revised);
  }

  private Optional<String> twice(Entry entry) {
    return key(entry)
        .flatMap(key -> Optional.ofNullable(seen.putIfAbsent(key, entry.line())))
        .map(earlier -> "line " + earlier + " says so already, or otherwise");
  }

  private record Fork(Cell cell, int block, Integer heat, int attempt) {}

  /** The key of an entry; a journal has one line for each key. */
  private static Optional<Object> key(Entry entry) {
    return switch (entry.kind()) {
      case START, SCOPE, EFFORT, REVISED -> Optional.of(entry.kind());
      case CODEC -> Optional.of(((CodecFacts) entry.content()).id());
      case QUALIFIED -> Optional.of(((QualificationRecord) entry.content()).key());
      case FORK -> {
        ForkRecord fork = (ForkRecord) entry.content();
        yield Optional.of(new Fork(fork.cell(), fork.block(), fork.heat(), fork.attempt()));
      }
      case HEAT -> Optional.of(((HeatRecord) entry.content()).number());
      case TRIAL -> Optional.of(((TrialRecord) entry.content()).cell());
      case RESUMED, REPAIRED, CLOCK, CHECKED -> Optional.empty();
    };
  }
}
