package dev.wirebench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.analysis.Alternatives;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report offers each parameter that makes a table of several rows, though it tries few. */
class OfferedDimensionsTest {
  private static final int FILES = 120;

  @TempDir private Path folder;

  private static boolean compares(Report report, String dimension) {
    Settings settings = new Settings(Optional.empty(), Optional.of(dimension), 0.03, false);
    try {
      return Analysis.of(report.sources(), settings).tables().stream()
          .anyMatch(table -> table.comparedBy().equals(dimension) && table.rows().size() > 1);
    } catch (BadInput otherUnits) {
      return false;
    }
  }

  @Test
  void noParameterThatComparesIsLeftOut() {
    for (int seed = 0; seed < FILES; seed++) {
      Report report =
          Analysis.of(Sources.read(List.of(RandomJmh.write(folder, seed))), Settings.DEFAULT);
      Set<String> parameters =
          report.sources().get(0).cells().stream()
              .filter(cell -> !cell.benchmark().startsWith("dev.wirebench"))
              .flatMap(cell -> cell.params().keySet().stream())
              .map(name -> Set.of("mode", "threads").contains(name) ? "param " + name : name)
              .filter(name -> compares(report, name))
              .collect(Collectors.toSet());
      assertThat(Alternatives.of(report)).as("of seed %d", seed).containsAll(parameters);
    }
  }
}
