package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Profile;
import dev.wirebench.report.input.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The profiles of a comparison's rows, which say what they did with their time.
 *
 * @param table it is of
 * @param rows in the table's order, those that have a profile with samples
 */
public record TableProfiles(ResultTable table, List<RowProfile> rows) {

  /** The profiles of all comparisons that have some, in their order. */
  static List<TableProfiles> of(List<Source> sources, List<ResultTable> tables) {
    List<Profile.Named> profiles = sources.size() == 1 ? sources.get(0).profiles() : List.of();
    List<TableProfiles> found = new ArrayList<>();
    for (ResultTable table : tables) {
      List<RowProfile> rows =
          table.rows().stream()
              .flatMap(
                  row ->
                      profiles.stream()
                          .filter(named -> named.profile().cell().is(row.cell()))
                          .filter(named -> named.profile().samples() > 0)
                          .map(named -> RowProfile.of(row.name(), named)))
              .toList();
      if (!rows.isEmpty()) {
        found.add(new TableProfiles(table, rows));
      }
    }
    return found;
  }

  /** Both rows beside each other, the baseline first, where there are just two. */
  public Optional<ProfileComparison> pair() {
    if (rows.size() != 2) {
      return Optional.empty();
    }
    boolean isSecond = table.baseline().filter(rows.get(1).row()::equals).isPresent();
    return Optional.of(
        isSecond
            ? new ProfileComparison(rows.get(1), rows.get(0))
            : new ProfileComparison(rows.get(0), rows.get(1)));
  }
}
