package dev.wirebench.report.comparison;

import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.TableKey;
import dev.wirebench.report.coordinates.TableKeys;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names of cells in a common list: the codec, and the title that its table would have. */
final class CellNames {
  private CellNames() {}

  /**
   * @param cells the dimensions of each
   * @return a name for each, in the same order
   */
  static List<String> of(List<Map<String, String>> cells) {
    List<Map<String, String>> tables = new ArrayList<>();
    for (Map<String, String> cell : cells) {
      Map<String, String> table = new LinkedHashMap<>(cell);
      table.remove(Dimensions.CODEC);
      table.remove(Dimensions.SOURCE);
      tables.add(table);
    }
    List<TableKey> keys = TableKeys.of(tables);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      String codec = cells.get(i).getOrDefault(Dimensions.CODEC, "");
      names.add((codec.isEmpty() ? "" : codec + ": ") + keys.get(i).title());
    }
    return names;
  }
}
