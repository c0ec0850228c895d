package dev.wirebench.run;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.run.HeatRecord.Round;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The check that an interleaved group, with its forks, is one that its plan could have had. */
final class HeatCheck {
  private final Plan plan;
  private final Set<Cell> cells;
  private final Map<Integer, List<ForkRecord>> forks = new HashMap<>();
  private final Map<Place, Integer> paired = new HashMap<>();

  private record Place(int block, Cell cell) {}

  /**
   * @param cells that the plan measures
   * @param content has the forks
   */
  HeatCheck(Plan plan, Set<Cell> cells, JournalContent content) {
    this.plan = plan;
    this.cells = cells;
    content.forks().stream()
        .filter(fork -> fork.heat() != null)
        .forEach(fork -> forks.computeIfAbsent(fork.heat(), key -> new ArrayList<>()).add(fork));
  }

  /** The reason why the plan could not have had the group; empty if it could. */
  Optional<String> objection(HeatRecord heat) {
    return Stream.<Function<HeatRecord, String>>of(
            this::members, this::lines, this::times, this::rounds, this::again)
        .map(check -> check.apply(heat))
        .filter(Objects::nonNull)
        .findFirst();
  }

  private String members(HeatRecord heat) {
    if (!plan.interleaving().isByTurns()) {
      return "forks come one after another";
    }
    if (heat.block() < 0 || heat.block() >= plan.effort().mostBlocks()) {
      return "it is of block "
          + (heat.block() + 1)
          + ", where the plan has "
          + plan.effort().mostBlocks();
    }
    for (Cell cell : heat.cells()) {
      if (!cells.contains(cell)) {
        return ForkCheck.noCell(cell);
      }
    }
    if (new HashSet<>(heat.cells()).size() != heat.cells().size()) {
      return "a cell is in it twice";
    }
    return heat.cells().containsAll(heat.anchors()) ? null : "its anchors are not among its cells";
  }

  /**
   * Objects to a missing line: without the line of one fork, all that is computed of the group
   * lacks that configuration.
   */
  private String lines(HeatRecord heat) {
    List<ForkRecord> own = forks.getOrDefault(heat.number(), List.of());
    for (Cell cell : heat.cells()) {
      long count = own.stream().filter(fork -> fork.cell().equals(cell)).count();
      if (count != 1) {
        return "there are " + count + " lines of its fork '" + cell.label() + "'";
      }
    }
    for (ForkRecord fork : own) {
      if (!heat.cells().contains(fork.cell()) || fork.block() != heat.block()) {
        return "'" + fork.cell().label() + "' says that it lived in it";
      }
    }
    return null;
  }

  private String times(HeatRecord heat) {
    if (heat.referenceNanos().stream().anyMatch(nanos -> nanos < 0)) {
      return "its looks at the machine took " + heat.referenceNanos() + " ns";
    }
    for (ForkRecord fork : forks.getOrDefault(heat.number(), List.of())) {
      boolean outlived = fork.result() != null && TimeCheck.isBefore(heat.stop(), fork.stop());
      if (outlived || TimeCheck.isBefore(fork.start(), heat.start())) {
        return "'"
            + fork.cell().label()
            + "' lived from "
            + fork.start()
            + " to "
            + fork.stop()
            + ", and it lasted from "
            + heat.start()
            + " to "
            + heat.stop();
      }
    }
    return null;
  }

  private String rounds(HeatRecord heat) {
    int rounds = heat.rounds().size();
    if (!heat.referenceNanos().isEmpty() && heat.referenceNanos().size() != rounds + 1) {
      return "it looked at the machine "
          + heat.referenceNanos().size()
          + " times in "
          + rounds
          + " rounds";
    }
    Set<Integer> measured = new HashSet<>();
    for (ForkRecord fork : forks.getOrDefault(heat.number(), List.of())) {
      if (fork.result() != null) {
        measured.add(heat.cells().indexOf(fork.cell()));
        if (fork.result().iterations().size() != rounds) {
          return "it has " + rounds + " rounds, where '" + fork.cell().label() + "' has others";
        }
      }
    }
    return IntStream.range(0, rounds)
        .filter(round -> !isPossible(heat, heat.rounds().get(round), measured))
        .mapToObj(round -> "its round " + (round + 1) + " has an order of other forks")
        .findFirst()
        .orElse(null);
  }

  /** Only where its baseline failed is a fork measured in a second heat of its block. */
  private String again(HeatRecord heat) {
    List<ForkRecord> own = forks.getOrDefault(heat.number(), List.of());
    Set<String> withoutBaseline =
        own.stream()
            .filter(fork -> heat.isBaseline(fork.cell()) && fork.failure() != null)
            .map(fork -> fork.cell().jdk())
            .collect(Collectors.toSet());
    for (ForkRecord fork : own) {
      Cell cell = fork.cell();
      if (!heat.anchors().contains(cell) && !withoutBaseline.contains(cell.jdk())) {
        Integer earlier = paired.putIfAbsent(new Place(heat.block(), cell), heat.number());
        if (earlier != null) {
          return "'" + cell.label() + "' is in heat " + earlier + " of its block already";
        }
      }
    }
    return null;
  }

  private static boolean isPossible(HeatRecord heat, Round round, Set<Integer> measured) {
    Set<Integer> order = new HashSet<>(round.order());
    return order.size() == round.order().size()
        && order.containsAll(measured)
        && order.stream().allMatch(place -> place >= 0 && place < heat.cells().size());
  }
}
