package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Ratio;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The places where something was found. The first few are named, those with the largest effect
 * first; the tables are listed by id.
 */
final class FindingPlaces {
  private static final int SHOWN = 4;

  /**
   * @param effect the relative amount by which the number that is printed here may be off; NaN if
   *     unknown
   * @param isWithin true if that is less than half the width of the number's interval
   */
  private record Place(String words, double effect, boolean isWithin) {}

  private final Set<String> tables = new LinkedHashSet<>();
  private final List<Place> places = new ArrayList<>();

  void add(ResultTable table, Row row, String what) {
    add(table, row, what, Double.NaN);
  }

  /**
   * @param effect the relative amount by which the row's ratio may be off, or the score of a row
   *     without a ratio; in either direction
   */
  void add(ResultTable table, Row row, String what, double effect) {
    add(table, row, what, effect, row.ratio().map(Ratio::plain).orElse(row.score()));
  }

  /**
   * @param effect the relative amount by which a number of the row may be off, in either direction
   * @param printed that number, with its interval
   */
  void add(ResultTable table, Row row, String what, double effect, Estimate printed) {
    double size = Math.abs(effect);
    add(
        table,
        row.name() + " in " + table.key().title() + (what.isEmpty() ? "" : " (" + what + ")"),
        size,
        Math.log1p(size) < printed.logHalfWidth());
  }

  void add(ResultTable table, String what) {
    add(table, what, Double.NaN, false);
  }

  private void add(ResultTable table, String words, double effect, boolean isWithin) {
    tables.add(table.key().id());
    places.add(new Place(words, effect, isWithin));
  }

  boolean isEmpty() {
    return places.isEmpty();
  }

  int count() {
    return places.size();
  }

  List<String> tables() {
    return List.copyOf(tables);
  }

  /** A note if every printed interval has room for the effect, else a warning. */
  Severity severity() {
    return places.stream().allMatch(Place::isWithin) ? Severity.NOTE : Severity.WARNING;
  }

  /** The largest effect for which an interval has no room, else of all; NaN if none is known. */
  double effect() {
    boolean areAllWithin = severity() == Severity.NOTE;
    return places.stream()
        .filter(place -> areAllWithin || !place.isWithin())
        .mapToDouble(Place::effect)
        .filter(Double::isFinite)
        .max()
        .orElse(Double.NaN);
  }

  /** The first few, as in {@code a; b; and 3 more}. */
  @Override
  public String toString() {
    return few(
        places.stream()
            .sorted(Comparator.comparingDouble(FindingPlaces::largestFirst))
            .map(Place::words)
            .toList());
  }

  private static double largestFirst(Place place) {
    return Double.isNaN(place.effect()) ? 0 : -place.effect();
  }

  static String few(List<String> words) {
    List<String> shown = new ArrayList<>(words.subList(0, Math.min(SHOWN, words.size())));
    if (words.size() > SHOWN) {
      shown.add("and " + (words.size() - SHOWN) + " more");
    }
    return String.join("; ", shown);
  }
}
