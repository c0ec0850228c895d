package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.TableKey;
import dev.wirebench.report.input.LibraryFacts;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Settings;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that findings, charts and exporters draw on. It is asked for what its parts hold.
 *
 * @param tables in the order of the sources and of their plans
 * @param floors by source and JDK: time to copy an array
 * @param plainCalls calls without the SPI, each beside the one through it
 * @param profiles what rows did with their time, of tables that were profiled
 */
public record Report(
    List<Source> sources,
    Settings settings,
    List<ResultTable> tables,
    Map<FloorKey, FloorLine> floors,
    List<PlainCall> plainCalls,
    Across across,
    Known known,
    List<TableProfiles> profiles) {

  /**
   * The comparisons from one table to another.
   *
   * @param histories libraries of which tables have several releases
   * @param jvms tables that there are on several JVMs, these beside each other
   * @param jvmTotals the same over all tables together
   */
  public record Across(
      List<VersionHistory> histories, List<JvmComparison> jvms, List<JvmTotals> jvmTotals) {}

  /**
   * The facts that no benchmark measures.
   *
   * @param besidesSpeed what was observed of the report's codecs
   * @param libraries what is known of codecs' libraries besides, by codec
   */
  public record Known(ObservedQualities besidesSpeed, Map<String, LibraryFacts> libraries) {}

  public List<VersionHistory> histories() {
    return across.histories();
  }

  public List<JvmComparison> jvms() {
    return across.jvms();
  }

  public List<JvmTotals> jvmTotals() {
    return across.jvmTotals();
  }

  public ObservedQualities besidesSpeed() {
    return known.besidesSpeed();
  }

  public Map<String, LibraryFacts> libraries() {
    return known.libraries();
  }

  /** The cost of copying where this table was measured. */
  public Optional<FloorLine> floor(TableKey table) {
    return Optional.ofNullable(floors.get(new FloorKey(table.source(), table.jdk().orElse(""))));
  }

  /** The source that a table comes from; empty if its rows come from several. */
  public Optional<Source> source(TableKey table) {
    return sources.stream().filter(source -> source.name().equals(table.source())).findFirst();
  }
}
