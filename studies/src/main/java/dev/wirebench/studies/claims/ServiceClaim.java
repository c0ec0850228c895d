package dev.wirebench.studies.claims;

import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.PayloadLoad;
import dev.wirebench.report.statistics.Estimate;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The result of a load for claim C35. A service that changed its codec went from 35 to 12 % of its
 * processors, and from 2.3 to 0.6 ms of round trips (p99). The claim does not say which codec it
 * changed to. A load is asked about each codec that it has next to its baseline.
 *
 * @param cpu ratio of the server's CPU time per request to the baseline's
 * @param p99 ratio of that percentile of round trips to the baseline's
 */
public record ServiceClaim(
    String payload, String codec, Estimate cpu, Mark cpuMark, Estimate p99, Mark p99Mark) {
  /** The factor up to which a figure counts as the same: see METHODOLOGY on claims. */
  private static final double SAME = 1.25;

  public static final double CPU = 12 / 35.0;
  public static final double P99 = 0.6 / 2.3;

  /**
   * Judges each codec that was measured next to its baseline. Measurements on a busy machine, or at
   * a rate that a server does not hold with reserve, are not judged.
   */
  public static List<ServiceClaim> of(LoadSummary load) {
    return load.payloads().stream()
        .flatMap(
            payload ->
                payload.codecs().stream()
                    .map(
                        codec ->
                            of(
                                payload,
                                codec,
                                load.besides().isDisturbed() || !payload.overloaded().isEmpty())))
        .filter(claim -> claim.cpu() != null && claim.p99() != null)
        .toList();
  }

  private static ServiceClaim of(PayloadLoad payload, CodecLoad codec, boolean isVoid) {
    return new ServiceClaim(
        payload.payload(),
        codec.codec(),
        codec.cpu().ratio(),
        mark(codec.cpu().ratio(), CPU, isVoid),
        codec.latency().p99Ratio(),
        mark(codec.latency().p99Ratio(), P99, isVoid));
  }

  /** A decline by as much, or by more. */
  private static Mark mark(Estimate ratio, double figure, boolean isVoid) {
    if (ratio == null) {
      return Mark.NOT_MEASURED;
    }
    return isVoid ? Mark.NOT_JUDGED : new Expectation.Within(0, SAME * figure).judge(ratio, 0);
  }

  /** The mark of both figures together: one refuted part refutes the claim. */
  public Mark mark() {
    if (cpuMark == Mark.REFUTED || p99Mark == Mark.REFUTED) {
      return Mark.REFUTED;
    }
    return cpuMark == p99Mark ? cpuMark : Mark.NO_CLEAR_DIFFERENCE;
  }

  /** The mark of all codecs together: confirmed by one that does as much, refuted if none does. */
  public static Mark together(List<ServiceClaim> all) {
    if (all.isEmpty() || all.stream().allMatch(claim -> claim.mark() == Mark.NOT_MEASURED)) {
      return Mark.NOT_MEASURED;
    }
    if (all.stream().allMatch(claim -> claim.mark() == Mark.NOT_JUDGED)) {
      return Mark.NOT_JUDGED;
    }
    if (all.stream().anyMatch(claim -> claim.mark() == Mark.CONFIRMED)) {
      return Mark.CONFIRMED;
    }
    return all.stream()
            .filter(claim -> claim.mark() != Mark.NOT_JUDGED)
            .allMatch(claim -> claim.mark() == Mark.REFUTED)
        ? Mark.REFUTED
        : Mark.NO_CLEAR_DIFFERENCE;
  }

  /**
   * The evidence of a load for the claims on services, by their ids; empty if it has nothing on
   * them.
   *
   * @param source name of its folder
   */
  public static Map<String, Evidence> evidence(Claims claims, LoadSummary load, String source) {
    List<ServiceClaim> parts = of(load);
    if (parts.isEmpty()) {
      return Map.of();
    }
    List<ClaimFigure> figures =
        parts.stream()
            .flatMap(
                part ->
                    Stream.of(
                        part.figure("CPU", part.cpu(), ClaimMetric.CPU, part.cpuMark()),
                        part.figure("p99", part.p99(), ClaimMetric.TIME, part.p99Mark())))
            .toList();
    List<String> notes = load.besides().isDisturbed() ? List.of(load.besides().words()) : List.of();
    Evidence evidence =
        new Evidence(source, load.start().jvm().jdk(), together(parts), figures, notes);
    return claims
        .all()
        .filter(Claim::isOfService)
        .collect(Collectors.toMap(Claim::id, claim -> evidence));
  }

  private ClaimFigure figure(String what, Estimate ratio, ClaimMetric metric, Mark mark) {
    return new ClaimFigure(payload + " " + codec + ": " + what, ratio, true, metric, mark);
  }
}
