package dev.wirebench.run;

import dev.wirebench.plan.Cell;
import dev.wirebench.report.input.Jvm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Checks that all forks of a cell were started alike, and all of a JDK are of one JVM. */
final class JvmCheck {
  private final Map<Cell, List<String>> flags = new HashMap<>();
  private final Map<String, List<String>> versions = new HashMap<>();

  /** The reason against a fork next to those that were asked for before; null if there is none. */
  String objection(ForkRecord fork) {
    JmhFork result = fork.result();
    if (result == null) {
      return null;
    }
    List<String> own = Jvm.settings(result.vm().jvmArgs());
    List<String> others = flags.computeIfAbsent(fork.cell(), cell -> own);
    if (!own.equals(others)) {
      return "its JVM had the flags " + own + ", and that of an earlier fork had " + others;
    }
    List<String> version =
        List.of(
            result.vm().jdkVersion(),
            result.vm().vmName(),
            result.vm().vmVersion(),
            result.parameters().jmhVersion());
    List<String> before = versions.computeIfAbsent(fork.cell().jdk(), jdk -> version);
    return version.equals(before)
        ? null
        : "it ran on " + version + ", and an earlier fork of its JDK on " + before;
  }
}
