package dev.wirebench.machine;

import dev.wirebench.base.Program;
import dev.wirebench.codec.Artifact;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.CompilerHints;
import org.openjdk.jmh.runner.Runner;

/**
 * The facts that a reader must know about the machine to judge a number. Most are read from Linux's
 * files. A fact that is not there, on other systems or in a container, is "not available".
 */
public final class Environment {
  /** Tells machines apart, without naming them. */
  public static final String HOST = "host";

  /** Variables by which every JVM gets flags. */
  private static final List<String> FLAG_VARIABLES =
      List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS");

  private static final String NOT_AVAILABLE = "not available";
  private static final String CPUINFO = "proc/cpuinfo";

  private final Path root;

  private Environment(Path root) {
    this.root = root;
  }

  public static Map<String, String> read() {
    return read(Path.of("/"));
  }

  /**
   * @param root the folder that holds {@code proc} and {@code sys}
   */
  static Map<String, String> read(Path root) {
    return new Environment(root).facts();
  }

  private Map<String, String> facts() {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put(HOST, host());
    facts.put("cpu", cpu());
    facts.put("cpus", Integer.toString(Runtime.getRuntime().availableProcessors()));
    facts.put("smt", switchedOn(text("sys/devices/system/cpu/smt/active")));
    facts.put("governor", governor());
    facts.put("hypervisor", hypervisor());
    facts.put("container", container());
    facts.put("cpu quota", CpuGroups.of(root).quota().orElse(NOT_AVAILABLE));
    facts.put("memory", memory(field("proc/meminfo", "MemTotal")));
    facts.put(
        "memory limit",
        limit("sys/fs/cgroup/memory.max", "sys/fs/cgroup/memory/memory.limit_in_bytes"));
    facts.put("os", System.getProperty("os.name") + " " + System.getProperty("os.version"));
    facts.put("arch", System.getProperty("os.arch"));
    facts.put("jdk", System.getProperty("java.runtime.version"));
    facts.put(
        "vm", System.getProperty("java.vm.name") + ", " + System.getProperty("java.vm.vendor"));
    facts.put("jmh", Artifact.of("jmh-core", Runner.class).version());
    facts.put("blackhole", blackholeMode());
    for (String variable : FLAG_VARIABLES) {
      facts.put(variable, System.getenv().getOrDefault(variable, "not set"));
    }
    facts.put("commit", Program.COMMIT);
    facts.put("dirty", Program.DIRTY);
    return facts;
  }

  /** Names the CPU, where Linux on ARM gives numbers of its maker and model. */
  private String cpu() {
    String name = field(CPUINFO, "model name");
    String part = field(CPUINFO, "CPU part");
    return !name.equals(NOT_AVAILABLE) || part.equals(NOT_AVAILABLE)
        ? name
        : "implementer " + field(CPUINFO, "CPU implementer") + ", part " + part;
  }

  /** The value of {@code name: value} or {@code name value}. */
  private String field(String file, String name) {
    return lines(file)
        .filter(line -> line.startsWith(name))
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .findFirst()
        .orElse(NOT_AVAILABLE);
  }

  private String text(String file) {
    return lines(file).findFirst().map(String::strip).orElse(NOT_AVAILABLE);
  }

  private Stream<String> lines(String file) {
    try {
      return Files.readAllLines(root.resolve(file), StandardCharsets.ISO_8859_1).stream();
    } catch (IOException | SecurityException notThere) {
      return Stream.empty();
    }
  }

  /** The machine's id or name, as a number that tells machines apart without naming them. */
  private String host() {
    String id = text("etc/machine-id");
    String name = id.equals(NOT_AVAILABLE) ? text("proc/sys/kernel/hostname") : id;
    return name.equals(NOT_AVAILABLE)
        ? name
        : Integer.toHexString(("wirebench " + name).hashCode());
  }

  /** The size in GiB, since the last kilobytes may change from boot to boot. */
  private static String memory(String kilobytes) {
    Matcher number = Pattern.compile("(\\d+) kB").matcher(kilobytes);
    return number.matches()
        ? String.format(Locale.ROOT, "%.1f GiB", Long.parseLong(number.group(1)) / (1024.0 * 1024))
        : kilobytes;
  }

  private static String switchedOn(String flag) {
    return switch (flag) {
      case "1" -> "on";
      case "0" -> "off";
      default -> flag;
    };
  }

  /**
   * The CPU's frequency governor. Virtual machines mostly hide it; then the clock may vary unseen.
   */
  private String governor() {
    String governor = text("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    return governor.equals(NOT_AVAILABLE) ? "not exposed" : governor;
  }

  private String hypervisor() {
    String product =
        Stream.of("sys/class/dmi/id/sys_vendor", "sys/class/dmi/id/product_name")
            .flatMap(file -> lines(file).limit(1))
            .map(String::strip)
            .reduce((vendor, name) -> vendor + " " + name)
            .orElse("");
    String flags = field(CPUINFO, "flags");
    if (flags.equals(NOT_AVAILABLE)) {
      return product.isEmpty() ? NOT_AVAILABLE : product;
    }
    boolean virtual = List.of(flags.split(" ")).contains("hypervisor");
    String found = virtual ? "yes" : "no";
    return product.isEmpty() ? found : found + " (" + product + ")";
  }

  private String container() {
    if (!Files.isDirectory(root.resolve("proc"))) {
      return NOT_AVAILABLE;
    }
    boolean marked =
        Files.exists(root.resolve(".dockerenv"))
            || Files.exists(root.resolve("run/.containerenv"))
            || System.getenv("KUBERNETES_SERVICE_HOST") != null;
    return marked ? "yes" : "no";
  }

  /**
   * The limit of cgroups version 2, which says max for none. Without it, the limit of version 1,
   * which says -1 for none, or a number past all.
   */
  private String limit(String version2, String version1) {
    String limit = text(version2).equals(NOT_AVAILABLE) ? text(version1) : text(version2);
    return limit.matches("max.*|-1|\\d{19}") ? "none" : limit;
  }

  /**
   * The blackholes that JMH chooses: those of the compiler cost less than those that are called.
   */
  private static String blackholeMode() {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    CompilerHints.printHints(new PrintStream(text, true, StandardCharsets.UTF_8));
    return text.toString(StandardCharsets.UTF_8)
        .lines()
        .map(line -> line.split("Blackhole mode:", 2))
        .filter(parts -> parts.length == 2)
        .map(parts -> parts[1].strip())
        .findFirst()
        .orElse(NOT_AVAILABLE);
  }
}
