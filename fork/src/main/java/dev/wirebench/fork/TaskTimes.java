package dev.wirebench.fork;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * CPU time of this process with the kernel's own precision: what {@link CpuTime} asks is counted in
 * ticks of 10 ms, which is longer than a first message takes.
 */
final class TaskTimes {
  private static final Path TASKS = Path.of("/proc/self/task");
  private static final Path TIMES = Path.of("/proc/self/schedstat");

  private TaskTimes() {}

  /**
   * The CPU time of all threads that live: the first field of {@code schedstat} (proc(5)). It is in
   * ticks where the system has no such files.
   */
  static long nanos() {
    if (!Files.exists(TIMES)) {
      return CpuTime.processCpuNanos();
    }
    long sum = 0;
    try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
      for (Path task : tasks) {
        sum += nanos(task.resolve("schedstat"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sum;
  }

  private static long nanos(Path file) throws IOException {
    try {
      String text = Files.readString(file);
      return Long.parseLong(text.substring(0, text.indexOf(' ')));
    } catch (NoSuchFileException ended) {
      return 0;
    }
  }
}
