package dev.wirebench.machine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Binds threads to a CPU, by Linux's {@code taskset}. Neighbours slow each CPU at its own times, so
 * that threads on the same one meet the same.
 */
public final class Affinity {
  private static final Path TASKS = Path.of("/proc");
  private static final Path THIS_THREAD = Path.of("/proc/thread-self");
  private static final String ALLOWED = "Cpus_allowed_list:";

  /** No thread can be bound. */
  public static final Affinity NONE = new Affinity("");

  private final String all;
  private final List<Integer> cpus;

  private Affinity(String all) {
    this.all = all;
    this.cpus = cpus(all);
  }

  /** Knows no CPU where threads cannot be bound. */
  public static Affinity ofThisMachine() {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
        if (line.startsWith(ALLOWED)) {
          Affinity affinity = new Affinity(line.substring(ALLOWED.length()).strip());
          return affinity.release(thisThread()) ? affinity : NONE;
        }
      }
    } catch (IOException notLinux) {
      // As where there is no taskset.
    }
    return NONE;
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

  /** Those that this process may use; empty where threads cannot be bound. */
  public List<Integer> cpus() {
    return cpus;
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

  /** Whether it was done. */
  public boolean bind(long thread, int cpu) {
    return taskset(Integer.toString(cpu), thread);
  }

  /** To any CPU that this process may use. */
  public boolean release(long thread) {
    return taskset(all, thread);
  }

  private static boolean taskset(String cpus, long thread) {
    try {
      return new ProcessBuilder("taskset", "-cp", cpus, Long.toString(thread))
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException notThere) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
