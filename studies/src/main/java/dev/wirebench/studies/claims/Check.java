package dev.wirebench.studies.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One thing that must hold for a claim to hold.
 *
 * @param row whose number is looked at
 * @param than what that is divided by; empty if it is looked at by itself
 * @param times how often the row's number is taken, for instance 50,000 times a second
 * @param rival which of the rows the claim can be judged without, where that does not qualify
 */
record Check(
    ClaimedRow row,
    Optional<ClaimedRow> than,
    double times,
    Expectation expectation,
    Optional<ClaimedRow> rival) {

  /** Each row costs less than the one behind it. */
  static List<Check> order(List<ClaimedRow> rows) {
    List<Check> checks = new ArrayList<>();
    for (int i = 1; i < rows.size(); i++) {
      checks.add(ratio(rows.get(i - 1), rows.get(i), new Expectation.Less(), Optional.empty()));
    }
    return checks;
  }

  /** A row costs less than each of some others. */
  static List<Check> least(ClaimedRow row, List<ClaimedRow> others) {
    return others.stream()
        .map(other -> ratio(row, other, new Expectation.Less(), Optional.of(other)))
        .toList();
  }

  /** A row costs more than each of some others. */
  static List<Check> most(ClaimedRow row, List<ClaimedRow> others) {
    return others.stream()
        .map(other -> ratio(other, row, new Expectation.Less(), Optional.of(other)))
        .toList();
  }

  /** No two of them cost the same. */
  static List<Check> differ(List<ClaimedRow> rows) {
    List<Check> checks = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      for (ClaimedRow other : rows.subList(i + 1, rows.size())) {
        checks.add(ratio(rows.get(i), other, new Expectation.Differ(), Optional.empty()));
      }
    }
    return checks;
  }

  static Check ratio(
      ClaimedRow row, ClaimedRow than, Expectation expectation, Optional<ClaimedRow> rival) {
    return new Check(row, Optional.of(than), 1, expectation, rival);
  }

  static Check value(ClaimedRow row, double times, Expectation expectation) {
    return new Check(row, Optional.empty(), times, expectation, Optional.empty());
  }

  /** Says whether no claim is left without this row. */
  boolean needs(ClaimedRow of) {
    return rival.filter(of::equals).isEmpty();
  }

  /** The rows whose numbers it looks at. */
  Stream<ClaimedRow> rows() {
    return Stream.concat(Stream.of(row), than.stream());
  }
}
