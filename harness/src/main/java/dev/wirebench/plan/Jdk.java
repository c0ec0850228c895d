package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.base.BadInput;
import dev.wirebench.registry.JvmLauncher;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A JDK that forks run on, with the flags that its forks get.
 *
 * @param label its runtime version, for instance 17.0.15+6; tables are told apart by it
 * @param home its folder
 * @param feature its feature release, for instance 17
 * @param vm name and build of the virtual machine, and its vendor
 * @param flags of every fork, but those of its heap
 * @param difference of its forks from those of the JDK as it is
 */
public record Jdk(
    String label,
    String home,
    int feature,
    String vm,
    List<String> flags,
    @JsonUnwrapped JvmDifference difference) {
  /** Stands in labels before what forks differ in. */
  private static final String DIFFERENCE = ", ";

  public Jdk {
    Objects.requireNonNull(label, "label");
    Objects.requireNonNull(home, "home");
    Objects.requireNonNull(vm, "vm");
    flags = List.copyOf(flags);
    difference = difference == null ? JvmDifference.NONE : difference;
  }

  /** A JDK that starts as it does by default. */
  public Jdk(String label, String home, int feature, String vm, List<String> flags) {
    this(label, home, feature, vm, flags, JvmDifference.NONE);
  }

  /** Copies this JDK with another archive, and with further flags after its own. */
  Jdk with(Archive chosen, List<String> more) {
    List<String> all = new ArrayList<>(flags);
    all.addAll(more);
    return differing(JvmDifference.of(chosen), all);
  }

  /** Copies this JDK with another collector, whose flags these are. */
  Jdk with(Collector chosen, List<String> others) {
    return differing(JvmDifference.of(chosen), others);
  }

  /** Copies this JDK so that its forks call the operation on several threads at the same time. */
  public Jdk withThreads(int count) {
    return count == 1 ? this : differing(JvmDifference.ofThreads(count), flags);
  }

  /** Copies this JDK so that its forks call other types, too. */
  public Jdk withMixed(List<String> payloads) {
    return differing(JvmDifference.ofMixed(payloads), flags);
  }

  private Jdk differing(JvmDifference chosen, List<String> all) {
    return new Jdk(label + DIFFERENCE + chosen.words(), home, feature, vm, all, chosen);
  }

  int threadsOrOne() {
    return difference.threads() == null ? 1 : difference.threads();
  }

  /** The payloads whose types forks also call; none if they call the measured type alone. */
  public List<String> mixed() {
    return difference.mixed() == null ? List.of() : difference.mixed();
  }

  /**
   * Says whether its forks cannot be interleaved with others: see {@link PlanBuilder#isOneByOne}.
   */
  @JsonIgnore
  boolean isOneByOne() {
    return difference.isOneByOne();
  }

  /** Its runtime version: the label without what its forks differ in. */
  public String version() {
    int end = label.indexOf(DIFFERENCE);
    return end < 0 ? label : label.substring(0, end);
  }

  /** The JDK that runs the campaign itself. */
  public static Path current() {
    return Path.of(System.getProperty("java.home"));
  }

  /** The launcher of its forks, except for their heap. */
  public JvmLauncher launcher() {
    return new JvmLauncher(JvmLauncher.executable(Path.of(home)), flags);
  }

  /**
   * Asks a JDK what it is, and tries out the flags that its forks will get.
   *
   * @param home its folder, which holds {@code bin/java}
   * @param more the user's own flags, behind ours so that they win
   * @throws BadInput if there is no JDK of release 17 or newer, or it does not start with the flags
   */
  public static Jdk probe(Path home, List<String> more) {
    if (!Files.isExecutable(JvmLauncher.executable(home))) {
      throw new BadInput(
          "There is no JDK in '"
              + home
              + "': name the folder that holds "
              + home.relativize(JvmLauncher.executable(home))
              + ".");
    }
    Map<String, String> properties =
        properties(
            start(JvmLauncher.executable(home), List.of("-XshowSettings:properties", "-version")));
    int feature = feature(home, properties.get("java.specification.version"));
    List<String> flags = JvmLauncher.flags(feature, more);
    List<String> tried = new ArrayList<>(JvmLauncher.heap(Heaps.of(more).small()));
    tried.addAll(flags);
    Output output = start(JvmLauncher.executable(home), with(tried, "-version"));
    if (output.exitCode() != 0) {
      throw new BadInput(
          "The JVM in '"
              + home
              + "' does not start with "
              + String.join(" ", flags)
              + " ("
              + output.text().lines().findFirst().orElse("no output")
              + "): correct --jvm-args.");
    }
    String vm =
        String.join(
            ", ",
            properties.get("java.vm.name"),
            properties.get("java.vm.version"),
            properties.get("java.vm.vendor"));
    return new Jdk(
        properties.get("java.runtime.version"),
        home.toAbsolutePath().normalize().toString(),
        feature,
        vm,
        flags);
  }

  private static int feature(Path home, String specification) {
    if (specification == null) {
      throw new BadInput("'" + home + "' does not say which Java it is: name another JDK.");
    }
    if (specification.startsWith("1.") || Integer.parseInt(specification) < 17) {
      throw new BadInput(
          "'" + home + "' is Java " + specification + ": forks need JDK 17 or newer.");
    }
    return Integer.parseInt(specification);
  }

  private static List<String> with(List<String> flags, String last) {
    List<String> all = new ArrayList<>(flags);
    all.add(last);
    return all;
  }

  /** Lines of the form {@code name = value}. */
  private static Map<String, String> properties(Output output) {
    return output
        .text()
        .lines()
        .map(line -> line.strip().split(" = ", 2))
        .filter(parts -> parts.length == 2)
        .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1], (first, second) -> first));
  }

  private record Output(int exitCode, String text) {}

  private static Output start(Path executable, List<String> arguments) {
    List<String> command = new ArrayList<>(List.of(executable.toString()));
    command.addAll(arguments);
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String text =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return new Output(process.waitFor(), text);
    } catch (IOException e) {
      throw new BadInput("'" + executable + "' cannot be started: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInput("Interrupted while the JVM's flags were tried out.", e);
    }
  }
}
