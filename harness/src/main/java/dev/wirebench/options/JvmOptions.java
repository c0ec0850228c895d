package dev.wirebench.options;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Choice;
import dev.wirebench.models.Payload;
import dev.wirebench.plan.Archive;
import dev.wirebench.plan.Collector;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Suite;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The JVMs that forks run on, and in what these differ: in one thing at a time. */
public final class JvmOptions {
  /** Instead of a number of threads. */
  static final String ALL = "all";

  @Option(
      names = "--jdk",
      paramLabel = "DIR",
      description = "Fork on this JDK instead of the one that runs this; repeatable.")
  private List<Path> jdks;

  @Option(
      names = "--archive",
      paramLabel = "NAME",
      split = ",",
      description =
          "What forks find of classes when they start, for instance of a cold start; several are"
              + " measured side by side: none, jdk (what a JVM does untold), classes (those of the"
              + " row too, from a run before), aot (likewise with profiles, from JDK 25 on).")
  private List<String> archives;

  @Option(
      names = "--threads",
      paramLabel = "N",
      split = ",",
      description =
          "How many threads call an operation at the same time; several are measured side by side,"
              + " and all is the number of processors.")
  private List<String> threads;

  @Option(
      names = "--collector",
      paramLabel = "NAME",
      split = ",",
      description =
          "The garbage collector of forks; several are measured side by side: g1 (what all runs"
              + " have untold), parallel, serial, z.")
  private List<String> collectors;

  @Option(
      names = "--mixed",
      paramLabel = "ID",
      split = ",",
      description =
          "Payloads whose types forks also bind and call, without being timed, so that no call site"
              + " of a library sees one type alone. The same forks without them are measured next to"
              + " these.")
  private List<String> mixed;

  @Option(
      names = "--jvm-args",
      paramLabel = "FLAGS",
      description = "Flags for the forks, behind the suite's own, for instance \"-Xmx4g -Xms4g\".")
  private String jvmArgs;

  /** The user's own. */
  List<String> flags() {
    return jvmArgs == null || jvmArgs.isBlank()
        ? List.of()
        : List.of(jvmArgs.strip().split("\\s+"));
  }

  /**
   * All JVMs to measure on, each as often as it differs.
   *
   * @throws BadInput if one cannot be, or if they would differ in two things
   */
  List<Jdk> jdks(Suite suite) {
    if (Stream.of(archives, threads, collectors, mixed).filter(given -> given != null).count()
        > 1) {
      throw new BadInput(
          "--archive, --threads, --collector and --mixed exclude each other: what they do would not be"
              + " told apart. Make a run of each.");
    }
    List<Jdk> probed = probed();
    if (archives != null) {
      return each(probed, Choice.check("archive", archives, Archive.labels()), JvmOptions::archive);
    }
    List<String> types = mixed != null ? mixed : isChosen() ? null : suite.jvms().mixed();
    if (types != null) {
      List<String> checked = Choice.check("payload", types, Payload.ids());
      return probed.stream().flatMap(jdk -> Stream.of(jdk, jdk.withMixed(checked))).toList();
    }
    List<String> counts = isChosen() ? threads : suite.jvms().threads();
    if (counts != null) {
      return each(probed, counts.stream().distinct().toList(), JvmOptions::threads);
    }
    List<String> named = collectors != null ? collectors : suite.jvms().collectors();
    return named == null
        ? probed
        : each(
            probed,
            Choice.check("collector", named, Collector.labels()),
            label -> jdk -> Collector.of(label).of(jdk));
  }

  /** Says whether the user chose in what JVMs differ, so that the suite does not. */
  private boolean isChosen() {
    return threads != null || collectors != null;
  }

  private static List<Jdk> each(
      List<Jdk> probed, List<String> labels, Function<String, Function<Jdk, Jdk>> with) {
    return probed.stream()
        .flatMap(jdk -> labels.stream().map(label -> with.apply(label).apply(jdk)))
        .distinct()
        .toList();
  }

  private static Function<Jdk, Jdk> archive(String label) {
    return jdk -> Archive.of(label).of(jdk);
  }

  private static Function<Jdk, Jdk> threads(String count) {
    int processors = Runtime.getRuntime().availableProcessors();
    int number = count.equals(ALL) ? processors : number(count);
    if (number < 1 || number > processors) {
      throw new BadInput(
          "--threads is "
              + count
              + ": choose numbers from 1 to "
              + processors
              + ", the processors of this machine, or all.");
    }
    return jdk -> jdk.withThreads(number);
  }

  /** 0 if it is none. */
  private static int number(String text) {
    return text.matches("\\d{1,6}") ? Integer.parseInt(text) : 0;
  }

  private List<Jdk> probed() {
    List<Path> homes = jdks == null ? List.of(Jdk.current()) : jdks;
    List<Jdk> probed = homes.stream().map(home -> Jdk.probe(home, flags())).toList();
    for (int i = 0; i < probed.size(); i++) {
      for (Jdk other : probed.subList(0, i)) {
        if (other.label().equals(probed.get(i).label())) {
          throw new BadInput(
              "'"
                  + other.home()
                  + "' and '"
                  + probed.get(i).home()
                  + "' are both JDK "
                  + other.label()
                  + ": name one of them.");
        }
      }
    }
    return probed;
  }
}
