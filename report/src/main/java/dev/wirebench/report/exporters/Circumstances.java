package dev.wirebench.report.exporters;

import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunPlan.Jdk;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Under what a run was measured, in words that are not escaped. */
public final class Circumstances {
  private static final int DATE = "2000-01-01".length();

  private Circumstances() {}

  /** The day on which it began. */
  public static String date(RunInfo run) {
    return run.course().started().length() < DATE
        ? run.course().started()
        : run.course().started().substring(0, DATE);
  }

  /** JDKs, processor and day, for a list of runs. */
  public static String line(RunInfo run) {
    return Stream.of(
            "JDK " + jdks(run), run.machine().environment().getOrDefault("cpu", ""), date(run))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  public static String machine(RunInfo run) {
    Map<String, String> environment = run.machine().environment();
    return Stream.of("cpu", "cpus", "hypervisor", "memory", "os")
        .filter(environment::containsKey)
        .map(name -> name + " " + environment.get(name))
        .collect(Collectors.joining(", "));
  }

  public static String jdks(RunInfo run) {
    return run.plan().jvms().jdks().stream().map(Jdk::label).collect(Collectors.joining(", "));
  }

  /** The version of each codec's library, in alphabetical order. */
  public static String versions(List<CodecInfo> codecs) {
    TreeSet<String> versions = new TreeSet<>();
    for (CodecInfo codec : codecs) {
      codec.artifacts().entrySet().stream()
          .findFirst()
          .ifPresent(artifact -> versions.add(artifact.getKey() + " " + artifact.getValue()));
    }
    return String.join(", ", versions);
  }
}
