package dev.wirebench.studies.claims;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirebench.studies.claims.Expectation.Within;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A claim as the data file has it; what is left out is null. */
record ClaimEntry(
    String id,
    String statement,
    String figure,
    String contradiction,
    @JsonProperty("not-comparable") String notComparable,
    String run,
    ClaimedTables tables,
    Metric metric,
    boolean averaged,
    List<ClaimedRow> order,
    Extreme least,
    Extreme most,
    Ratio ratio,
    Value value,
    List<ClaimedRow> differ,
    @JsonProperty("measured-by") String measuredBy) {
  /** The command that puts a service under load. */
  private static final String LOAD = "load";

  private static final String ID = "C[1-9][0-9]?[a-z]?";

  /** A row beyond all of some others. */
  record Extreme(ClaimedRow row, List<ClaimedRow> of) {
    Extreme {
      require(row != null && of != null && !of.isEmpty(), "'least' and 'most' need 'row' and 'of'");
    }
  }

  /** One row's number divided by another's, and what it is said to be. */
  record Ratio(ClaimedRow of, ClaimedRow to, Double about, List<Double> between) {
    Ratio {
      require(of != null && to != null, "a ratio needs 'of' and 'to'");
      requireRange(about, between);
    }
  }

  /** A row's number, and what it is said to be. */
  record Value(ClaimedRow of, Double times, Double about, List<Double> between) {
    Value {
      require(of != null, "a value needs 'of'");
      requireRange(about, between);
    }
  }

  /** How far from a single figure ours may be to count as the same: a quarter more, or less so. */
  private static final double SAME = 1.25;

  ClaimEntry {
    require(id != null && id.matches(ID), "a claim needs an id like C4 or C4a");
    require(statement != null && !statement.isBlank(), id + " needs a statement");
    int predicates = 0;
    for (Object predicate : new Object[] {order, least, most, ratio, value, differ}) {
      predicates += predicate == null ? 0 : 1;
    }
    require(predicates < 2, id + " has several predicates: make it several claims");
    require(
        predicates == 1 || notComparable != null || measuredBy != null,
        id + " needs order, least, most, ratio, value, differ, measured-by or not-comparable");
    require(
        measuredBy == null || measuredBy.equals(LOAD) && predicates == 0,
        id + " is measured by 'load', without a predicate, or by run");
    require(
        notComparable != null || !isShownOnly(ratio, value),
        id + " needs what its figure is said to be, as 'about' or 'between'");
    require(predicates == 0 || metric != null, id + " needs a metric");
    require(
        predicates == 0 || tables != null || metric.isOfLibrary(),
        id + " needs the tables that it speaks of");
  }

  private static boolean isShownOnly(Ratio ratio, Value value) {
    return ratio != null && ratio.about() == null && ratio.between() == null
        || value != null && value.about() == null && value.between() == null;
  }

  private static void requireRange(Double about, List<Double> between) {
    require(about == null || between == null, "a figure is either 'about' or 'between'");
    require(about == null || about > 0, "'about' is a number above 0");
    require(
        between == null || between.size() == 2 && between.get(0) <= between.get(1),
        "'between' is two numbers, the smaller one first");
  }

  private static void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  Claim claim() {
    return new Claim(
        id,
        statement,
        orEmpty(figure),
        orEmpty(contradiction),
        Optional.ofNullable(notComparable),
        Optional.ofNullable(run),
        tables == null ? ClaimedTables.NOWHERE : tables,
        metric,
        averaged,
        checks(),
        measuredBy != null);
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }

  private List<Check> checks() {
    List<Check> checks = new ArrayList<>();
    if (order != null) {
      checks.addAll(Check.order(order));
    }
    if (least != null) {
      checks.addAll(Check.least(least.row(), least.of()));
    }
    if (most != null) {
      checks.addAll(Check.most(most.row(), most.of()));
    }
    if (differ != null) {
      checks.addAll(Check.differ(differ));
    }
    if (ratio != null) {
      Expectation range = range(ratio.about(), ratio.between());
      checks.add(Check.ratio(ratio.of(), ratio.to(), range, Optional.empty()));
    }
    if (value != null) {
      double times = value.times() == null ? 1 : value.times();
      checks.add(Check.value(value.of(), times, range(value.about(), value.between())));
    }
    return List.copyOf(checks);
  }

  private static Expectation range(Double about, List<Double> between) {
    if (about != null) {
      return new Within(about / SAME, about * SAME);
    }
    return between == null
        ? new Within(0, Double.POSITIVE_INFINITY)
        : new Within(between.get(0), between.get(1));
  }
}
