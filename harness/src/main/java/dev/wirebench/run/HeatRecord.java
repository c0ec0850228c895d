package dev.wirebench.run;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.fork.Variant;
import dev.wirebench.machine.HostReading;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Heat;
import dev.wirebench.run.ForkRecord.Turns;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The end of a heat: a line of the journal, behind the lines of its forks. Without it these do not
 * count, and the heat is measured anew.
 *
 * @param number of the heat in its run, from 0
 * @param heat as it was drawn
 * @param firstRound when the first round began; null if no fork lived to see it
 * @param cpu on which all measured by turns; null if each was where the system put it
 * @param referenceNanos how long the same work took before each round and after the last
 * @param rounds in order
 */
public record HeatRecord(
    int number,
    @JsonUnwrapped Heat heat,
    Instant start,
    @JsonInclude(JsonInclude.Include.NON_NULL) Instant firstRound,
    Instant stop,
    @JsonInclude(JsonInclude.Include.NON_NULL) Integer cpu,
    List<Long> referenceNanos,
    List<Round> rounds) {
  public HeatRecord {
    Objects.requireNonNull(start, "start");
    Objects.requireNonNull(stop, "stop");
    referenceNanos = List.copyOf(referenceNanos);
    rounds = List.copyOf(rounds);
  }

  /**
   * Every fork that is still there measures once.
   *
   * @param order places of the forks in the heat, in the order of their turns
   * @param host what the machine did besides
   * @param spoiled why the machine spoiled this round, or null
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Round(List<Integer> order, HostReading host, String spoiled) {
    public Round {
      order = List.copyOf(order);
      Objects.requireNonNull(host, "host");
    }
  }

  public int block() {
    return heat.block();
  }

  public List<Cell> cells() {
    return heat.cells();
  }

  public List<Cell> anchors() {
    return heat.anchors();
  }

  /** Says whether a fork lived in this interleaved group. */
  public boolean holds(ForkRecord fork) {
    return fork.heat() != null && fork.heat() == number;
  }

  /** Says whether the others of its JDK are compared with this benchmark. */
  public boolean isBaseline(Cell cell) {
    return anchors().contains(cell) && cell.name().filter(Variant::isVariant).isEmpty();
  }

  /**
   * The rounds that count, from 0: those that the machine did not spoil. At least half of them do:
   * if it spoiled more, those that it disturbed least.
   */
  @JsonIgnore
  public int[] counted() {
    Set<Integer> leftOut =
        IntStream.range(0, rounds.size())
            .boxed()
            .filter(round -> rounds.get(round).spoiled() != null)
            .sorted(Comparator.comparingDouble(round -> -rounds.get(round).host().disturbance()))
            .limit(rounds.size() / 2)
            .collect(Collectors.toSet());
    return IntStream.range(0, rounds.size()).filter(round -> !leftOut.contains(round)).toArray();
  }

  /** A fork of this heat with the rounds alone that count. */
  public ForkRecord counted(ForkRecord fork) {
    int[] places = counted();
    if (fork.result() == null || places.length == rounds.size()) {
      return fork;
    }
    return fork.with(
        new Turns(
            pick(fork.turns().beginMillis(), places),
            pick(fork.turns().waitingMicros(), places),
            fork.turns().freshRatio()),
        fork.result().with(pick(fork.result().iterations(), places)));
  }

  private static <T> List<T> pick(List<T> all, int[] places) {
    return IntStream.of(places).mapToObj(all::get).toList();
  }
}
