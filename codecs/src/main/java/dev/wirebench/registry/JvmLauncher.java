package dev.wirebench.registry;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How a JVM that measures or qualifies is started.
 *
 * @param executable {@code bin/java} of its JDK
 * @param flags in full
 */
public record JvmLauncher(Path executable, List<String> flags) {
  private static final String JAVA =
      System.getProperty("os.name").startsWith("Windows") ? "java.exe" : "java";

  /** The launcher in a JDK's folder. */
  public static Path executable(Path home) {
    return home.resolve("bin").resolve(JAVA);
  }

  /**
   * The JDK that runs this program.
   *
   * @param more flags beside those of every JVM
   */
  public static JvmLauncher current(List<String> more) {
    return new JvmLauncher(
        executable(Path.of(System.getProperty("java.home"))),
        flags(Runtime.version().feature(), more));
  }

  /**
   * The flags of every JVM that measures or qualifies.
   *
   * @param feature the JDK's feature release, for instance 17
   * @param more the user's own flags, after ours so that they win
   */
  public static List<String> flags(int feature, List<String> more) {
    List<String> flags = new ArrayList<>();
    // Heap and collector are pinned: HotSpot would choose by the machine, and Serial on small ones.
    flags.addAll(List.of("-Xms2g", "-Xmx2g"));
    if (more.stream().noneMatch(flag -> flag.matches("-XX:\\+Use\\w+GC"))) {
      flags.add("-XX:+UseG1GC");
    }
    if (feature >= 24) {
      // Several libraries, and JMH itself, use sun.misc.Unsafe; JDK 17 does not know the flag.
      flags.add("--sun-misc-unsafe-memory-access=allow");
    }
    flags.addAll(more);
    return List.copyOf(flags);
  }

  /** The same with more flags. */
  public JvmLauncher with(List<String> more) {
    List<String> all = new ArrayList<>(flags);
    all.addAll(more);
    return new JvmLauncher(executable, List.copyOf(all));
  }
}
