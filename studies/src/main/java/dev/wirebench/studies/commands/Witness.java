package dev.wirebench.studies.commands;

import dev.wirebench.report.exporters.LoadDocument;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.studies.claims.Claims;
import dev.wirebench.studies.claims.Evidence;
import dev.wirebench.studies.claims.ReplicationJudge;
import dev.wirebench.studies.claims.ServiceClaim;
import dev.wirebench.studies.pages.ReplicationText;
import dev.wirebench.studies.replication.Replication;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The evidence that a measurement gives which is no run of JMH.
 *
 * @param <T> of measurements that claims are about
 */
final class Witness<T> {
  private static final List<Witness<?>> ALL =
      List.of(
          new Witness<>(LoadSummary.class, LoadDocument::circumstances, ServiceClaim::evidence),
          new Witness<>(
              Replication.class, ReplicationText::circumstances, ReplicationJudge::evidence));

  private final Class<T> of;
  private final Function<T, String> circumstances;
  private final Judgement<T> judgement;

  private Witness(Class<T> of, Function<T, String> circumstances, Judgement<T> judgement) {
    this.of = of;
    this.circumstances = circumstances;
    this.judgement = judgement;
  }

  /** Compares claims with a measurement. */
  @FunctionalInterface
  private interface Judgement<T> {
    Map<String, Evidence> evidence(Claims claims, T measurement, String name);
  }

  /**
   * The word of a measurement.
   *
   * @param circumstances the time, the program and the machine of the measurement, in a sentence
   * @param byClaim the evidence by the names of the claims
   */
  record Testimony(String circumstances, Map<String, Evidence> byClaim) {}

  /**
   * Hears what a measurement says of claims; empty if no claim is about measurements of its type.
   *
   * @param name of the measurement
   */
  static Optional<Testimony> hear(Claims claims, Object measurement, String name) {
    return ALL.stream().flatMap(each -> each.tell(claims, measurement, name)).findFirst();
  }

  private Stream<Testimony> tell(Claims claims, Object measurement, String name) {
    return Stream.of(measurement)
        .filter(of::isInstance)
        .map(of::cast)
        .map(
            known ->
                new Testimony(circumstances.apply(known), judgement.evidence(claims, known, name)));
  }
}
