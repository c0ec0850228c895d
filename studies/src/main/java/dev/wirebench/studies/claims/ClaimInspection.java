package dev.wirebench.studies.claims;

import dev.wirebench.studies.claims.Amount.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** One claim held against the numbers of one run on one JDK. */
final class ClaimInspection {
  private final Claim claim;
  private final double delta;
  private final Function<ClaimedCell, Optional<Amount>> numbers;
  private final Function<ClaimedCell, Optional<String>> reasons;

  private final List<ClaimFigure> figures = new ArrayList<>();

  /** The reasons that rows are absent without which the claim cannot be judged. */
  private final Set<String> hindrances = new LinkedHashSet<>();

  /** The reasons that other rows are absent. */
  private final Set<String> withoutRivals = new LinkedHashSet<>();

  private int missing;

  /**
   * @param delta δ of the verdicts
   * @param numbers of each cell; empty if there is none
   * @param reasons why there is none, where that is known
   */
  ClaimInspection(
      Claim claim,
      double delta,
      Function<ClaimedCell, Optional<Amount>> numbers,
      Function<ClaimedCell, Optional<String>> reasons) {
    this.claim = claim;
    this.delta = delta;
    this.numbers = numbers;
    this.reasons = reasons;
  }

  /** Empty if none of the claim's numbers is there. */
  Optional<Evidence> evidence(String source, String jdk) {
    List<List<ClaimedTable>> groups = groups();
    int checks = groups.size() * claim.checks().size();
    groups.forEach(group -> claim.checks().forEach(check -> inspect(check, group, checks)));
    if (figures.isEmpty() && hindrances.isEmpty() && withoutRivals.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Evidence(source, jdk, mark(), List.copyOf(figures), notes(checks)));
  }

  /** The tables that make one number together: of an average, those of all its payloads. */
  private List<List<ClaimedTable>> groups() {
    Map<Object, List<ClaimedTable>> groups = new LinkedHashMap<>();
    for (ClaimedTable table : ClaimedTable.of(claim.tables())) {
      Object key = claim.measure().averaged() ? List.of(table.operation(), table.medium()) : table;
      groups.computeIfAbsent(key, unused -> new ArrayList<>()).add(table);
    }
    return List.copyOf(groups.values());
  }

  private void inspect(Check check, List<ClaimedTable> group, int checks) {
    Optional<Amount> row = amount(check.row(), group);
    Optional<Amount> than = check.than().flatMap(other -> amount(other, group));
    if (row.isEmpty() || than.isEmpty() && check.than().isPresent()) {
      explain(check, group);
      return;
    }
    Interval interval =
        than.map(other -> row.get().over(other, checks))
            .orElseGet(() -> row.get().times(check.times()));
    figures.add(
        new ClaimFigure(
            label(check, group.get(0), row.get(), than),
            interval.plain(),
            than.isPresent(),
            claim.measure().metric(),
            check.expectation().judge(interval.corrected(), delta)));
  }

  private Optional<Amount> amount(ClaimedRow row, List<ClaimedTable> group) {
    Optional<Amount> sum = Optional.empty();
    for (ClaimedTable table : group) {
      Optional<Amount> next = numbers.apply(row.in(table));
      if (next.isEmpty()) {
        return next;
      }
      sum = sum.isPresent() ? sum.map(before -> before.plus(next.get())) : next;
    }
    return sum;
  }

  /** Notes what hinders a check: reasons that the run knows, or that it was not measured. */
  private void explain(Check check, List<ClaimedTable> group) {
    List<String> needed = absent(check, group, true);
    List<String> rivals = absent(check, group, false);
    hindrances.addAll(needed);
    withoutRivals.addAll(rivals);
    missing += needed.isEmpty() && rivals.isEmpty() ? 1 : 0;
  }

  private List<String> absent(Check check, List<ClaimedTable> group, boolean isNeeded) {
    return check
        .rows()
        .filter(row -> check.needs(row) == isNeeded)
        .flatMap(row -> group.stream().map(row::in))
        .filter(cell -> numbers.apply(cell).isEmpty())
        .flatMap(cell -> reasons.apply(cell).stream())
        .toList();
  }

  private String label(Check check, ClaimedTable table, Amount row, Optional<Amount> than) {
    Stream<String> varying = claim.tables().varying(table);
    List<String> where =
        (claim.measure().averaged()
                ? varying.filter(name -> !name.equals(table.payload()))
                : varying)
            .toList();
    String prefix = where.isEmpty() ? "" : String.join(" ", where) + ": ";
    String times = check.times() == 1 ? "" : String.format(Locale.ROOT, "%,.0f × ", check.times());
    return prefix
        + times
        + check.row().label()
        + row.mark()
        + than.map(other -> " / " + check.than().orElseThrow().label() + other.mark()).orElse("");
  }

  /** A claim holds if all of it does, and does not if any of it does not. */
  private Mark mark() {
    if (has(Mark.REFUTED)) {
      return Mark.REFUTED;
    }
    if (!hindrances.isEmpty() || figures.isEmpty()) {
      return Mark.NOT_COMPARABLE;
    }
    if (missing > 0 || has(Mark.NOT_MEASURED)) {
      return Mark.NOT_MEASURED;
    }
    return has(Mark.NO_CLEAR_DIFFERENCE) ? Mark.NO_CLEAR_DIFFERENCE : Mark.CONFIRMED;
  }

  private boolean has(Mark mark) {
    return figures.stream().anyMatch(figure -> figure.mark() == mark);
  }

  private List<String> notes(int checks) {
    List<String> notes = new ArrayList<>(hindrances);
    notes.addAll(withoutRivals);
    if (missing > 0) {
      notes.add(figures.size() + " of " + checks + " numbers that it rests on");
    }
    if (has(Mark.NOT_MEASURED)) {
      notes.add("preliminary: too few blocks for a verdict");
    }
    return notes;
  }
}
