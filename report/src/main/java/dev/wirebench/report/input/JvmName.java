package dev.wirebench.report.input;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A virtual machine of a file of JMH, and its possible names.
 *
 * @param version as in {@code 17.0.6}
 * @param vm as in {@code OpenJDK 64-Bit Server VM}
 * @param build as in {@code 17.0.6+10-LTS}
 * @param path of the java command; empty where it tells nothing apart
 */
record JvmName(String version, String vm, String build, String path) {
  private static final Pattern HOTSPOT =
      Pattern.compile("(OpenJDK|Java HotSpot\\(TM\\))( 64-Bit)? Server VM");

  private static final Pattern COMMAND = Pattern.compile("[/\\\\]bin[/\\\\]java(\\.exe)?$");
  private static final Pattern SEPARATOR = Pattern.compile("[/\\\\]+");

  static JvmName of(Jvm jvm) {
    return new JvmName(jvm.label(), jvm.vmName(), jvm.vmVersion(), jvm.path());
  }

  /** This machine without the place where it is installed. */
  JvmName anywhere() {
    return path.isEmpty() ? this : new JvmName(version, vm, build, "");
  }

  /** Says whether the file tells more of it than its version. */
  boolean isKnown() {
    return !(vm.isEmpty() && build.isEmpty() && path.isEmpty());
  }

  /**
   * Names in the order in which they are preferred: with the name of the machine, its build, its
   * full name, or the end of its path. The last one has all of it.
   */
  List<String> names() {
    List<String> names = new ArrayList<>();
    names.add(joined(version, shortened()));
    names.add(built(shortened()));
    names.add(joined(version, vm));
    List<String> folders = folders();
    for (int from = folders.size() - 1; from >= 0; from--) {
      String end = String.join("/", folders.subList(from, folders.size()));
      names.add(joined(version, shortened(), end));
    }
    names.add(joined(built(vm), path));
    return names;
  }

  private String shortened() {
    if (vm.contains("OpenJ9")) {
      return "OpenJ9";
    }
    return HOTSPOT.matcher(vm).matches() ? "HotSpot" : vm;
  }

  /** Most builds begin with the version, which need not stand twice. */
  private String built(String name) {
    return build.startsWith(version) ? joined(build, name) : joined(version, name, build);
  }

  private List<String> folders() {
    return SEPARATOR
        .splitAsStream(COMMAND.matcher(path).replaceFirst(""))
        .filter(folder -> !folder.isEmpty())
        .toList();
  }

  private static String joined(String... parts) {
    return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(" "));
  }
}
