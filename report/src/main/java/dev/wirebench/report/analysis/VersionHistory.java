package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.RowRelease;
import dev.wirebench.report.coordinates.RowVariant;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Verdict;
import dev.wirebench.report.verdicts.Verdicts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Releases of one library in one table, in the order in which the run was asked for them: what each
 * costs, and where a change from one to the next is established. Neighbours are compared block by
 * block; their intervals are corrected for the number of neighbours.
 *
 * @param title of the table
 * @param codec the id of the codec that all have
 * @param unit of the scores
 */
public record VersionHistory(String title, String codec, String unit, List<Line> lines) {

  /**
   * A release.
   *
   * @param name of the row
   * @param version of the library's main artifact; empty if not known
   * @param score with its 95 % interval
   * @param ratio to the score of the first line; empty there, and where either has no positive
   *     score
   * @param change its score divided by that of the line before, with the corrected interval; empty
   *     on the first
   * @param verdict on that change; none on the first
   */
  public record Line(
      String name,
      String version,
      Estimate score,
      Optional<Estimate> ratio,
      Optional<Estimate> change,
      Verdict verdict) {

    /** Says whether the change is more than chance. */
    public boolean isChange() {
      return switch (verdict) {
        case FASTER, SLOWER, PERHAPS_FASTER, PERHAPS_SLOWER -> true;
        case TIE, NO_CLEAR_DIFFERENCE, INDICATIVE, BASELINE, NONE -> false;
      };
    }
  }

  /** The histories of all codecs of which a comparison has several releases. */
  static List<VersionHistory> of(List<ResultTable> tables, List<Source> sources, double delta) {
    List<VersionHistory> all = new ArrayList<>();
    for (ResultTable table : tables) {
      if (table.comparedBy().equals(Dimensions.CODEC)) {
        List<String> order = order(table, sources);
        byCodec(table, order)
            .forEach(
                (codec, rows) -> {
                  if (rows.size() > 1
                      && rows.stream().anyMatch(row -> RowRelease.isRelease(row.name()))) {
                    all.add(of(table, codec, rows, delta));
                  }
                });
      }
    }
    return List.copyOf(all);
  }

  /**
   * The order of the codecs as the run was asked for them. Where it is empty, the comparison's own
   * order stays.
   */
  private static List<String> order(ResultTable table, List<Source> sources) {
    return sources.stream()
        .filter(source -> source.name().equals(table.key().source()))
        .flatMap(source -> source.run().stream())
        .flatMap(run -> run.plan().selection().codecs().stream())
        .toList();
  }

  private static Map<String, List<Row>> byCodec(ResultTable table, List<String> order) {
    Map<String, List<Row>> rows = new LinkedHashMap<>();
    table.rows().stream()
        .filter(row -> !RowVariant.isVariant(row.name()) && row.means().length > 0)
        .sorted(Comparator.comparingInt(row -> order.indexOf(row.name())))
        .forEach(
            row ->
                rows.computeIfAbsent(RowRelease.codec(row.name()), key -> new ArrayList<>())
                    .add(row));
    return rows;
  }

  private static VersionHistory of(ResultTable table, String codec, List<Row> rows, double delta) {
    RowRatios ratios = RowRatios.of(table);
    int family = rows.size() - 1;
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      Optional<Estimate> ratio =
          i == 0 ? Optional.empty() : ratios.of(row, rows.get(0), 1).map(Ratio::plain);
      Optional<Estimate> change =
          i == 0 ? Optional.empty() : ratios.of(row, rows.get(i - 1), family).map(Ratio::family);
      lines.add(
          new Line(
              row.name(),
              row.codec().map(VersionHistory::version).orElse(""),
              row.score(),
              ratio,
              change,
              change
                  .map(one -> Verdicts.of(one, table.largerIsBetter(), delta))
                  .orElse(Verdict.NONE)));
    }
    return new VersionHistory(table.key().title(), codec, table.unit(), List.copyOf(lines));
  }

  private static String version(CodecInfo codec) {
    return codec.artifacts().values().stream().findFirst().orElse("");
  }
}
