package dev.wirebench.studies.claims;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A claim as the data file has it; what is left out is null.
 *
 * @param parts the values of the keys of {@link ClaimPart}; null if the file has such a key without
 *     a value
 */
record ClaimEntry(
    String id,
    String statement,
    ClaimedTables tables,
    ClaimMetric metric,
    boolean averaged,
    @JsonAnySetter Map<String, ClaimPart> parts) {
  /** The command that puts a service under load. */
  private static final String LOAD = "load";

  private static final String ID = "C[1-9][0-9]?[a-z]?";

  ClaimEntry {
    parts = parts == null ? Map.of() : parts;
    require(id != null && id.matches(ID), "a claim needs an id like C4 or C4a");
    require(statement != null && !statement.isBlank(), id + " needs a statement");
    boolean isJudged = text(parts, ClaimPart.NOT_COMPARABLE).isEmpty();
    Optional<String> measuredBy = text(parts, ClaimPart.MEASURED_BY);
    List<Predicate> predicates = predicates(parts);
    require(predicates.size() < 2, id + " has several predicates: make it several claims");
    require(
        predicates.size() == 1 || !isJudged || measuredBy.isPresent(),
        id + " needs order, least, most, ratio, value, differ, measured-by or not-comparable");
    require(
        measuredBy.isEmpty() || measuredBy.get().equals(LOAD) && predicates.isEmpty(),
        id + " is measured by 'load', without a predicate, or by run");
    require(
        !isJudged || predicates.stream().noneMatch(Predicate::isShownOnly),
        id + " needs what its figure is said to be, as 'about' or 'between'");
    require(predicates.isEmpty() || metric != null, id + " needs a metric");
    require(
        predicates.isEmpty() || tables != null || metric.isOfLibrary(),
        id + " needs the tables that it speaks of");
  }

  private static List<Predicate> predicates(Map<String, ClaimPart> parts) {
    return parts.values().stream()
        .filter(Predicate.class::isInstance)
        .map(Predicate.class::cast)
        .toList();
  }

  private static Optional<String> text(Map<String, ClaimPart> parts, String key) {
    return Optional.ofNullable(parts.get(key)).map(part -> ((ClaimPart.Text) part).text());
  }

  static void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  Claim claim() {
    return new Claim(
        id,
        new Claim.Said(
            statement,
            text(parts, ClaimPart.FIGURE).orElse(""),
            text(parts, ClaimPart.CONTRADICTION).orElse("")),
        text(parts, ClaimPart.NOT_COMPARABLE),
        text(parts, ClaimPart.RUN),
        tables == null ? ClaimedTables.NOWHERE : tables,
        new Claim.Measure(metric, averaged),
        predicates(parts).stream().flatMap(predicate -> predicate.checks().stream()).toList(),
        text(parts, ClaimPart.MEASURED_BY).isPresent());
  }
}
