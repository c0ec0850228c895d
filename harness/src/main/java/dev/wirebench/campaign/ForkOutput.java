package dev.wirebench.campaign;

import dev.wirebench.fork.CompileTime;
import dev.wirebench.fork.OtherThreads;
import dev.wirebench.models.Payload;
import dev.wirebench.plan.Cell;
import dev.wirebench.run.TrialRecord.Iteration;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;

/** Listens to a fork: keeps the warm-up scores, and the last lines in case that it fails. */
final class ForkOutput implements OutputFormat {
  private static final int MOST_LINES = 20;
  private static final int LONGEST_LINE = 500;

  /** {@code java.io.IOException: message}, as the first line of a stack trace. */
  private static final Pattern EXCEPTION =
      Pattern.compile("(?:[a-zA-Z_$][\\w$]*\\.)+[A-Z][\\w$]*(?:Exception|Error)\\b.*");

  /** The line of a crash report that names the signal. */
  private static final Pattern CRASH =
      Pattern.compile("#\\s+((?:SIG[A-Z]+|EXCEPTION_[A-Z_]+|Internal Error) .*)");

  /** JMH's words for the end of a JVM: {@code <forked VM failed with exit code 137>}. */
  private static final Pattern END = Pattern.compile("<((?:failure: |forked VM ).*)>");

  /** A message may quote what the library has read. */
  private static final Pattern MESSAGE = Pattern.compile(": .*");

  private final boolean quotes;
  private final List<Iteration> warmup = new ArrayList<>();
  private final Deque<String> lines = new ArrayDeque<>();
  private final StringBuilder line = new StringBuilder();
  private String exception;
  private String crash;
  private String end;

  /**
   * @param quotes whether what a fork prints may be kept: it may quote the payload's values
   */
  ForkOutput(boolean quotes) {
    this.quotes = quotes;
  }

  /** The listener for a benchmark's fork. It never quotes values of a user's own payload. */
  static ForkOutput of(Cell cell) {
    return new ForkOutput(cell.payload().filter(Payload::isImported).isEmpty());
  }

  synchronized List<Double> warmup() {
    return warmup.stream().map(Iteration::score).toList();
  }

  /** The warm-up so far, with what a trial fork measures of it. */
  synchronized List<Iteration> trial() {
    return List.copyOf(warmup);
  }

  List<String> lastLines() {
    endLine();
    return quotes ? List.copyOf(lines) : List.of();
  }

  /**
   * The exception that was printed first; else the JVM's crash; else how JMH says that it ended.
   */
  Optional<String> cause() {
    endLine();
    return Stream.of(exception, crash, end).filter(Objects::nonNull).findFirst();
  }

  @Override
  public synchronized void iterationResult(
      BenchmarkParams params, IterationParams iteration, int number, IterationResult result) {
    if (iteration.getType() == IterationType.WARMUP) {
      double score = result.getPrimaryResult().getScore();
      warmup.add(
          new Iteration(
              score,
              other(result, OtherThreads.MEASURED, score),
              other(result, CompileTime.NAME, 0)));
    }
  }

  private static double other(IterationResult result, String name, double otherwise) {
    Result<?> metric = result.getSecondaryResults().get(name);
    return metric == null ? otherwise : metric.getScore();
  }

  @Override
  public synchronized void print(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n') {
        endLine();
      } else if (line.length() < LONGEST_LINE) {
        line.append(c);
      }
    }
  }

  private synchronized void endLine() {
    String text = line.toString().strip();
    line.setLength(0);
    if (text.isEmpty()) {
      return;
    }
    if (exception == null && EXCEPTION.matcher(text).matches()) {
      exception = quotes ? text : MESSAGE.matcher(text).replaceFirst("");
    }
    crash = crash == null ? group(CRASH, text).map(line -> "crashed: " + line).orElse(null) : crash;
    end = end == null ? group(END, text).orElse(null) : end;
    if (lines.size() == MOST_LINES) {
      lines.removeFirst();
    }
    lines.addLast(text);
  }

  private static Optional<String> group(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /** The stream that collects a fork's output, which JMH sends to this JVM's standard output. */
  PrintStream stream() {
    return new PrintStream(
        new OutputStream() {
          @Override
          public void write(int b) {
            ForkOutput.this.write(b);
          }

          @Override
          public void write(byte[] bytes, int offset, int length) {
            print(new String(bytes, offset, length, StandardCharsets.UTF_8));
          }
        },
        true,
        StandardCharsets.UTF_8);
  }

  @Override
  public void println(String text) {
    print(text + "\n");
  }

  @Override
  public void verbosePrintln(String text) {
    // JMH says here mostly which benchmarks were not asked for: that would push out a fork's last
    // lines.
  }

  @Override
  public void write(int b) {
    print(String.valueOf((char) b));
  }

  @Override
  public void write(byte[] bytes) {
    print(new String(bytes, StandardCharsets.UTF_8));
  }

  @Override
  public void startBenchmark(BenchmarkParams params) {}

  @Override
  public void endBenchmark(BenchmarkResult result) {}

  @Override
  public void iteration(BenchmarkParams params, IterationParams iteration, int number) {}

  @Override
  public void startRun() {}

  @Override
  public void endRun(Collection<RunResult> results) {}

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
