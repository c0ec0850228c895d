package dev.wirebench.campaign;

import java.util.ArrayList;
import java.util.List;

/** The flags of every JVM that measures or qualifies. */
final class ForkJvm {
  private ForkJvm() {}

  /**
   * @param feature the JDK's feature release, for instance 17
   * @param more the user's own flags, after ours so that they win
   */
  static List<String> args(int feature, List<String> more) {
    List<String> args = new ArrayList<>();
    // Heap and collector are pinned: HotSpot would choose by the machine, and Serial on small ones.
    args.addAll(List.of("-Xms2g", "-Xmx2g"));
    if (more.stream().noneMatch(flag -> flag.matches("-XX:\\+Use\\w+GC"))) {
      args.add("-XX:+UseG1GC");
    }
    if (feature >= 24) {
      // Several libraries, and JMH itself, use sun.misc.Unsafe; JDK 17 does not know the flag.
      args.add("--sun-misc-unsafe-memory-access=allow");
    }
    args.addAll(more);
    return List.copyOf(args);
  }
}
