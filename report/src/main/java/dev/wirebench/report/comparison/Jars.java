package dev.wirebench.report.comparison;

import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.RunInfo;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The versions of the libraries that a run had. */
final class Jars {
  /** The name of a jar as in {@code jackson-core-2.22.4.jar}, which a digest may follow. */
  private static final Pattern NAME_AND_VERSION = Pattern.compile("(.+?)-(\\d.*)\\.jar( .*)?");

  /** The folder of the jars that no measured fork has. */
  private static final String HARNESS = "harness/";

  private Jars() {}

  /** Versions by artifact: those of the jars, and those that only the codecs tell. */
  static Map<String, String> of(RunInfo run) {
    Map<String, String> versions = new TreeMap<>();
    run.subjects().libraries().stream()
        .filter(file -> !file.startsWith(HARNESS))
        .forEach(file -> add(versions, file));
    for (CodecInfo codec : run.subjects().codecs()) {
      codec.artifacts().forEach(versions::putIfAbsent);
    }
    return versions;
  }

  private static void add(Map<String, String> versions, String file) {
    Matcher matcher = NAME_AND_VERSION.matcher(file);
    if (matcher.matches()) {
      String digest = matcher.group(3) == null ? "" : matcher.group(3);
      put(versions, matcher.group(1), matcher.group(2) + digest);
    } else {
      List<String> parts = List.of(file.split(" ", 2));
      put(versions, parts.get(0), parts.size() > 1 ? parts.get(1) : "without a version");
    }
  }

  /** Two artifacts of the same name, of different groups, are told together. */
  private static void put(Map<String, String> versions, String name, String version) {
    versions.merge(name, version, (first, second) -> first + ", " + second);
  }
}
