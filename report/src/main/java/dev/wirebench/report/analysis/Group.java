package dev.wirebench.report.analysis;

import dev.wirebench.report.analysis.TableBuilder.Surroundings;
import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.TableKey;
import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.input.RunPlan.Selection;
import dev.wirebench.report.statistics.Bootstrap;
import dev.wirebench.report.verdicts.Settings;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The cells of one table.
 *
 * @param comparedBy the dimension in which they differ
 * @param dimensions what they have in common: value by name, in order
 */
record Group(String comparedBy, Map<String, String> dimensions, List<Coordinates> cells) {

  /** The order of the run's plan; groups that no plan names stay in the file's order. */
  static Comparator<Group> planned() {
    return Comparator.<Group>comparingInt(
            group -> group.place(Selection::payloads, Dimensions.PAYLOAD))
        .thenComparingInt(group -> group.place(Selection::operations, Dimensions.OPERATION))
        .thenComparingInt(group -> group.place(Selection::media, Dimensions.MEDIUM));
  }

  private int place(Function<Selection, List<String>> values, String dimension) {
    int place =
        cells
            .get(0)
            .source()
            .run()
            .map(
                run ->
                    values
                        .apply(run.plan().selection())
                        .indexOf(dimensions.getOrDefault(dimension, "")))
            .orElse(-1);
    return place < 0 ? Integer.MAX_VALUE : place;
  }

  ResultTable table(
      TableKey key, Settings settings, Surroundings surroundings, Optional<Bootstrap> bootstrap) {
    return new TableBuilder(key, comparedBy, cells, settings, surroundings).build(bootstrap);
  }

  /** Says whether each benchmark's scores can be given in the unit of the first one's. */
  boolean hasOneUnit() {
    String unit = cells.get(0).cell().unit();
    return cells.stream().allMatch(cell -> Units.factor(cell.cell().unit(), unit).isPresent());
  }
}
