package dev.wirebench.studies.claims;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import dev.wirebench.studies.claims.Expectation.Within;
import java.util.List;
import java.util.Optional;

/** The statement of a claim on rows, as the data file has it. */
sealed interface Predicate extends ClaimPart {
  /**
   * The factor from a single figure up to which ours counts as the same: a quarter more, or less.
   */
  double SAME = 1.25;

  /** The checks that must all hold. */
  List<Check> checks();

  /** True if a number is looked at and nothing is said of it, so that it cannot be judged. */
  default boolean isShownOnly() {
    return false;
  }

  /** Each row costs less than the one behind it. */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  record Order(List<ClaimedRow> rows) implements Predicate {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Order {}

    @Override
    public List<Check> checks() {
      return Check.order(rows);
    }
  }

  /** No two rows cost the same. */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  record Differ(List<ClaimedRow> rows) implements Predicate {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Differ {}

    @Override
    public List<Check> checks() {
      return Check.differ(rows);
    }
  }

  /** A row costs less than each of some others. */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  record Least(ClaimedRow row, List<ClaimedRow> of) implements Predicate {
    public Least {
      requireOthers(row, of);
    }

    @Override
    public List<Check> checks() {
      return Check.least(row, of);
    }
  }

  /** A row costs more than each of some others. */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  record Most(ClaimedRow row, List<ClaimedRow> of) implements Predicate {
    public Most {
      requireOthers(row, of);
    }

    @Override
    public List<Check> checks() {
      return Check.most(row, of);
    }
  }

  /** One row's number divided by another's, and what it is said to be. */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  record RatioOf(ClaimedRow of, ClaimedRow to, Double about, List<Double> between)
      implements Predicate {
    public RatioOf {
      ClaimEntry.require(of != null && to != null, "a ratio needs 'of' and 'to'");
      requireRange(about, between);
    }

    @Override
    public List<Check> checks() {
      return List.of(Check.ratio(of, to, range(about, between), Optional.empty()));
    }

    @Override
    public boolean isShownOnly() {
      return about == null && between == null;
    }
  }

  /** A row's number, and what it is said to be. */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  record ValueOf(ClaimedRow of, Double times, Double about, List<Double> between)
      implements Predicate {
    public ValueOf {
      ClaimEntry.require(of != null, "a value needs 'of'");
      requireRange(about, between);
    }

    @Override
    public List<Check> checks() {
      return List.of(Check.value(of, times == null ? 1 : times, range(about, between)));
    }

    @Override
    public boolean isShownOnly() {
      return about == null && between == null;
    }
  }

  private static void requireOthers(ClaimedRow row, List<ClaimedRow> others) {
    ClaimEntry.require(
        row != null && others != null && !others.isEmpty(),
        "'least' and 'most' need 'row' and 'of'");
  }

  private static void requireRange(Double about, List<Double> between) {
    ClaimEntry.require(about == null || between == null, "a figure is either 'about' or 'between'");
    ClaimEntry.require(about == null || about > 0, "'about' is a number above 0");
    ClaimEntry.require(
        between == null || between.size() == 2 && between.get(0) <= between.get(1),
        "'between' is two numbers, the smaller one first");
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
