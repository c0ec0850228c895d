package dev.wirebench.report.page;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunInfo.Failure;
import dev.wirebench.report.input.RunInfo.Noise;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The machine and the settings of the measurement, in words. */
final class Facts {
  private static final double MILLIS = 1000;
  private static final String NOT_AVAILABLE = "not available";
  private static final int DATE = 10;
  private static final int MOST_NAMED = 3;

  private Facts() {}

  /** Machine, JVM, forks, date and noise of the first source, for the first screen. */
  static String line(Report report) {
    Source first = report.sources().get(0);
    List<String> parts = new ArrayList<>();
    first.run().ifPresent(run -> machine(run, parts));
    parts.add(distinct(first, Facts::jvm));
    parts.add(forks(first));
    first.run().ifPresent(run -> when(run, parts));
    if (report.sources().size() > 1) {
      parts.add("and " + (report.sources().size() - 1) + " more under Environment");
    }
    return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining(" · "));
  }

  private static void machine(RunInfo run, List<String> parts) {
    String cpu = known(run, "cpu");
    String cpus = known(run, "cpus");
    parts.add(cpu);
    parts.add(cpus.isEmpty() ? "" : cpus + (cpus.equals("1") ? " CPU" : " CPUs"));
    String hypervisor = known(run, "hypervisor");
    parts.add(hypervisor.startsWith("yes") ? "virtual machine" : "");
  }

  private static String known(RunInfo run, String name) {
    String value = run.machine().environment().getOrDefault(name, "");
    return value.equals(NOT_AVAILABLE) ? "" : value;
  }

  private static void when(RunInfo run, List<String> parts) {
    String started = run.course().started();
    parts.add(started.length() > DATE ? started.substring(0, DATE) : started);
    Noise noise = run.machine().noise();
    if (noise != null) {
      parts.add("noise before the run: " + noise.label());
    }
  }

  private static String jvm(MeasuredCell cell) {
    String label = cell.jvm().label();
    return label.isEmpty() ? "" : "JDK " + label;
  }

  private static String forks(Source source) {
    int most = source.cells().stream().mapToInt(MeasuredCell::replications).max().orElse(0);
    boolean blocks = source.cells().stream().allMatch(MeasuredCell::hasBlocks);
    String unit = blocks ? " block" : " fork";
    String iterations = distinct(source, cell -> cell.setup().measurement());
    return most + unit + (most == 1 ? "" : "s") + (iterations.isEmpty() ? "" : " of " + iterations);
  }

  /** The values that the cells have in common, or the first few. */
  private static String distinct(Source source, Function<MeasuredCell, String> fact) {
    List<String> values =
        source.cells().stream().map(fact).filter(v -> !v.isEmpty()).distinct().toList();
    String some = values.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
    return values.size() <= MOST_NAMED ? some : some + " …";
  }

  /** Everything that is known of machine, JVM and settings. */
  static Map<String, String> environment(Source source) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("read from", source.file());
    source.run().ifPresent(run -> recorded(run, facts));
    facts.put("benchmark mode", distinct(source, MeasuredCell::mode));
    facts.put(
        "threads",
        distinct(
            source,
            cell -> cell.setup().threads() == 0 ? "" : String.valueOf(cell.setup().threads())));
    facts.put(
        "warm-up",
        source.warmsUpByNeed() ? byNeed(source) : distinct(source, cell -> cell.setup().warmup()));
    facts.put("measurement", distinct(source, cell -> cell.setup().measurement()));
    facts.put("virtual machine", distinct(source, Facts::machineName));
    facts.put("JVM flags", distinct(source, cell -> String.join(" ", cell.jvm().args())));
    facts.values().removeIf(String::isEmpty);
    return facts;
  }

  /** The warm-ups that trial forks showed, and the number of forks that had more after a drift. */
  private static String byNeed(Source source) {
    DoubleSummaryStatistics seconds = new DoubleSummaryStatistics();
    long longer = 0;
    long forks = 0;
    for (MeasuredCell cell : source.cells()) {
      double each = cell.setup().warmupIterationMillis().orElse(0) / MILLIS;
      if (Coordinates.of(source, cell).isFloor() || each == 0) {
        continue;
      }
      int usual = cell.analysed().stream().mapToInt(fork -> fork.warmup().length).min().orElse(0);
      seconds.accept(usual * each);
      longer += cell.analysed().stream().filter(fork -> fork.warmup().length > usual).count();
      forks += cell.analysed().size();
    }
    return seconds.getCount() == 0
        ? ""
        : String.format(
            Locale.ROOT,
            "%.0f to %.0f s, as a trial fork of each benchmark showed; longer in %d of %s, after"
                + " one that drifted",
            seconds.getMin(),
            seconds.getMax(),
            longer,
            Words.count(forks, "fork"));
  }

  private static String machineName(MeasuredCell cell) {
    return (cell.jvm().vmName() + " " + cell.jvm().vmVersion()).strip();
  }

  private static void recorded(RunInfo run, Map<String, String> facts) {
    facts.put("started", run.course().started());
    facts.put("stopped", run.course().stopped());
    facts.put("time", run.course().spent() == null ? "" : run.course().spent().text());
    facts.putAll(run.machine().environment());
    Noise noise = run.machine().noise();
    if (noise != null) {
      facts.put(
          "noise before the run",
          String.format(
              Locale.ROOT,
              "%s (coefficient of variation %.1f %%, steal %s)",
              noise.label(),
              100 * noise.cv(),
              steal(noise)));
    }
    facts.put("seed", Objects.toString(run.plan().request().seed(), ""));
    facts.put("values", values(run.plan().request().values()));
    facts.put("run.json made by", run.origin().provenance().madeByAnother().orElse(""));
  }

  /** The digest says whether another run had the same values. */
  private static String values(Map<String, String> digests) {
    return digests.isEmpty()
        ? ""
        : digests.entrySet().stream()
            .map(entry -> entry.getKey() + " " + entry.getValue().substring(0, 12) + "…")
            .collect(
                Collectors.joining(", ", "drawn from the seed; SHA-256 of the documents: ", ""));
  }

  private static String steal(Noise noise) {
    return noise.steal() == null
        ? "not available"
        : String.format(Locale.ROOT, "%.1f %%", 100 * noise.steal());
  }

  /** Artifacts by codec. */
  static Map<String, String> versions(Source source) {
    Map<String, String> versions = new LinkedHashMap<>();
    for (CodecInfo codec : source.run().map(run -> run.subjects().codecs()).orElse(List.of())) {
      versions.put(codec.id(), Names.version(codec));
    }
    return versions;
  }

  static String cell(Failure failure) {
    return Optional.ofNullable(failure.cell())
        .map(
            cell ->
                Stream.of(cell.benchmark(), String.join(" ", cell.params().values()), cell.jdk())
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining(" ")))
        .orElse("");
  }
}
