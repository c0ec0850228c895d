package dev.wirebench.load;

import dev.wirebench.base.SteadyClock;
import dev.wirebench.machine.HostMonitor;
import dev.wirebench.machine.HostReading;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.report.load.Latencies;
import dev.wirebench.report.load.LoadServer;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.LoadTurn.Cpu;
import dev.wirebench.report.load.LoadTurn.Generator;
import dev.wirebench.report.load.LoadTurn.Purpose;
import dev.wirebench.report.load.LoadTurn.Samples;
import java.time.Instant;

/** A codec in a JVM that serves. */
final class ServedCodec implements Service {
  private static final double NANOS = 1e9;
  private static final double MICROS_PER_MILLI = 1e3;
  private static final double NANOS_PER_MICRO = 1e3;

  /** A generator that is later than this share of the target would be seen in the result. */
  private static final double MOST_LAG = 0.1;

  /** One that is busier than this may be what limits the rate. */
  private static final double MOST_BUSY = 0.95;

  private final String payload;
  private final CodecFacts codec;
  private final int session;
  private final ServerProcess server;
  private final int connections;
  private final double targetMillis;
  private String failure;

  /**
   * @param server that was started, ready or not
   * @param connections of the load generator
   * @param targetMillis which 99 of 100 answers must not exceed
   */
  ServedCodec(
      String payload,
      CodecFacts codec,
      int session,
      ServerProcess server,
      int connections,
      double targetMillis) {
    this.payload = payload;
    this.codec = codec;
    this.session = session;
    this.server = server;
    this.connections = connections;
    this.targetMillis = targetMillis;
  }

  /** Waits until it can be put under load, or it is known why not. */
  void awaitReady() {
    try {
      server.awaitReady();
    } catch (ServerProcess.Failed e) {
      failure = e.getMessage();
    }
  }

  @Override
  public LoadServer facts() {
    return new LoadServer(
        payload,
        codec.id(),
        codec.version(),
        codec.handling().holds(),
        session,
        failure == null ? server.messages().sizes() : LoadServer.Sizes.UNKNOWN,
        failure,
        codec.external() ? true : null);
  }

  @Override
  public LoadTurn turn(Asked asked) {
    Instant time = SteadyClock.now();
    HostMonitor monitor = new HostMonitor();
    LoadGenerator.Result result = null;
    Cpu cpu = null;
    Samples samples = null;
    String wrong = null;
    try {
      if (asked.purpose() == Purpose.SAMPLED) {
        server.beginSamples();
      }
      Cpu before = server.cpu();
      result = generate(asked);
      wrong = result.failure();
      cpu = difference(server.cpu(), before);
      if (asked.purpose() == Purpose.SAMPLED) {
        samples = server.endSamples();
      }
    } catch (ServerProcess.Failed e) {
      wrong = e.getMessage();
    }
    return record(asked, time, result, cpu, samples, monitor.stop(), wrong);
  }

  private LoadGenerator.Result generate(Asked asked) {
    double rate = asked.rate() == null ? Double.POSITIVE_INFINITY : asked.rate();
    return new LoadGenerator(server.port(), server.messages(), connections)
        .run(new Arrivals(rate, asked.seed()), (long) (asked.seconds() * NANOS));
  }

  private static Cpu difference(Cpu after, Cpu before) {
    return new Cpu(
        after.processNanos() - before.processNanos(),
        after.requests() - before.requests(),
        after.clockedNanos() - before.clockedNanos(),
        after.clocked() - before.clocked());
  }

  private LoadTurn record(
      Asked asked,
      Instant time,
      LoadGenerator.Result result,
      Cpu cpu,
      Samples samples,
      HostReading host,
      String wrong) {
    boolean isAnswered = result != null && result.requests().answered() > 0;
    LoadTurn.RoundTrips trips = isAnswered ? trips(result) : LoadTurn.RoundTrips.NONE;
    Generator generator = isAnswered ? generator(result) : null;
    String why = isAnswered || wrong != null ? wrong : "it answered nothing";
    return new LoadTurn(
        asked.key(payload, codec.id(), session),
        time.toString(),
        asked.rate(),
        trips,
        new LoadTurn.Observed(
            generator,
            cpu,
            samples,
            isAnswered ? meanAnswer(result.requests()) : null,
            new LoadTurn.Besides(host.steal(), host.others())),
        why == null && asked.rate() != null ? held(trips.latency(), generator) : null,
        why);
  }

  private static LoadTurn.RoundTrips trips(LoadGenerator.Result result) {
    LoadGenerator.Requests requests = result.requests();
    return new LoadTurn.RoundTrips(
        result.seconds(),
        requests.sent(),
        requests.answered(),
        requests.unanswered(),
        requests.answered() / result.seconds(),
        Latencies.of(result.latencies()),
        Latencies.text(result.latencies()));
  }

  private static Generator generator(LoadGenerator.Result result) {
    return new Generator(
        result.lags().getValueAtPercentile(99) / NANOS_PER_MICRO,
        result.lags().getMaxValue() / NANOS_PER_MICRO,
        result.busy());
  }

  private static Double meanAnswer(LoadGenerator.Requests requests) {
    return (double) requests.answerBytes() / requests.answered();
  }

  /** Null if it may have been the generator. */
  private Boolean held(LoadTurn.Latency latency, Generator generator) {
    double target = targetMillis * MICROS_PER_MILLI;
    boolean kept = generator.lagP99Micros() <= target * MOST_LAG && generator.busy() <= MOST_BUSY;
    return kept ? Boolean.valueOf(latency.p99() <= target) : null;
  }

  @Override
  public void close() {
    server.close();
  }
}
