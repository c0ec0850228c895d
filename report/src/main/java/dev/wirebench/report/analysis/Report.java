package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Source;
import java.util.List;
import java.util.Map;

/**
 * Everything that findings, charts and exporters draw on.
 *
 * @param tables in the order of the sources
 * @param comparedBy the name of the dimension that the rows of tables are values of
 * @param floors by source's name: time to copy an array, in ns by size in bytes, smallest first
 */
public record Report(
    List<Source> sources,
    Settings settings,
    String comparedBy,
    List<Table> tables,
    Map<String, FloorLine> floors) {}
