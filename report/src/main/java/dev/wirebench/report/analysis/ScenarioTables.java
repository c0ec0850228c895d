package dev.wirebench.report.analysis;

import dev.wirebench.report.input.BadInput;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The tables of a report that a scenario asks for: one for writing, one for reading. */
final class ScenarioTables {
  private static final List<String> OPERATIONS =
      List.of(Operations.SERIALIZE, Operations.DESERIALIZE);

  private ScenarioTables() {}

  /**
   * In the order of the operations.
   *
   * @throws BadInput if there is none
   */
  static List<Table> of(Report report, Scenario scenario) {
    List<Table> found =
        report.tables().stream()
            .filter(table -> table.comparedBy().equals(Dimensions.CODEC))
            .filter(table -> table.key().payload().filter(scenario.payload()::equals).isPresent())
            .filter(table -> table.key().medium().filter(scenario.medium()::equals).isPresent())
            .filter(table -> table.key().operation().filter(OPERATIONS::contains).isPresent())
            .filter(table -> scenario.jdk().isEmpty() || table.key().jdk().equals(scenario.jdk()))
            .toList();
    if (found.isEmpty()) {
      throw new BadInput(
          "No table writes or reads '"
              + scenario.payload()
              + "' as "
              + scenario.medium()
              + scenario.jdk().map(jdk -> " on JDK " + jdk).orElse("")
              + ": choose a payload from "
              + payloads(report)
              + ".");
    }
    // Of several sources or JDKs the first: one decision rests on one set of conditions.
    TableKey first = found.get(0).key();
    return found.stream()
        .filter(table -> table.key().source().equals(first.source()))
        .filter(table -> table.key().jdk().equals(first.jdk()))
        .sorted(
            Comparator.comparing(table -> OPERATIONS.indexOf(table.key().operation().orElse(""))))
        .toList();
  }

  private static String payloads(Report report) {
    Set<String> payloads = new LinkedHashSet<>();
    report.tables().forEach(table -> table.key().payload().ifPresent(payloads::add));
    return payloads.isEmpty()
        ? "a run's folder (these files have none)"
        : String.join(", ", payloads);
  }
}
