package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.RowRelease;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.Observed;
import dev.wirebench.report.input.Qualities;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The observations of the report's codecs apart from their speed, made by another command than the
 * run's. They change no verdict and no rank of a comparison.
 *
 * @param program that observed it
 * @param started ISO 8601
 * @param isWhole whether that was not interrupted
 * @param qualities names, in the order of the file
 * @param codecs all of the report, by id; empty if none of them was observed
 */
public record ObservedQualities(
    String program,
    String started,
    boolean isWhole,
    List<String> qualities,
    List<CodecQualities> codecs) {
  static final ObservedQualities NONE = new ObservedQualities("", "", true, List.of(), List.of());

  /** The version of a library that is part of the JDK and has none of its own. */
  private static final String NO_VERSION = "-";

  private static final int DATE = 10;

  /**
   * @param tables of the report
   */
  static ObservedQualities of(Optional<Qualities> qualities, List<ResultTable> tables) {
    Map<String, Set<String>> measured = measured(tables);
    return qualities
        .filter(
            file ->
                measured.keySet().stream()
                    .map(RowRelease::codec)
                    .anyMatch(file.codecs()::containsKey))
        .map(file -> of(file, measured))
        .orElse(NONE);
  }

  private static ObservedQualities of(Qualities file, Map<String, Set<String>> measured) {
    Map<String, List<Observed>> byCodec =
        file.observations().stream().collect(Collectors.groupingBy(Observed::codec));
    return new ObservedQualities(
        file.program(),
        file.started(),
        file.isWhole(),
        file.observations().stream().map(Observed::quality).distinct().toList(),
        measured.entrySet().stream()
            .map(
                codec ->
                    new CodecQualities(
                        codec.getKey(),
                        Optional.ofNullable(file.codecs().get(RowRelease.codec(codec.getKey()))),
                        codec.getValue(),
                        byCodec.getOrDefault(RowRelease.codec(codec.getKey()), List.of()),
                        others(RowRelease.codec(codec.getKey()), file, byCodec)))
            .toList());
  }

  private static List<CodecQualities> others(
      String codec, Qualities file, Map<String, List<Observed>> byCodec) {
    return file.libraries().entrySet().stream()
        .filter(other -> !other.getKey().equals(codec))
        .filter(other -> other.getValue().equals(file.libraries().get(codec)))
        .map(Map.Entry::getKey)
        .sorted()
        .map(
            other ->
                new CodecQualities(
                    other,
                    Optional.ofNullable(file.codecs().get(other)),
                    Set.of(),
                    byCodec.getOrDefault(other, List.of()),
                    List.of()))
        .toList();
  }

  /** Versions of the library that names the codec, by codec. */
  private static Map<String, Set<String>> measured(List<ResultTable> tables) {
    Map<String, Set<String>> versions = new TreeMap<>();
    tables.stream()
        .flatMap(table -> table.rows().stream())
        .flatMap(row -> row.codec().stream())
        .forEach(
            codec ->
                versions
                    .computeIfAbsent(codec.id(), id -> new LinkedHashSet<>())
                    .add(version(codec)));
    return versions;
  }

  private static String version(CodecInfo codec) {
    return codec.artifacts().values().stream().findFirst().orElse(NO_VERSION);
  }

  public boolean isEmpty() {
    return codecs.isEmpty();
  }

  /** The origin of the observations, and how to read them. */
  public String words() {
    return "Not measured in this run, but executed by the command qualities of "
        + program
        + ", begun on "
        + started.substring(0, Math.min(DATE, started.length()))
        + (isWhole ? "" : " and interrupted")
        + ". Hard is what loses data unnoticed, or takes more down than the message that did it."
        + " Untested says that nothing is known. Times are ranked without it; decisions rule options"
        + " out for it where a scenario demands so. All cases: docs/QUALITIES.md.";
  }
}
