package dev.wirebench.machine;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads what the machine does besides, from its making until {@link #stop}. Steal, pressure and
 * throttling are Linux's; load and processes are read wherever the JDK can.
 */
public final class HostMonitor {
  /** The unit of the times in Linux's files, whatever the kernel's own clock. */
  private static final double NANOS_PER_TICK = 10_000_000;

  /** Behind a process's name: its user time, which three others follow. */
  private static final int USER = 11;

  private static final int TIMES = 4;

  private final Path proc;
  private final CpuGroups groups;
  private final long startNanos;
  private final Double load;
  private final CpuTimes cpu;
  private final Long ownTicks;
  private final Long pressureMicros;
  private final Long throttledNanos;
  private final Map<Long, Duration> processes;

  public HostMonitor() {
    this(Path.of("/"));
  }

  /**
   * @param root the folder that holds {@code proc} and {@code sys}
   */
  HostMonitor(Path root) {
    this.proc = root.resolve("proc");
    this.groups = CpuGroups.of(root);
    this.startNanos = System.nanoTime();
    this.load = load();
    this.cpu = cpuTimes();
    this.ownTicks = ownTicks();
    this.pressureMicros = pressureMicros();
    this.throttledNanos = groups.throttledNanos();
    this.processes = processTimes();
  }

  /** Names the disturbances that nobody would see here. */
  static List<String> unseen(Path root) {
    HostMonitor monitor = new HostMonitor(root);
    List<String> unseen = new ArrayList<>();
    if (monitor.cpu == null) {
      unseen.add("steal");
    }
    if (monitor.cpu == null || monitor.ownTicks == null) {
      unseen.add("the CPU time of all other processes");
    }
    if (monitor.throttledNanos == null) {
      unseen.add("throttling by a CPU quota");
    }
    return unseen;
  }

  public HostReading stop() {
    double nanos = System.nanoTime() - startNanos;
    CpuTimes now = cpuTimes();
    Double others = others(now, nanos);
    Long pressureNow = pressureMicros();
    Double throttled = throttled(nanos);
    Other other = busiestOther(nanos);
    return new HostReading(
        load,
        cpu == null || now == null ? null : now.stealSince(cpu),
        pressureMicros == null || pressureNow == null
            ? null
            : (pressureNow - pressureMicros) * 1000 / nanos,
        other.cpus(),
        other.command(),
        others,
        throttled);
  }

  private CpuTimes cpuTimes() {
    return CpuTimes.read(proc.resolve("stat"));
  }

  private Long pressureMicros() {
    return pressureMicros(proc.resolve("pressure/cpu"));
  }

  private Double throttled(double nanos) {
    Long now = groups.throttledNanos();
    return throttledNanos == null || now == null
        ? null
        : Double.valueOf(Math.max(0, now - throttledNanos) / nanos);
  }

  /** Also what processes used that started and ended meanwhile, which nobody else sees. */
  private Double others(CpuTimes now, double nanos) {
    Long own = ownTicks();
    if (cpu == null || now == null || ownTicks == null || own == null) {
      return null;
    }
    return cpus(now.busy() - cpu.busy() - (own - ownTicks), nanos);
  }

  static double cpus(long ticks, double nanos) {
    return Math.max(0, ticks) * NANOS_PER_TICK / nanos;
  }

  /**
   * The time used so far, in ticks; null where Linux does not say. It includes this process, those
   * below it, and those that these have waited for.
   */
  private Long ownTicks() {
    // What ends while this is read is in the times of whoever waited for it, which are read last.
    long descendants =
        ProcessHandle.current()
            .descendants()
            .map(process -> ticks(proc.resolve(process.pid() + "/stat")))
            .filter(Objects::nonNull)
            .mapToLong(ticks -> ticks)
            .sum();
    Long own = ticks(proc.resolve("self/stat"));
    return own == null ? null : own + descendants;
  }

  /** User and system time of a process and of its children that it waited for; null if gone. */
  static Long ticks(Path stat) {
    try {
      String line = Files.readString(stat);
      // The program's name may hold blanks and parentheses.
      String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ");
      long ticks = 0;
      for (int i = USER; i < USER + TIMES; i++) {
        ticks += Long.parseLong(fields[i]);
      }
      return ticks;
    } catch (IOException | RuntimeException gone) {
      return null;
    }
  }

  private static Double load() {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return load < 0 ? null : load;
  }

  /**
   * The first line of Linux's {@code /proc/stat}, in ticks.
   *
   * @param total of all CPUs in all states
   * @param busy of all CPUs working for whatever runs on this machine
   */
  record CpuTimes(long total, long busy, long steal) {
    private static final Set<Integer> NOT_BUSY = Set.of(4, 5, 8);
    private static final int STEAL = 8;
    private static final int AFTER_STEAL = 9;

    /** Reads the file; null where there is none, or it has another form. */
    static CpuTimes read(Path file) {
      try (Stream<String> lines = Files.lines(file)) {
        String[] fields = lines.findFirst().orElse("").split("\\s+");
        if (fields.length < AFTER_STEAL || !fields[0].equals("cpu")) {
          return null;
        }
        long total = 0;
        long busy = 0;
        // The guest times that follow are counted in user and nice already.
        for (int i = 1; i < AFTER_STEAL; i++) {
          total += Long.parseLong(fields[i]);
          busy += NOT_BUSY.contains(i) ? 0 : Long.parseLong(fields[i]);
        }
        return new CpuTimes(total, busy, Long.parseLong(fields[STEAL]));
      } catch (IOException | RuntimeException notLinux) {
        return null;
      }
    }

    /** The share of steal in all ticks since then; null if no tick has passed. */
    Double stealSince(CpuTimes before) {
      return total == before.total
          ? null
          : Double.valueOf((double) (steal - before.steal) / (total - before.total));
    }
  }

  /** {@code some avg10=… avg60=… avg300=… total=N}; null where the kernel does not say. */
  static Long pressureMicros(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines
          .filter(line -> line.startsWith("some "))
          .map(line -> Long.valueOf(line.substring(line.indexOf("total=") + "total=".length())))
          .findFirst()
          .orElse(null);
    } catch (IOException | RuntimeException notAvailable) {
      return null;
    }
  }

  private static Map<Long, Duration> processTimes() {
    Map<Long, Duration> times = new HashMap<>();
    ProcessHandle.allProcesses()
        .forEach(
            process ->
                process
                    .info()
                    .totalCpuDuration()
                    .ifPresent(time -> times.put(process.pid(), time)));
    return times;
  }

  private record Other(Double cpus, String command) {}

  /** A process that started and ended in between is missed. */
  private Other busiestOther(double nanos) {
    Set<Long> own =
        Stream.concat(Stream.of(ProcessHandle.current()), ProcessHandle.current().descendants())
            .map(ProcessHandle::pid)
            .collect(Collectors.toSet());
    return processTimes().entrySet().stream()
        .filter(entry -> !own.contains(entry.getKey()))
        .map(entry -> other(entry.getKey(), entry.getValue(), nanos))
        .max((a, b) -> Double.compare(a.cpus(), b.cpus()))
        .orElse(new Other(null, null));
  }

  private Other other(long pid, Duration time, double nanos) {
    Duration before = processes.getOrDefault(pid, Duration.ZERO);
    String command =
        ProcessHandle.of(pid)
            .flatMap(process -> process.info().command())
            .map(path -> String.valueOf(Path.of(path).getFileName()))
            .orElse("pid " + pid);
    return new Other(time.minus(before).toNanos() / nanos, command);
  }
}
