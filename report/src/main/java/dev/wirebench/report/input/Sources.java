package dev.wirebench.report.input;

import dev.wirebench.base.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Reads what {@code report} is given: run folders and files of JMH's JSON. */
public final class Sources {
  private static final String JMH = "jmh.json";
  private static final String RUN = "run.json";

  private Sources() {}

  /**
   * @param results folders of runs (with {@code jmh.json}, and {@code run.json} where there is one,
   *     each possibly compressed, as {@code jmh.json.gz}) and JMH JSON files, at least one
   * @throws BadInput in one sentence with file, position and remedy
   */
  public static List<Source> read(List<Path> results) {
    return read(results, UnaryOperator.identity(), folder -> List.of());
  }

  /**
   * Reads sources; both files of a run may be in another folder than the run's own.
   *
   * @param derived the folder that has them, by the folder of the run
   * @param unrecorded names of its files that were compared with no record, by the folder of a run
   */
  public static List<Source> read(
      List<Path> results, UnaryOperator<Path> derived, Function<Path, List<String>> unrecorded) {
    if (results.isEmpty()) {
      throw new BadInput("Nothing to report on: give a run's folder or a JMH JSON file.");
    }
    Set<Path> seen = new HashSet<>();
    List<Source> sources = new ArrayList<>();
    for (Path result : results) {
      if (!seen.add(result.toAbsolutePath().normalize())) {
        throw new BadInput(result + " is given twice: give it once.");
      }
      sources.add(read(result, name(result, results), derived, unrecorded));
    }
    return sources;
  }

  private static Source read(
      Path result,
      String name,
      UnaryOperator<Path> derived,
      Function<Path, List<String>> unrecorded) {
    if (!Files.isDirectory(result)) {
      return source(name, result, JmhFile.read(result), Optional.empty(), List.of(), List.of());
    }
    Path folder = derived.apply(result);
    Path file = JsonFile.orCompressed(folder.resolve(JMH));
    if (!Files.exists(file)) {
      throw new BadInput(
          result
              + " has no "
              + JMH
              + ": give the folder of a run that has finished, or a JMH JSON"
              + " file.");
    }
    Path shown = folder.equals(result) ? file : result;
    Path runFile = JsonFile.orCompressed(folder.resolve(RUN));
    if (!Files.exists(runFile)) {
      return source(
          name, shown, JmhFile.read(file), Optional.empty(), List.of(), unrecorded.apply(result));
    }
    // Both are large, and reading them at once takes half the time.
    CompletableFuture<RunJson> run = CompletableFuture.supplyAsync(() -> RunFile.read(runFile));
    List<MeasuredCell> cells = JmhFile.read(file);
    return source(
        name,
        shown,
        Merged.of(result, cells, join(run)),
        Optional.of(join(run).run()),
        Profile.readAll(result),
        unrecorded.apply(result));
  }

  private static <T> T join(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof BadInput bad ? bad : e;
    }
  }

  private static Source source(
      String name,
      Path file,
      List<MeasuredCell> cells,
      Optional<RunInfo> run,
      List<Profile.Named> profiles,
      List<String> unrecorded) {
    Source source = new Source(name, file.toString(), cells, run, profiles, unrecorded);
    Map<List<Object>, MeasuredCell> seen = new HashMap<>();
    for (MeasuredCell cell : JvmNames.apart(List.of(source)).get(0).cells()) {
      MeasuredCell earlier = seen.putIfAbsent(identity(cell), cell);
      if (earlier != null) {
        throw new BadInput(
            file
                + " has the same cell twice, as results "
                + (earlier.index() + 1)
                + " and "
                + (cell.index() + 1)
                + ": "
                + cell.label()
                + "; remove one, or give them as two files.");
      }
    }
    return source;
  }

  /**
   * The key of a benchmark, which must not occur twice. JVM flags are not in it: within one run
   * they go with the JDK.
   */
  private static List<Object> identity(MeasuredCell cell) {
    return List.of(
        cell.benchmark(), cell.mode(), cell.setup().threads(), cell.params(), cell.jvm().label());
  }

  /** The last part of the path; all of it where another source ends alike. */
  private static String name(Path result, List<Path> results) {
    String last = last(result);
    long alike = results.stream().filter(other -> last(other).equals(last)).count();
    return alike > 1 ? result.toString() : last;
  }

  private static String last(Path path) {
    Path name = path.toAbsolutePath().normalize().getFileName();
    return name == null ? path.toString() : name.toString();
  }
}
