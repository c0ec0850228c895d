package dev.wirebench.fork;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;

/**
 * Holds a fork back before each measured iteration, until the campaign grants it a turn. JMH asks
 * profilers in their order before an iteration, and in reverse after it: the gate stands first, so
 * that what the others measure begins when the wait is over and has ended when the turn is given
 * back. The wait is in no score, since JMH takes the time inside the benchmark's own loop.
 *
 * <p>Lines that a gate sends: its key and process id once; then {@code waiting} before, and {@code
 * done} with the CPU nanoseconds of its wait after each measured iteration. What it is sent is
 * {@code go}, or once {@code fresh}: the next iteration is then the {@link FreshPass}, and {@code
 * fresh} follows in the answer if it was. A campaign that is gone ends the fork.
 */
public final class Gate implements InternalProfiler {
  public static final String WAITING = "waiting";
  public static final String DONE = "done";
  public static final String GO = "go";
  public static final String FRESH = "fresh";

  private final int port;
  private final String key;
  private Socket socket;
  private BufferedReader in;
  private long waitedNanos;

  /**
   * JMH makes a profiler in its own JVM too, and drops one that fails in a fork: nothing is done
   * here that could.
   *
   * @param options the campaign's port on this machine, a space, and the key of this fork
   */
  public Gate(String options) {
    String[] parts = options.split(" ");
    this.port = Integer.parseInt(parts[0]);
    this.key = parts[1];
  }

  @Override
  public String getDescription() {
    return "Waits for the campaign before each measured iteration";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    try {
      if (socket == null) {
        connect();
        FreshPass.expect();
      }
      if (iteration.getType() == IterationType.MEASUREMENT) {
        await();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void connect() throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setTcpNoDelay(true);
    in = new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII));
    send(key + " " + ProcessHandle.current().pid());
  }

  private void await() throws IOException {
    send(WAITING);
    long before = CpuTime.processCpuNanos();
    String turn = in.readLine();
    if (turn == null) {
      // Nobody is there any more to read what would be measured.
      Runtime.getRuntime().halt(1);
    }
    if (FRESH.equals(turn)) {
      FreshPass.grant();
    }
    waitedNanos = before < 0 ? -1 : CpuTime.processCpuNanos() - before;
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    if (iteration.getType() == IterationType.MEASUREMENT) {
      try {
        send(DONE + " " + waitedNanos + (FreshPass.end() ? " " + FRESH : ""));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return List.of();
  }

  private void send(String line) throws IOException {
    socket.getOutputStream().write((line + "\n").getBytes(US_ASCII));
  }
}
