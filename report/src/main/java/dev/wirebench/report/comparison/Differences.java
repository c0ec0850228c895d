package dev.wirebench.report.comparison;

import dev.wirebench.report.comparison.CellPairs.Pair;
import dev.wirebench.report.comparison.Difference.Kind;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.Jvm;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunPlan;
import dev.wirebench.report.input.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** The differences of two runs besides their numbers. */
final class Differences {
  private static final String NOT_AVAILABLE = "not available";

  private static final Set<String> HOST =
      Set.of(
          "host",
          "cpu",
          "cpus",
          "smt",
          "governor",
          "hypervisor",
          "container",
          "cpu quota",
          "memory",
          "memory limit",
          "os",
          "arch");

  private static final Set<String> CODE = Set.of("commit", "dirty");

  /** The JVM that runs the campaign measures nothing; JMH is among the libraries. */
  private static final Set<String> TOLD_ELSEWHERE = Set.of("jdk", "vm", "jmh");

  private final List<Difference> found = new ArrayList<>();

  private Differences() {}

  /**
   * @param pairs cells whose JVM and settings are compared
   * @return by kind
   */
  static List<Difference> of(Source before, Source after, List<Pair> pairs) {
    Differences differences = new Differences();
    differences.cells(
        pairs, Kind.SETTINGS, "warm-up", cell -> warmup(before, cell), cell -> warmup(after, cell));
    differences.cells(pairs);
    before.run().ifPresent(older -> after.run().ifPresent(newer -> differences.runs(older, newer)));
    differences.found.sort(Comparator.comparing(Difference::kind));
    return List.copyOf(differences.found);
  }

  /** The differences of two configurations of one run: versions of libraries, and settings. */
  static List<Difference> of(RunInfo run, RunComparison.Rows rows) {
    Differences differences = new Differences();
    run.codec(rows.before())
        .ifPresent(
            older ->
                run.codec(rows.after())
                    .ifPresent(
                        newer -> {
                          differences.all(Kind.LIBRARY, versions(run, older), versions(run, newer));
                          differences.add(
                              Kind.CODEC,
                              "configuration",
                              older.description().configuration(),
                              newer.description().configuration());
                        }));
    return List.copyOf(differences.found);
  }

  /** A jar that the user named is told from others by its digest: its name says little. */
  private static Map<String, String> versions(RunInfo run, CodecInfo codec) {
    Map<String, String> versions = new LinkedHashMap<>(codec.artifacts());
    run.plan()
        .jvms()
        .release(codec.id())
        .ifPresent(release -> release.versions().forEach(versions::replace));
    return versions;
  }

  /** The differences in what JMH says of every benchmark. */
  private void cells(List<Pair> pairs) {
    cells(pairs, Kind.JVM, "JDK", cell -> cell.jvm().label());
    cells(pairs, Kind.JVM, "VM", cell -> cell.jvm().vmName() + " " + cell.jvm().vmVersion());
    cells(pairs, Kind.JVM, "flags", Differences::flags);
    cells(pairs, Kind.SETTINGS, "measurement", cell -> cell.setup().measurement());
    cells(pairs, Kind.SETTINGS, "forks", cell -> String.valueOf(cell.analysed().size()));
  }

  /** The warm-up as a setting: by need it is the same one, whatever each benchmark needed. */
  private static String warmup(Source source, MeasuredCell cell) {
    return source.warmsUpByNeed() ? "by need" : cell.setup().warmup();
  }

  private static String flags(MeasuredCell cell) {
    return String.join(" ", Jvm.settings(cell.jvm().args()));
  }

  private void cells(
      List<Pair> pairs, Kind kind, String name, Function<MeasuredCell, String> fact) {
    cells(pairs, kind, name, fact, fact);
  }

  /** One difference for all cells in which it is the same one. */
  private void cells(
      List<Pair> pairs,
      Kind kind,
      String name,
      Function<MeasuredCell, String> older,
      Function<MeasuredCell, String> newer) {
    Set<Difference> distinct = new LinkedHashSet<>();
    for (Pair pair : pairs) {
      String before = older.apply(pair.before().cell()).strip();
      String after = newer.apply(pair.after().cell()).strip();
      if (!before.equals(after)) {
        distinct.add(new Difference(kind, name, before, after));
      }
    }
    found.addAll(distinct);
  }

