package dev.wirebench.report.load;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.report.input.Host;
import java.util.Locale;

/**
 * One server under load for some seconds. Its parts are written side by side.
 *
 * @param time of its begin, in ISO 8601
 * @param offered requests per second that were scheduled; null where each followed the answer
 *     before
 * @param trips none if nothing was answered
 * @param held whether 99 of 100 were answered in time; null if the turn tells nothing of that
 * @param failure what went wrong; null if nothing did
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LoadTurn(
    @JsonUnwrapped Key key,
    String time,
    Double offered,
    @JsonUnwrapped RoundTrips trips,
    @JsonUnwrapped Observed observed,
    Boolean held,
    String failure) {

  /**
   * The identity of a turn: one that was measured again has the same key.
   *
   * @param repetition from 1; 0 for what comes before them
   * @param round which of its purpose's turns it is, from 0: the last one of a round counts, those
   *     before it were disturbed; null in records of older programs, of which all turns count
   * @param session in which it was measured
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Key(
      String payload, String codec, Purpose purpose, int repetition, Integer round, int session) {}

  /**
   * The requests of a turn and their round trips.
   *
   * @param seconds from the first scheduled time to the last answer
   * @param sent requests that reached a connection
   * @param answered of these, with what was expected
   * @param unanswered that were scheduled, and not answered when the turn was given up; their
   *     latency counts as long as it had become by then
   * @param achieved answers per second
   * @param latency null if nothing was answered
   * @param histogram of all latencies in nanoseconds: HdrHistogram's compressed form in base64
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record RoundTrips(
      double seconds,
      long sent,
      long answered,
      long unanswered,
      double achieved,
      Latency latency,
      String histogram) {
    /** The round trips of a turn in which nothing was answered. */
    public static final RoundTrips NONE = new RoundTrips(0, 0, 0, 0, 0, null, null);
  }

  /**
   * The load generator, the server and the machine in a turn.
   *
   * @param generator null if nothing was answered
   * @param cpu of the server; null if it could not be asked
   * @param samples of the server's stacks; null where none were taken
   * @param answerWireBytes mean length of an answer with HTTP's lines; null if there was none
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Observed(
      Generator generator, Cpu cpu, Samples samples, Double answerWireBytes, Besides besides) {}

  public String payload() {
    return key.payload();
  }

  public String codec() {
    return key.codec();
  }

  public Purpose purpose() {
    return key.purpose();
  }

  public int repetition() {
    return key.repetition();
  }

  /** The percentiles of its round trips; null if nothing was answered. */
  public Latency latency() {
    return trips.latency();
  }

  /**
   * Says whether the machine did so much besides that the figures may tell of that: more than 2 %
   * of steal, or others that used more than 15 % of a CPU.
   */
  @JsonIgnore
  public boolean isDisturbed() {
    Besides besides = observed.besides();
    return besides != null
        && (besides.steal() != null && besides.steal() > Host.MOST_STEAL
            || besides.others() != null && besides.others() > Host.MOST_OTHERS);
  }

  /** The purpose of a turn. */
  public enum Purpose {
    /** Compiles the server's code, and shows how much it can do at all. */
    WARM_UP,
    /** Finds where the highest rate is. */
    SEARCH,
    /** Finds the highest rate once more, in a repetition. */
    RATE,
    /** Shows latencies and CPU time at the rate that all codecs hold. */
    COMMON,
    /** Takes samples of stacks at that rate; they take time themselves. */
    SAMPLED;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * Percentiles of the latency in microseconds, from the scheduled time to the answer's last byte.
   */
  public record Latency(double p50, double p99, double p999, double max) {}

  /**
   * The accuracy with which the load generator kept its schedule.
   *
   * @param lagP99Micros how long 99 of 100 requests at most waited for the generator alone: from
   *     when both their time had come and a connection was free
   * @param lagMaxMicros the same of the one that waited longest
   * @param busy share of the time in which it had something to do
   */
  public record Generator(double lagP99Micros, double lagMaxMicros, double busy) {}

  /**
   * The server's own figures about the turn.
   *
   * @param processNanos CPU time of its process: all threads, in code and in the system
   * @param requests that it has answered
   * @param clockedNanos CPU time of the codec's two calls, in those that were clocked
   * @param clocked how many requests were
   */
  public record Cpu(long processNanos, long requests, long clockedNanos, long clocked) {
    /** CPU time of one request, in microseconds. */
    public double microsPerRequest() {
      return processNanos / 1e3 / requests;
    }

    /** Share of the codec's two calls in the CPU time of the process. */
    public double codecShare() {
      return (double) clockedNanos / clocked * requests / processNanos;
    }
  }

  /**
   * Samples of the stacks of the server's threads that were running Java code.
   *
   * @param codec of these, below the codec's two calls
   */
  public record Samples(long codec, long all) {}

  /**
   * The other activity of the machine.
   *
   * @param steal share of the CPU time that the hypervisor gave to others; null if not known
   * @param others CPUs that other processes used; null if not known
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Besides(Double steal, Double others) {}
}
