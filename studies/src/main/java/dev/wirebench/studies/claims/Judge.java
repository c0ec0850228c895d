package dev.wirebench.studies.claims;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.verdicts.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Holds claims against what was measured, by the report's own ratios, intervals and verdicts. */
public final class Judge {
  private final List<Setting> settings;
  private final double delta;
  private final Known known;

  private Judge(List<Setting> settings, double delta, Known known) {
    this.settings = settings;
    this.delta = delta;
    this.known = known;
  }

  /** Judges claims without a run, by what libraries themselves tell. */
  public static List<Judged> of(Claims claims, Known known) {
    return new Judge(List.of(), Settings.DEFAULT.delta(), known).all(claims);
  }

  /** All of them, in the file's order. */
  public static List<Judged> of(Claims claims, Report report, Known known) {
    return new Judge(Setting.of(report), report.settings().delta(), known).all(claims);
  }

  private List<Judged> all(Claims claims) {
    return claims.studies().stream()
        .flatMap(study -> study.claims().stream().map(claim -> judge(study, claim)))
        .toList();
  }

  private Judged judge(Study study, Claim claim) {
    List<Evidence> evidence = evidence(claim).toList();
    Optional<String> reason =
        claim.notComparable().or(() -> evidence.isEmpty() ? whyNever(claim) : Optional.empty());
    Mark mark = reason.isPresent() ? Mark.NOT_COMPARABLE : Mark.NOT_MEASURED;
    return new Judged(
        study,
        claim,
        mark,
        reason.orElse(""),
        claim.notComparable().isPresent()
            ? evidence.stream().map(Evidence::notComparable).toList()
            : evidence);
  }

  private Stream<Evidence> evidence(Claim claim) {
    if (claim.checks().isEmpty()) {
      return Stream.empty();
    }
    return claim.measure().metric().isOfLibrary()
        ? new ClaimInspection(claim, delta, this::ofLibrary, cell -> Optional.empty())
            .evidence("", "").stream()
        : settings.stream().flatMap(setting -> evidence(claim, setting).stream());
  }

  private Optional<Evidence> evidence(Claim claim, Setting setting) {
    return new ClaimInspection(
            claim,
            delta,
            cell -> setting.amount(claim.measure().metric(), cell),
            setting::whyAbsent)
        .evidence(setting.source(), setting.jdk());
  }

  private Optional<Amount> ofLibrary(ClaimedCell cell) {
    return Optional.ofNullable(known.jars().get(cell.codec()))
        .flatMap(bytes -> Amount.exact(bytes, ""));
  }

  /** The reason that no run would tell, where it is known. */
  private Optional<String> whyNever(Claim claim) {
    List<String> reasons = new ArrayList<>();
    for (ClaimedTable table : ClaimedTable.of(claim.tables())) {
      for (Check check : claim.checks()) {
        check
            .rows()
            .filter(check::needs)
            .map(row -> row.in(table))
            .forEach(
                cell ->
                    known
                        .rows()
                        .reason(cell.codec(), cell.payload())
                        .map(reason -> Setting.noRow(cell.codec(), cell.payload(), reason))
                        .ifPresent(reasons::add));
      }
    }
    return reasons.stream().findFirst();
  }
}
