package dev.wirebench.studies.claims;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.input.RunInfo.Exclusion;
import dev.wirebench.report.input.Source;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tables of one run on one JDK: what was measured alike. */
final class Setting {
  private final String source;
  private final String jdk;
  private final List<Exclusion> exclusions;
  private final Map<ClaimedTable, ResultTable> tables = new HashMap<>();

  private Setting(Report report, ResultTable first) {
    this.source = first.key().source();
    this.jdk = first.key().jdk().orElse("");
    this.exclusions =
        report
            .source(first.key())
            .flatMap(Source::run)
            .map(run -> run.problems().exclusions())
            .orElse(List.of());
  }

  /** The settings of a report, in its order. */
  static List<Setting> of(Report report) {
    Map<Map<String, String>, Setting> settings = new LinkedHashMap<>();
    for (ResultTable table : report.tables()) {
      if (table.comparedBy().equals(Dimensions.CODEC) && !table.largerIsBetter()) {
        Map<String, String> alike = new HashMap<>(table.key().dimensions());
        alike
            .keySet()
            .removeAll(List.of(Dimensions.PAYLOAD, Dimensions.OPERATION, Dimensions.MEDIUM));
        settings.computeIfAbsent(alike, key -> new Setting(report, table)).add(table);
      }
    }
    return new ArrayList<>(settings.values());
  }

  private void add(ResultTable table) {
    tables.put(
        new ClaimedTable(
            table.key().payload().orElse(""),
            table.key().operation().orElse(""),
            table.key().medium().orElse("")),
        table);
  }

  String source() {
    return source;
  }

  String jdk() {
    return jdk;
  }

  /** Empty if it was not measured. */
  Optional<Amount> amount(ClaimMetric metric, ClaimedCell cell) {
    ClaimedTable place = new ClaimedTable(cell.payload(), cell.operation(), cell.medium());
    return Optional.ofNullable(tables.get(place))
        .flatMap(table -> table.row(cell.codec()).flatMap(row -> Amount.of(metric, table, row)));
  }

  /** The reason that the run has no row for it; empty if it was not asked for one. */
  Optional<String> whyAbsent(ClaimedCell cell) {
    return exclusions.stream()
        .filter(excluded -> excluded.codec().equals(cell.codec()))
        .filter(excluded -> isAny(excluded.payload(), cell.payload()))
        .filter(excluded -> isAny(excluded.operation(), cell.operation()))
        .filter(excluded -> isAny(excluded.medium(), cell.medium()))
        .filter(excluded -> isAny(excluded.jdk(), jdk))
        .map(excluded -> noRow(cell.codec(), cell.payload(), excluded.reason()))
        .findFirst();
  }

  static String noRow(String codec, String payload, String reason) {
    return codec + " has no row for " + payload + ": " + reason;
  }

  private static boolean isAny(String ofExclusion, String ofCell) {
    return ofExclusion.isEmpty() || ofExclusion.equals(ofCell);
  }
}
