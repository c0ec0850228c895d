package dev.wirebench.registry;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The executable and flags with which a JVM starts that measures or qualifies.
 *
 * @param executable {@code bin/java} of its JDK
 * @param flags in full
 */
public record JvmLauncher(Path executable, List<String> flags) {
  /** Enough for everything that is done to a codec besides measuring it. */
  private static final int USUAL_HEAP_MEGABYTES = 2048;

  /**
   * The first feature release whose default charset does not depend on the locale (JEP 400). Some
   * libraries use it for text.
   */
  private static final int UTF_8_BY_DEFAULT = 18;

  /** Flags by which a user names the folder for temporary files, and the home. */
  private static final List<String> FOLDERS = List.of("-Djava.io.tmpdir=", "-Duser.home=");

  private static final String JAVA =
      System.getProperty("os.name").startsWith("Windows") ? "java.exe" : "java";

  /** The launcher in a JDK's folder. */
  public static Path executable(Path home) {
    return home.resolve("bin").resolve(JAVA);
  }

  /**
   * The JDK that runs this program. Its JVMs use the same folders as this one where the user named
   * others than the system's.
   *
   * @param more flags beside those of every JVM
   */
  public static JvmLauncher current(List<String> more) {
    List<String> flags = new ArrayList<>(namedFolders());
    flags.addAll(heap(USUAL_HEAP_MEGABYTES));
    flags.addAll(flags(Runtime.version().feature(), more));
    return new JvmLauncher(
        executable(Path.of(System.getProperty("java.home"))), List.copyOf(flags));
  }

  private static List<String> namedFolders() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(flag -> FOLDERS.stream().anyMatch(flag::startsWith))
        .toList();
  }

  /**
   * The command that starts a JVM, in full: see {@link RunningJvm}.
   *
   * @param main name of its main class
   * @param args of that
   */
  public List<String> command(String classPath, String main, List<String> args) {
    List<String> command = new ArrayList<>(List.of(executable.toString()));
    command.addAll(flags);
    command.addAll(List.of("-cp", classPath, main));
    command.addAll(args);
    return command;
  }

  /** The flags that pin a heap, which HotSpot would choose by the machine. */
  public static List<String> heap(int megabytes) {
    return List.of("-Xms" + megabytes + "m", "-Xmx" + megabytes + "m");
  }

  /**
   * The flags of every JVM that measures or qualifies, but those of its heap.
   *
   * @param feature the JDK's feature release, for instance 17
   * @param more the user's own flags, after ours so that they win
   */
  public static List<String> flags(int feature, List<String> more) {
    List<String> flags = new ArrayList<>();
    // The collector is pinned: HotSpot would choose by the machine, and Serial on small ones.
    if (more.stream().noneMatch(flag -> flag.matches("-XX:\\+Use\\w+GC"))) {
      flags.add("-XX:+UseG1GC");
    }
    if (feature < UTF_8_BY_DEFAULT) {
      flags.add("-Dfile.encoding=UTF-8");
    }
    if (feature >= 24) {
      // Several libraries, and JMH itself, use sun.misc.Unsafe; JDK 17 does not know the flag.
      flags.add("--sun-misc-unsafe-memory-access=allow");
    }
    flags.addAll(more);
    return List.copyOf(flags);
  }

  /** A launcher with more flags. */
  public JvmLauncher with(List<String> more) {
    List<String> all = new ArrayList<>(flags);
    all.addAll(more);
    return new JvmLauncher(executable, List.copyOf(all));
  }

  /** A launcher with a heap of this size, unless its own flags name another. */
  public JvmLauncher withHeap(int megabytes) {
    List<String> all = new ArrayList<>(heap(megabytes));
    all.addAll(flags);
    return new JvmLauncher(executable, List.copyOf(all));
  }
}
