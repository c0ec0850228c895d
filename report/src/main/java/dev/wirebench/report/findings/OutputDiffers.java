package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunInfo.SizeLists;
import dev.wirebench.report.input.RunInfo.SizeRow;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Codecs of one format that do not write the same bytes for the same payload: of another length, or
 * of the same length but compressed to another one, as when fields are in another order. Lengths
 * that differ by less than δ are a note. Configurations for reference are left out.
 */
final class OutputDiffers implements Analyser {
  private record Place(String format, String payload, String medium) {}

  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      source.run().ifPresent(run -> find(run, report.settings().delta(), findings));
    }
    return findings;
  }

  private static void find(RunInfo run, double delta, List<Finding> findings) {
    List<String> lengths = new ArrayList<>();
    List<String> orders = new ArrayList<>();
    double effect = 0;
    for (Map.Entry<Place, Map<String, SizeLists>> sizes : byPlace(run).entrySet()) {
      Map<List<Integer>, List<String>> raw = grouped(sizes.getValue(), false);
      if (raw.size() > 1) {
        lengths.add(words(sizes.getKey(), raw));
        effect = Math.max(effect, difference(raw.keySet()));
      } else if (grouped(sizes.getValue(), true).size() > 1) {
        orders.add(words(sizes.getKey(), grouped(sizes.getValue(), true)));
      }
    }
    if (!lengths.isEmpty()) {
      findings.add(
          finding(
              effect > delta ? Severity.WARNING : Severity.NOTE,
              "Codecs of one format write messages of different length (mean bytes): ",
              lengths,
              "Read the codecs' notes for what they leave out, add or spell otherwise; their rows"
                  + " do not do the same work.",
              effect));
    }
    if (!orders.isEmpty()) {
      findings.add(
          finding(
              Severity.NOTE,
              "Codecs of one format write messages of the same length but in other words or order"
                  + " (mean bytes after gzip): ",
              orders,
              "There is nothing to do where only the order of fields differs, as the codecs' notes"
                  + " say.",
              Double.NaN));
    }
  }

  /** The relative difference between the longest and the shortest mean length. */
  private static double difference(Set<List<Integer>> lengths) {
    DoubleSummaryStatistics means =
        lengths.stream().mapToDouble(OutputDiffers::mean).summaryStatistics();
    return means.getMax() / means.getMin() - 1;
  }

  private static double mean(List<Integer> bytes) {
    return bytes.stream().mapToInt(Integer::intValue).average().orElse(0);
  }

  private static Finding finding(
      Severity severity, String text, List<String> places, String remedy, double effect) {
    return new Finding(
        severity,
        "output-differs",
        "Output of one format differs",
        text + FindingPlaces.few(places) + ".",
        remedy,
        List.of(),
        effect);
  }

  private static Map<Place, Map<String, SizeLists>> byPlace(RunInfo run) {
    Map<Place, Map<String, SizeLists>> places = new LinkedHashMap<>();
    for (SizeRow row : run.subjects().sizes()) {
      Optional<CodecInfo> codec = run.codec(row.codec());
      if (row.bytes() != null && codec.isPresent() && !codec.get().isStudyRow()) {
        places
            .computeIfAbsent(
                new Place(codec.get().format(), row.payload(), row.medium()),
                place -> new LinkedHashMap<>())
            .put(row.codec(), row.bytes());
      }
    }
    return places;
  }

  /** Codecs by the lengths of their messages. */
  private static Map<List<Integer>, List<String>> grouped(
      Map<String, SizeLists> sizes, boolean gzip) {
    Map<List<Integer>, List<String>> groups = new LinkedHashMap<>();
    sizes.forEach(
        (codec, bytes) ->
            groups
                .computeIfAbsent(gzip ? bytes.gzip() : bytes.raw(), key -> new ArrayList<>())
                .add(codec));
    return groups;
  }

  /** The mean in whole bytes, unless another mean would read the same. */
  private static String number(double mean, TreeMap<Double, List<String>> byMean) {
    long alike =
        byMean.keySet().stream().map(Math::round).filter(n -> n == Math.round(mean)).count();
    return alike == 1 ? Words.number(mean) : String.format(Locale.ROOT, "%,.2f", mean);
  }

  private static String words(Place place, Map<List<Integer>, List<String>> groups) {
    TreeMap<Double, List<String>> byMean = new TreeMap<>();
    groups.forEach(
        (bytes, codecs) ->
            byMean.computeIfAbsent(mean(bytes), key -> new ArrayList<>()).addAll(codecs));
    List<String> parts = new ArrayList<>();
    byMean.forEach(
        (mean, codecs) -> parts.add(String.join(", ", codecs) + " " + number(mean, byMean)));
    return place.format()
        + ", "
        + place.payload()
        + ", "
        + place.medium()
        + ": "
        + String.join(" / ", parts);
  }
}
