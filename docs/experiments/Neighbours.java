import dev.wirebench.machine.FixedWork;
import dev.wirebench.machine.NoiseProbe;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * What becomes of fixed work on each CPU of an idle machine, second by second: a recorded
 * measurement, no test. First each CPU alone, then all at once, runs a JVM bound to it by Linux's
 * {@code taskset} that alternates two kinds of work, a millisecond or so each: <em>chain</em>, as
 * in the noise probe, and <em>bytes</em>, as between the rounds of a heat.
 *
 * <p>Argument: how many seconds. How it is started, and what it found, is in neighbours.md.
 */
public final class Neighbours {
  private static final int STEPS = 500_000;
  private static final int PASSES = 16;
  private static final long SECOND = 1_000_000_000L;
  private static final int WARMUP_SECONDS = 3;

  private Neighbours() {}

  public static void main(String[] args) throws IOException {
    if (args.length > 1) {
      work(Integer.parseInt(args[0]));
    } else {
      int[] all = IntStream.range(0, Runtime.getRuntime().availableProcessors()).toArray();
      for (int cpu : all) {
        watch(new int[] {cpu}, args[0]);
      }
      watch(all, args[0]);
    }
  }

  private static void watch(int[] cpus, String seconds) throws IOException {
    List<Process> workers = new ArrayList<>();
    for (int cpu : cpus) {
      workers.add(start(cpu, seconds));
    }
    List<double[][]> series = new ArrayList<>();
    for (Process worker : workers) {
      byte[] output = worker.getInputStream().readAllBytes();
      series.add(columns(new String(output, StandardCharsets.UTF_8)));
    }
    for (int i = 0; i < cpus.length; i++) {
      double[] chain = series.get(i)[0];
      double[] bytes = series.get(i)[1];
      System.out.printf("CPU %d of %s%n", cpus[i], Arrays.toString(cpus));
      System.out.printf("  chain: %s%n", spread(chain));
      System.out.printf("  bytes: %s%n", spread(bytes));
      print("chain and bytes", correlation(chain, bytes));
      print("bytes, a second before", correlation(tail(bytes), bytes));
      for (int other = 0; other < i; other++) {
        print("bytes, CPU " + cpus[other], correlation(series.get(other)[1], bytes));
      }
    }
  }

  private static Process start(int cpu, String seconds) throws IOException {
    return new ProcessBuilder(
            "taskset",
            "-c",
            String.valueOf(cpu),
            ProcessHandle.current().info().command().orElseThrow(),
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Neighbours.class.getName(),
            seconds,
            "worker")
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static double[] tail(double[] values) {
    return Arrays.copyOfRange(values, 1, values.length);
  }

  private static void print(String what, double correlation) {
    System.out.printf(Locale.ROOT, "  correlation of %s: %.2f%n", what, correlation);
  }

  /** Per second, the mean time of a piece of each kind, in nanoseconds. */
  private static void work(int seconds) {
    FixedWork steps = FixedWork.chain(STEPS);
    FixedWork copies = FixedWork.bytes(PASSES);
    for (int second = -WARMUP_SECONDS; second < seconds; second++) {
      long chain = 0;
      long bytes = 0;
      int pieces = 0;
      for (long start = System.nanoTime(); System.nanoTime() - start < SECOND; pieces++) {
        chain += steps.nanos();
        bytes += copies.nanos();
      }
      if (second >= 0) {
        System.out.println(chain / pieces + " " + bytes / pieces);
      }
    }
  }

  private static double[][] columns(String lines) {
    double[][] rows =
        lines
            .lines()
            .map(line -> Arrays.stream(line.split(" ")).mapToDouble(Double::parseDouble).toArray())
            .toArray(double[][]::new);
    double[][] columns = new double[2][rows.length];
    for (int i = 0; i < rows.length; i++) {
      columns[0][i] = rows[i][0];
      columns[1][i] = rows[i][1];
    }
    return columns;
  }

  /** Variation of the seconds, and what share is slower than the fastest tenth by a tenth. */
  private static String spread(double[] seconds) {
    double[] sorted = seconds.clone();
    Arrays.sort(sorted);
    double fast = sorted[sorted.length / 10];
    double slow = sorted[sorted.length - 1 - sorted.length / 10];
    long slower = Arrays.stream(seconds).filter(x -> x > 1.1 * fast).count();
    return String.format(
        Locale.ROOT,
        "%.2f ms, %.2f times that in slow seconds (10th and 90th percentile), variation %.1f %%,"
            + " %.0f %% of seconds take 1.1 times as long or more",
        fast / 1e6,
        slow / fast,
        100 * NoiseProbe.coefficientOfVariation(seconds),
        100.0 * slower / seconds.length);
  }

  /** Pearson's, over as many values as both have. */
  private static double correlation(double[] a, double[] b) {
    int n = Math.min(a.length, b.length);
    double meanA = Arrays.stream(a, 0, n).average().orElseThrow();
    double meanB = Arrays.stream(b, 0, n).average().orElseThrow();
    double ab = 0;
    double aa = 0;
    double bb = 0;
    for (int i = 0; i < n; i++) {
      ab += (a[i] - meanA) * (b[i] - meanB);
      aa += (a[i] - meanA) * (a[i] - meanA);
      bb += (b[i] - meanB) * (b[i] - meanB);
    }
    return ab / Math.sqrt(aa * bb);
  }
}