  private void runs(RunInfo before, RunInfo after) {
    environment(before.machine().environment(), after.machine().environment());
    add(Kind.NOISE, "before the run", noise(before), noise(after));
    add(Kind.SETTINGS, "suite", before.plan().request().suite(), after.plan().request().suite());
    values(before, after);
    documents(before.subjects().documentBytes(), after.subjects().documentBytes());
    both(Kind.CODEC, configurations(before), configurations(after));
    all(Kind.LIBRARY, Jars.of(before), Jars.of(after));
  }

  private void environment(Map<String, String> before, Map<String, String> after) {
    before.forEach(
        (name, value) -> {
          String other = after.getOrDefault(name, NOT_AVAILABLE);
          if (!TOLD_ELSEWHERE.contains(name) && isKnown(value) && isKnown(other)) {
            add(kind(name), name, value, other);
          }
        });
  }

  private static boolean isKnown(String value) {
    return !value.equals(NOT_AVAILABLE);
  }

  private static Kind kind(String name) {
    if (HOST.contains(name)) {
      return Kind.HOST;
    }
    return CODE.contains(name) ? Kind.CODE : Kind.JVM;
  }

  /** The differences in the values of payloads that both runs have. */
  private void values(RunInfo before, RunInfo after) {
    Map<String, String> older = before.plan().request().values();
    Map<String, String> newer = after.plan().request().values();
    Set<String> drawn = new TreeSet<>(older.keySet());
    drawn.addAll(newer.keySet());
    drawn.removeIf(
        payload ->
            !measures(before, payload)
                || !measures(after, payload)
                || Objects.equals(older.get(payload), newer.get(payload)));
    drawn.forEach(
        payload ->
            add(
                Kind.DATA,
                "values of " + payload,
                values(before.plan().request(), payload),
                values(after.plan().request(), payload)));
  }

  /** Says whether a run measures a payload, or one that is made of it. */
  private static boolean measures(RunInfo run, String payload) {
    return run.subjects().documentBytes().keySet().stream()
        .anyMatch(id -> id.equals(payload) || id.startsWith(payload + "-"));
  }

  private static String values(RunPlan.Request request, String payload) {
    String digest = request.values().get(payload);
    return digest == null
        ? "those of the build"
        : "seed " + request.seed() + " (" + digest.substring(0, 8) + "…)";
  }

  private static String noise(RunInfo run) {
    return run.machine().noise() == null ? "" : run.machine().noise().label();
  }

  private void documents(Map<String, Integer> before, Map<String, Integer> after) {
    both(Kind.DATA, texts(before), texts(after));
  }

  private static Map<String, String> texts(Map<String, Integer> bytes) {
    Map<String, String> texts = new LinkedHashMap<>();
    bytes.forEach((payload, size) -> texts.put("document of " + payload, size + " bytes"));
    return texts;
  }

  private static Map<String, String> configurations(RunInfo run) {
    Map<String, String> configurations = new LinkedHashMap<>();
    for (CodecInfo codec : run.subjects().codecs()) {
      configurations.put(codec.id(), codec.description().configuration());
    }
    return configurations;
  }

  /** The differences of codecs that both runs have: the benchmarks show those that one run has. */
  private void both(Kind kind, Map<String, String> before, Map<String, String> after) {
    before.forEach(
        (name, value) -> {
          if (after.containsKey(name)) {
            add(kind, name, value, after.get(name));
          }
        });
  }

  private void all(Kind kind, Map<String, String> before, Map<String, String> after) {
    Set<String> names = new LinkedHashSet<>(before.keySet());
    names.addAll(after.keySet());
    names.stream()
        .sorted()
        .forEach(
            name -> add(kind, name, before.getOrDefault(name, ""), after.getOrDefault(name, "")));
  }

  private void add(Kind kind, String name, String before, String after) {
    if (!before.equals(after)) {
      found.add(new Difference(kind, name, before, after));
    }
  }
}
