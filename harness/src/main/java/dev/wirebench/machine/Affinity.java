package dev.wirebench.machine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Binds threads to a CPU, by Linux's {@code taskset}. Neighbours slow each CPU at its own times, so
 * that threads on the same one meet the same.
 */
public final class Affinity {
  private static final Path TASKS = Path.of("/proc");
  private static final Path THIS_THREAD = Path.of("/proc/thread-self");
  private static final String ALLOWED = "Cpus_allowed_list:";

  /** No thread is to be bound. */
  public static final Affinity NONE = new Affinity("", "it is not wanted");

  private final String all;
  private final List<Integer> cpus;
  private final String obstacle;

  private Affinity(String all, String obstacle) {
    this.all = all;
    this.cpus = cpus(all);
    this.obstacle = obstacle;
  }

  /** Knows no CPU where threads cannot be bound. */
  public static Affinity ofThisMachine() {
    return of(Path.of("/"));
  }

  /**
   * @param root the folder that holds {@code proc}
   */
  static Affinity of(Path root) {
    Path status = root.resolve("proc/self/status");
    if (!Files.exists(status)) {
      return new Affinity("", "/proc is missing");
    }
    try {
      for (String line : Files.readAllLines(status)) {
        if (line.startsWith(ALLOWED)) {
          Affinity affinity = new Affinity(line.substring(ALLOWED.length()).strip(), null);
          String obstacle = affinity.taskset(affinity.all, thisThread());
          return obstacle == null ? affinity : new Affinity("", obstacle);
        }
      }
    } catch (IOException notReadable) {
      // As where the file does not say it.
    }
    return new Affinity("", "/proc does not say which CPUs there are");
  }

  /**
   * @param list as Linux writes it, for instance {@code 0-3,8}
   */
  static List<Integer> cpus(String list) {
    List<Integer> cpus = new ArrayList<>();
    if (!list.isEmpty()) {
      for (String part : list.split(",")) {
        String[] ends = part.split("-");
        IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]))
            .forEach(cpus::add);
      }
    }
    return cpus;
  }

  /** The CPUs that this process may use; empty where threads cannot be bound. */
  public List<Integer> cpus() {
    return cpus;
  }

  /** The reason for which threads cannot be bound, as the end of a sentence; empty if they can. */
  Optional<String> obstacle() {
    return Optional.ofNullable(obstacle);
  }

  /** The thread that calls this, as the system knows it. */
  public static long thisThread() throws IOException {
    return Long.parseLong(THIS_THREAD.toRealPath().getFileName().toString());
  }

  /**
   * The threads of a process whose name begins so.
   *
   * @param prefix at most 15 characters, as Linux keeps no more of a name
   */
  public static List<Long> threads(long pid, String prefix) {
    List<Long> threads = new ArrayList<>();
    Path tasks = TASKS.resolve(Long.toString(pid)).resolve("task");
    try (DirectoryStream<Path> all = Files.newDirectoryStream(tasks)) {
      for (Path thread : all) {
        if (name(thread).startsWith(prefix)) {
          threads.add(Long.valueOf(thread.getFileName().toString()));
        }
      }
    } catch (IOException | RuntimeException gone) {
      return List.of();
    }
    return threads;
  }

  /** Empty if the thread has ended meanwhile, which says nothing of the others. */
  private static String name(Path thread) {
    try {
      return Files.readString(thread.resolve("comm"));
    } catch (IOException ended) {
      return "";
    }
  }

  /** Binds a thread to a CPU. Returns whether that worked. */
  public boolean bind(long thread, int cpu) {
    return taskset(Integer.toString(cpu), thread) == null;
  }

  /** Lets a thread use any CPU that this process may use. Returns whether that worked. */
  public boolean release(long thread) {
    return taskset(all, thread) == null;
  }

  /** The reason for which it was not done; null if it was. */
  private String taskset(String to, long thread) {
    if (cpus.isEmpty()) {
      return obstacle;
    }
    try {
      int code =
          new ProcessBuilder("taskset", "-cp", to, Long.toString(thread))
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor();
      return code == 0 ? null : "taskset fails";
    } catch (IOException notThere) {
      return "taskset is missing";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "taskset was interrupted";
    }
  }
}
