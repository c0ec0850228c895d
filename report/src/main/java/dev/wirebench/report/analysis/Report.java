package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.TableKey;
import dev.wirebench.report.input.LibraryFacts;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Settings;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that findings, charts and exporters draw on.
 *
 * @param tables in the order of the sources and of their plans
 * @param floors by source and JDK: time to copy an array
 * @param plainCalls calls without the SPI, each beside the one through it
 * @param histories libraries of which tables have several releases
 * @param jvms tables that there are on several JVMs, these beside each other
 * @param besidesSpeed what was observed of its codecs, but not measured
 * @param libraries what is known of codecs' libraries besides, by codec
 * @param profiles what rows did with their time, of tables that were profiled
 */
public record Report(
    List<Source> sources,
    Settings settings,
    List<Table> tables,
    Map<FloorKey, FloorLine> floors,
    List<PlainCall> plainCalls,
    List<VersionHistory> histories,
    List<JvmComparison> jvms,
    BesidesSpeed besidesSpeed,
    Map<String, LibraryFacts> libraries,
    List<TableProfiles> profiles) {

  /** What copying costs where this table was measured. */
  public Optional<FloorLine> floor(TableKey table) {
    return Optional.ofNullable(floors.get(new FloorKey(table.source(), table.jdk().orElse(""))));
  }

  /** The source that a table comes from; empty if its rows come from several. */
  public Optional<Source> source(TableKey table) {
    return sources.stream().filter(source -> source.name().equals(table.source())).findFirst();
  }
}
