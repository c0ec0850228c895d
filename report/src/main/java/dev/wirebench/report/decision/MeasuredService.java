package dev.wirebench.report.decision;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.PayloadLoad;
import dev.wirebench.report.scenario.Scenario;
import dev.wirebench.report.statistics.Estimate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The cost of a service with each codec, for a record that cites it. Estimates are value, low and
 * high; unknown values are null.
 *
 * @param folder of the load
 * @param payload of its requests
 * @param target milliseconds that 99 of 100 round trips did not exceed
 * @param common rate at which CPU time was measured, in requests per second
 * @param warning why its figures are void; null if they are not
 */
public record MeasuredService(
    String folder,
    String payload,
    double target,
    Double common,
    int repetitions,
    String warning,
    List<Codec> codecs,
    List<String> payloads) {

  /**
   * A codec of which something was measured.
   *
   * @param rate the highest at the target, in requests per second
   * @param cpu CPU time of a request, in microseconds
   * @param share of the codec's calls in that
   */
  public record Codec(String codec, Double[] rate, Double[] cpu, Double[] share) {
    static Codec of(CodecLoad load) {
      return new Codec(
          load.codec(),
          three(load.highest().rate()),
          three(load.cpu().micros()),
          three(load.cpu().share()));
    }

    private boolean isMeasured() {
      return rate != null || cpu != null;
    }
  }

  /**
   * The measurements of a payload; without codecs if the load has none of it.
   *
   * @param folder as the record shall name it
   */
  public static MeasuredService of(String folder, LoadSummary load, String payload) {
    Optional<PayloadLoad> found =
        load.payloads().stream().filter(one -> one.payload().equals(payload)).findFirst();
    return new MeasuredService(
        folder,
        payload,
        load.start().settings().targetMillis(),
        found.map(PayloadLoad::commonRate).orElse(null),
        found.map(PayloadLoad::repetitions).orElse(0),
        load.besides().isDisturbed() ? load.besides().words() : null,
        found.stream()
            .flatMap(one -> one.codecs().stream())
            .map(Codec::of)
            .filter(Codec::isMeasured)
            .toList(),
        load.payloads().stream().map(PayloadLoad::payload).toList());
  }

  /**
   * Requires that the service was measured with the payload of a scenario.
   *
   * @throws BadInput if it does not
   */
  void requireOf(Scenario scenario) {
    if (!payloads.contains(scenario.subject().payload())) {
      throw new BadInput(
          "--service: '"
              + folder
              + "' measured no service for "
              + scenario.subject().payload()
              + ": choose a payload from "
              + String.join(", ", payloads)
              + ", or leave --service out.");
    }
  }

  private static Double[] three(Estimate estimate) {
    return estimate == null
        ? null
        : Arrays.stream(new double[] {estimate.value(), estimate.low(), estimate.high()})
            .mapToObj(value -> Double.isFinite(value) ? Double.valueOf(value) : null)
            .toArray(Double[]::new);
  }
}
