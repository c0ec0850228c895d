package dev.wirebench.load;

import dev.wirebench.report.load.Latencies;
import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.HdrHistogram.Histogram;

/**
 * Sends requests when they are due, whether or not earlier ones were answered (an open loop), and
 * measures each from when it was due: one that waits because the server stands still has waited,
 * although nobody sent it. What a closed loop leaves out by that is known as coordinated omission.
 *
 * <p>One thread on few connections with one request under way on each. A request that is due while
 * all are taken is sent as soon as one is free. The thread sleeps until there is something to do:
 * one that never slept would be kept waiting for longest by whatever else the CPU has to do.
 */
final class LoadGenerator {
  /** The patience of a measurement: requests that take longer have not kept up with the rate. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  /** The longest sleep; after it, the generator may give up. */
  private static final long SLEEP_MILLIS = 20;

  private final int port;
  private final Messages messages;
  private final int connections;
  private final long patienceNanos;

  /**
   * @param port of a server on this machine
   */
  LoadGenerator(int port, Messages messages, int connections) {
    this(port, messages, connections, PATIENCE);
  }

  /**
   * @param patience for how long requests are sent and answers awaited when no more become due
   */
  LoadGenerator(int port, Messages messages, int connections, Duration patience) {
    this.port = port;
    this.messages = messages;
    this.connections = connections;
    this.patienceNanos = patience.toNanos();
  }

  /**
   * The outcome of a load.
   *
   * @param seconds from the begin to the last answer
   * @param latencies of all requests that were due, in nanoseconds
   * @param lags how long requests waited for the generator alone, in nanoseconds
   * @param busy share of the time in which the generator had something to do
   * @param failure what went wrong; null if nothing did
   */
  record Result(
      double seconds,
      Requests requests,
      Histogram latencies,
      Histogram lags,
      double busy,
      String failure) {}

  /**
   * The requests of a load.
   *
   * @param unanswered those that were due and not answered
   * @param answerBytes of all answers together, with HTTP's lines
   */
  record Requests(long sent, long answered, long unanswered, long answerBytes) {}

  /**
   * Runs until the time is over, and all that was due in it is answered or given up.
   *
   * @param nanos for which requests become due
   */
  Result run(Arrivals arrivals, long nanos) {
    try (Selector selector = Selector.open();
        Alarm alarm = new Alarm(selector)) {
      List<Connection> all = new ArrayList<>();
      try {
        for (int i = 0; i < connections; i++) {
          all.add(Connection.open(port, selector, messages));
        }
        return new Loop(selector, alarm, all, arrivals, nanos).run();
      } finally {
        for (Connection connection : all) {
          connection.close();
        }
      }
    } catch (IOException e) {
      return failed(e);
    }
  }

  private static Result failed(IOException e) {
    return new Result(
        0, new Requests(0, 0, 0, 0), Latencies.histogram(), Latencies.histogram(), 0, sentence(e));
  }

  private static String sentence(IOException e) {
    return e.getMessage() == null ? e.toString() : e.getMessage();
  }

  /** The state of one run. */
  private final class Loop {
    private final Selector selector;
    private final Alarm alarm;
    private final ArrayDeque<Connection> free;
    private final List<Connection> all;
    private final Arrivals arrivals;
    private final Consumer<SelectionKey> proceed = this::proceed;
    private final long begin = System.nanoTime();
    private final long end;
    private final Histogram latencies = Latencies.histogram();
    private final Histogram lags = Latencies.histogram();
    private long now = begin;
    private long due;
    private long last = begin;
    private long idle;

    /** The time when the first of a sleep's answers came; 0 if none did. */
    private long woken;

    private long sent;
    private long answered;
    private long answerBytes;
    private String failure;

    Loop(Selector selector, Alarm alarm, List<Connection> all, Arrivals arrivals, long nanos) {
      this.selector = selector;
      this.alarm = alarm;
      this.all = all;
      this.free = new ArrayDeque<>(all);
      this.arrivals = arrivals;
      this.end = begin + nanos;
      this.due = begin + arrivals.next();
      all.forEach(connection -> connection.freeNanos = begin);
    }

    Result run() {
      try {
        while (failure == null && (due < end && now - end < patienceNanos || isAwaiting())) {
          while (failure == null && isDue()) {
            send();
          }
          long before = now;
          sleep();
          now = System.nanoTime();
          // What it did when it woke is no idleness, and short.
          idle += woken == 0 ? now - before : Math.max(0, woken - before);
          due = arrivals.isAtOnce() ? now : due;
        }
      } catch (IOException e) {
        failure = sentence(e);
      }
      return result();
    }

    /** Sleeps until an answer comes, or a request is due that a connection is free for. */
    private void sleep() throws IOException {
      woken = 0;
      if (!free.isEmpty() && due < end) {
        if (due <= now) {
          selector.selectNow(proceed);
          return;
        }
        alarm.at(due);
      }
      selector.select(proceed, SLEEP_MILLIS);
    }

    /** Says whether answers are missing that may still come. */
    private boolean isAwaiting() {
      return free.size() < all.size() && now - end < patienceNanos;
    }

    private boolean isDue() {
      return !free.isEmpty() && due < end && due <= now;
    }

    private void send() throws IOException {
      Connection connection = free.poll();
      Latencies.record(lags, now - Math.max(due, connection.freeNanos));
      connection.send((int) (sent % messages.count()), due);
      sent++;
      now = System.nanoTime();
      due = arrivals.isAtOnce() ? now : begin + arrivals.next();
    }

    private void proceed(SelectionKey key) {
      woken = woken == 0 ? System.nanoTime() : woken;
      Connection connection = (Connection) key.attachment();
      try {
        if (connection.proceed()) {
          last = System.nanoTime();
          answered++;
          answerBytes += connection.answerLength();
          failure = failure == null ? connection.failure() : failure;
          Latencies.record(latencies, last - connection.dueNanos);
          connection.freeNanos = last;
          free.add(connection);
        }
      } catch (IOException e) {
        failure = sentence(e);
      }
    }

    private Result result() {
      long unanswered = 0;
      for (Connection connection : all) {
        if (!free.contains(connection)) {
          unanswered++;
          Latencies.record(latencies, now - connection.dueNanos);
        }
      }
      while (failure == null && !arrivals.isAtOnce() && due < end) {
        unanswered++;
        Latencies.record(latencies, now - due);
        due = begin + arrivals.next();
      }
      return new Result(
          (last - begin) / 1e9,
          new Requests(sent, answered, unanswered, answerBytes),
          latencies,
          lags,
          1 - (double) idle / Math.max(1, now - begin),
          failure);
    }
  }
}
