package dev.wirebench.load;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoubleFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoadGeneratorTest {
  private static final int CONNECTIONS = 2;
  private static final Messages MESSAGES = echoed(100);
  private static final long STALL_MILLIS = 500;

  /** Whatever is answered at all is answered within it, on any machine. */
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  /** Messages of which each must be answered with itself. */
  private static Messages echoed(int length) {
    byte[][] bodies =
        IntStream.range(0, 8)
            .mapToObj(i -> ("message " + i + " ").repeat(length).getBytes(UTF_8))
            .toArray(byte[][]::new);
    return Messages.of(bodies, bodies, "text/plain");
  }

  private static LoadGenerator.Result load(
      PlainServer server, Messages messages, double rate, double seconds) {
    return load(server, messages, rate, seconds, PATIENCE);
  }

  private static LoadGenerator.Result load(
      PlainServer server, Messages messages, double rate, double seconds, Duration patience) {
    return new LoadGenerator(server.port(), messages, CONNECTIONS, patience)
        .run(new Arrivals(rate, 1), (long) (seconds * 1e9));
  }

  /** Gives more and more time, up to the patience, until it is enough for this machine. */
  private static LoadGenerator.Result given(
      double seconds,
      DoubleFunction<LoadGenerator.Result> load,
      Predicate<LoadGenerator.Result> isEnough) {
    LoadGenerator.Result result = load.apply(seconds);
    boolean isLast = isEnough.test(result) || 4 * seconds > PATIENCE.toSeconds();
    return isLast ? result : given(4 * seconds, load, isEnough);
  }

  /** How many become due in a time. */
  private static long due(double rate, double seconds) {
    Arrivals arrivals = new Arrivals(rate, 1);
    long count = 0;
    while (arrivals.next() < seconds * 1e9) {
      count++;
    }
    return count;
  }

  @Test
  void everyRequestThatIsDueIsSentAnsweredAndMeasured() throws Exception {
    try (PlainServer server = new PlainServer((number, body) -> PlainServer.ok(body))) {
      LoadGenerator.Result result = load(server, MESSAGES, 500, 0.6);
      assertThat(result.failure()).isNull();
      assertThat(result.requests().sent()).isEqualTo(due(500, 0.6)).isEqualTo(server.requests());
      assertThat(result.requests().answered()).isEqualTo(result.requests().sent());
      assertThat(result.requests().unanswered()).isZero();
      assertThat(result.latencies().getTotalCount()).isEqualTo(result.requests().sent());
      assertThat(result.lags().getTotalCount()).isEqualTo(result.requests().sent());
      assertThat(result.busy()).isBetween(0.0, 1.0);
    }
  }

  @Test
  void messagesThatDoNotFitIntoTheSystemsBuffersArriveWhole() throws Exception {
    try (PlainServer server = new PlainServer((number, body) -> PlainServer.ok(body))) {
      LoadGenerator.Result result = load(server, echoed(500_000), 20, 0.5);
      assertThat(result.failure()).isNull();
      assertThat(result.requests().answered()).isEqualTo(due(20, 0.5));
    }
  }

  /**
   * A loop that waits for answers would send no more than one request on each connection while the
   * server stands still, and find two of hundreds slow. Here those count that were due meanwhile.
   */
  @Test
  void aServerThatStandsStillKeepsAllWaitingThatAreDueMeanwhile() throws Exception {
    AtomicLong until = new AtomicLong();
    PlainServer.Answering stalling =
        (number, body) -> {
          if (number == 100) {
            until.set(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(STALL_MILLIS));
          }
          TimeUnit.NANOSECONDS.sleep(until.get() == 0 ? 0 : until.get() - System.nanoTime());
          return PlainServer.ok(body);
        };
    try (PlainServer server = new PlainServer(stalling)) {
      LoadGenerator.Result result = load(server, MESSAGES, 400, 1.5);
      assertThat(result.failure()).isNull();
      assertThat(result.requests().sent()).isEqualTo(due(400, 1.5));
      // 160 of 600 are due while it stands still for another 100 ms at least.
      assertThat(result.latencies().getCountBetweenValues(100_000_000L, 60_000_000_000L))
          .isGreaterThan(100);
      assertThat(result.latencies().getValueAtPercentile(99)).isGreaterThan(400_000_000L);
      assertThat(result.latencies().getValueAtPercentile(90)).isGreaterThan(100_000_000L);
    }
  }

  @Test
  void whatIsNeverAnsweredCountsAsLongAsItWasWaitedFor() {
    PlainServer.Answering silent =
        (number, body) -> {
          TimeUnit.MILLISECONDS.sleep(number > 10 ? Long.MAX_VALUE : 0);
          return PlainServer.ok(body);
        };
    LoadGenerator.Result result =
        given(
            1,
            seconds -> loadOf(silent, 100, 0.5, seconds),
            enough -> enough.requests().answered() == 10);
    assertThat(result.requests().answered()).isEqualTo(10);
    assertThat(result.requests().unanswered()).isEqualTo(due(100, 0.5) - 10);
    assertThat(result.latencies().getTotalCount()).isEqualTo(due(100, 0.5));
    assertThat(result.latencies().getValueAtPercentile(50)).isGreaterThan(500_000_000L);
  }

  /** Loads a server of its own, which counts from one. */
  private static LoadGenerator.Result loadOf(
      PlainServer.Answering answering, double rate, double seconds, double patience) {
    try (PlainServer server = new PlainServer(answering)) {
      return load(server, MESSAGES, rate, seconds, Duration.ofMillis((long) (1000 * patience)));
    }
  }

  @Test
  void asFastAsItCanSendsOneBehindTheOther() throws Exception {
    try (PlainServer server = new PlainServer((number, body) -> PlainServer.ok(body))) {
      LoadGenerator.Result result =
          given(
              0.2,
              seconds -> load(server, MESSAGES, Double.POSITIVE_INFINITY, seconds),
              enough -> enough.requests().sent() > CONNECTIONS);
      assertThat(result.failure()).isNull();
      assertThat(result.requests().answered())
          .isEqualTo(result.requests().sent())
          .isGreaterThan(CONNECTIONS);
      assertThat(result.requests().unanswered()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "wrong,  'an answer to message 4 is not what it must be'",
    "longer, 'an answer to message 4 is not what it must be'",
    "huge,   'an answer is longer than any that is expected'",
    "status, 'it answered ''HTTP/1.1 500 Internal'''",
    "length, 'an answer has no Content-Length'",
    "hangup, 'the server closed a connection'"
  })
  void whatIsWrongEndsTheLoadAndIsNamed(String planted, String sentence) throws Exception {
    PlainServer.Answering failing =
        (number, body) ->
            new String(body, UTF_8).startsWith("message 4 ")
                ? failing(planted, body)
                : PlainServer.ok(body);
    try (PlainServer server = new PlainServer(failing)) {
      LoadGenerator.Result result = load(server, MESSAGES, 50, 0.5);
      assertThat(result.failure()).isEqualTo(sentence);
    }
  }

  private static byte[] failing(String planted, byte[] body) {
    return switch (planted) {
      case "wrong" -> PlainServer.ok(new String(body, UTF_8).replace('e', 'f').getBytes(UTF_8));
      case "longer" -> PlainServer.ok((new String(body, UTF_8) + "!").getBytes(UTF_8));
      case "huge" -> PlainServer.ok(new byte[100_000]);
      case "status" -> PlainServer.with("HTTP/1.1 500 Internal\r\nContent-Length: 0", new byte[0]);
      case "length" -> PlainServer.with("HTTP/1.1 200 OK\r\nServer: plain", body);
      default -> null;
    };
  }

  @Test
  void aServerThatIsNotThereIsAFailure() throws Exception {
    PlainServer gone = new PlainServer((number, body) -> null);
    gone.close();
    assertThat(load(gone, MESSAGES, 50, 0.1).failure()).contains("refused");
  }
}
