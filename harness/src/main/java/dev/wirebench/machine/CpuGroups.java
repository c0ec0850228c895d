package dev.wirebench.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The groups of processes (Linux's cgroups) whose quota of CPU time holds for this program: its own
 * and those around it, of version 1 or 2.
 */
final class CpuGroups {
  private static final String CONTROLLER = "cpu";
  private static final String VERSION_1 = "cgroup";
  private static final String VERSION_2 = "cgroup2";
  private static final long NANOS_PER_MICRO = 1000;

  /** Version 1 gives nanoseconds. */
  private static final Pattern THROTTLED = Pattern.compile("throttled_(usec|time) (\\d{1,18})");

  private final List<Path> folders;

  private CpuGroups(List<Path> folders) {
    this.folders = folders;
  }

  /**
   * Finds the groups; there are none where the system has no such files.
   *
   * @param root the folder that holds {@code proc} and {@code sys}
   */
  static CpuGroups of(Path root) {
    List<Mount> mounts = lines(root.resolve("proc/self/mountinfo")).flatMap(Mount::read).toList();
    List<String> own = lines(root.resolve("proc/self/cgroup")).toList();
    return of(root, mounts, own, VERSION_1)
        .or(() -> of(root, mounts, own, VERSION_2))
        .orElseGet(() -> new CpuGroups(List.of()));
  }

  private static Optional<CpuGroups> of(
      Path root, List<Mount> mounts, List<String> own, String type) {
    Optional<String> path =
        own.stream()
            .map(line -> line.split(":", 3))
            .filter(parts -> parts.length == 3 && isOf(type, parts[1]))
            .map(parts -> parts[2])
            .findFirst();
    return mounts.stream()
        .filter(mount -> mount.holds(type))
        .findFirst()
        .flatMap(mount -> path.map(name -> new CpuGroups(mount.folders(root, name))));
  }

  /** Version 2 names no controllers, version 1 those of each hierarchy. */
  private static boolean isOf(String type, String controllers) {
    return type.equals(VERSION_2)
        ? controllers.isEmpty()
        : Arrays.asList(controllers.split(",")).contains(CONTROLLER);
  }

  /**
   * A line of {@code mountinfo} (proc(5)).
   *
   * @param group the group that is mounted there
   * @param point where it is mounted
   */
  private record Mount(String group, String point, String type, List<String> options) {
    private static final int GROUP = 3;
    private static final int POINT = 4;
    private static final int OPTIONS_BEHIND_DASH = 3;

    static Stream<Mount> read(String line) {
      List<String> fields = Arrays.asList(line.split(" "));
      int dash = fields.indexOf("-");
      return dash <= POINT || fields.size() <= dash + OPTIONS_BEHIND_DASH
          ? Stream.empty()
          : Stream.of(
              new Mount(
                  fields.get(GROUP),
                  fields.get(POINT).replace("\\040", " "),
                  fields.get(dash + 1),
                  Arrays.asList(fields.get(dash + OPTIONS_BEHIND_DASH).split(","))));
    }

    boolean holds(String wanted) {
      return type.equals(wanted) && (wanted.equals(VERSION_2) || options.contains(CONTROLLER));
    }

    /** The folder of a group, if it is below what is mounted, and those around it. */
    List<Path> folders(Path root, String name) {
      Path top = root.resolve(point.substring(1));
      Path mounted = Path.of(group);
      Path wanted = Path.of(name).normalize();
      List<Path> folders = new ArrayList<>();
      // A group outside of the container's own has a name such as "/../x".
      if (wanted.startsWith(mounted) && !name.contains("..")) {
        Path below = top.resolve(mounted.relativize(wanted)).normalize();
        for (Path folder = below; !folder.equals(top); folder = folder.getParent()) {
          folders.add(folder);
        }
      }
      folders.add(top);
      return folders;
    }
  }

  /**
   * CPU time that quotas have withheld from these groups so far; null where the system does not
   * say.
   */
  Long throttledNanos() {
    long sum = 0;
    boolean told = false;
    for (Path folder : folders) {
      Path file = folder.resolve("cpu.stat");
      told |= Files.isReadable(file);
      sum += lines(file).mapToLong(CpuGroups::throttledNanos).sum();
    }
    return told ? sum : null;
  }

  /** A group that can have no quota has no such line. */
  private static long throttledNanos(String line) {
    Matcher time = THROTTLED.matcher(line);
    if (!time.matches()) {
      return 0;
    }
    long number = Long.parseLong(time.group(2));
    return time.group(1).equals("usec") ? number * NANOS_PER_MICRO : number;
  }

  /**
   * The innermost quota, as the system writes it: of version 1 the microseconds in a period, of
   * version 2 also the period's; {@code none} if there is none, and empty where the system does not
   * say.
   */
  Optional<String> quota() {
    List<String> quotas =
        folders.stream()
            .flatMap(
                folder ->
                    Stream.of("cpu.max", "cpu.cfs_quota_us")
                        .flatMap(name -> lines(folder.resolve(name)).limit(1)))
            .map(String::strip)
            .toList();
    return quotas.stream()
        .filter(quota -> !quota.startsWith("max") && !quota.equals("-1"))
        .findFirst()
        .or(() -> quotas.isEmpty() ? Optional.empty() : Optional.of("none"));
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException | SecurityException notThere) {
      return Stream.empty();
    }
  }
}
