package dev.wirebench.load;

import dev.wirebench.report.load.Latencies;
import dev.wirebench.report.load.LoadServer;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.LoadTurn.Purpose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.HdrHistogram.Histogram;

/** A service that holds every rate up to one of its own, in no time. */
final class SimulatedService implements Service {
  private final String payload;
  private final String codec;
  private final int session;
  private final double capacity;
  private final AtomicLong clock;
  private final Predicate<Asked> disturbance;
  private int left;

  /**
   * Services of codecs, each with the highest rate that it holds; 0 for one that does not start.
   *
   * @param turns after which the codec named first fails
   * @param clock in nanoseconds, which turns let go on
   */
  static Starter starter(Map<String, Double> capacities, int turns, AtomicLong clock) {
    return starter(capacities, turns, clock, asked -> false);
  }

  /**
   * @param disturbance whether something else keeps the machine busy, so that a third of the rate
   *     is held, and a twentieth is answered while it warms up
   */
  static Starter starter(
      Map<String, Double> capacities, int turns, AtomicLong clock, Predicate<Asked> disturbance) {
    return (payload, codecs, session) -> {
      List<Service> services = new ArrayList<>();
      for (String codec : codecs) {
        services.add(
            new SimulatedService(
                payload,
                codec,
                session,
                capacities.get(codec),
                services.isEmpty() ? turns : Integer.MAX_VALUE,
                clock,
                disturbance));
      }
      return services;
    };
  }

  private SimulatedService(
      String payload,
      String codec,
      int session,
      double capacity,
      int turns,
      AtomicLong clock,
      Predicate<Asked> disturbance) {
    this.disturbance = disturbance;
    this.payload = payload;
    this.codec = codec;
    this.session = session;
    this.capacity = capacity;
    this.left = turns;
    this.clock = clock;
  }

  @Override
  public LoadServer facts() {
    String failure = capacity == 0 ? "it does not start" : null;
    return new LoadServer(
        payload,
        codec,
        "1",
        "own class",
        session,
        new LoadServer.Sizes(8, 1.0, 1.0, 2.0),
        failure,
        null);
  }

  @Override
  public LoadTurn turn(Asked asked) {
    clock.addAndGet((long) (asked.seconds() * 1e9));
    String failure = left-- == 0 ? "it broke" : null;
    Histogram histogram = Latencies.histogram();
    boolean isDisturbed = disturbance.test(asked);
    boolean held = asked.rate() == null || asked.rate() <= (isDisturbed ? capacity / 3 : capacity);
    Latencies.record(histogram, held ? 1_000_000 : 100_000_000);
    double achieved = asked.rate() == null ? (isDisturbed ? 0.05 : 1.2) * capacity : asked.rate();
    return new LoadTurn(
        asked.key(payload, codec, session),
        "2026-11-26T00:00:00Z",
        asked.rate(),
        new LoadTurn.RoundTrips(
            asked.seconds(),
            1,
            1,
            0,
            achieved,
            failure == null ? Latencies.of(histogram) : null,
            failure == null ? Latencies.text(histogram) : null),
        new LoadTurn.Observed(
            new LoadTurn.Generator(1, 2, 0.1),
            new LoadTurn.Cpu(1_000_000, 10, 50_000, 1),
            asked.purpose() == Purpose.SAMPLED ? new LoadTurn.Samples(40, 100) : null,
            3.0,
            new LoadTurn.Besides(0.0, isDisturbed ? 0.5 : 0.0)),
        failure == null && asked.rate() != null ? Boolean.valueOf(held) : null,
        failure);
  }

  @Override
  public void close() {
    left = 0;
  }
}
