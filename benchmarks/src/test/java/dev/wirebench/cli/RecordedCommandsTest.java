package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.wirebench.base.Program;
import dev.wirebench.catalogue.RecordedRuns;
import dev.wirebench.options.ShellWords;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.records.Records;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.page.Command;
import dev.wirebench.results.RecordedSources;
import dev.wirebench.run.RunFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the page of a committed run tells its readers to type measures what that run measured. */
class RecordedCommandsTest {
  private static final Path ROOT = Path.of("..");
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());

  /** Of commands of a run's page, whose reader has JDKs where theirs are. */
  private static final String HOMES = " --jdk /path/to/\\S+";

  static Stream<Path> runs() {
    return RecordedRuns.of(ROOT).stream().filter(run -> Records.withReport(run).isEmpty());
  }

  /** By the real command line, before codecs are held to the contract. */
  @ParameterizedTest
  @MethodSource("runs")
  void theyPlanTheRunAgain(Path folder) {
    Plan recorded = RunFolder.open(folder).read().plan();
    RunInfo described = RecordedSources.read(List.of(folder)).get(0).run().orElseThrow();
    assumeThat(described.subjects().imported()).as("payloads that are in this checkout").isEmpty();
    recorded
        .machines()
        .jdks()
        .forEach(
            jdk ->
                assumeThat(
                        jdk.difference().archive() == null
                            || jdk.feature() <= Runtime.version().feature())
                    .as("a JDK here that makes such an archive")
                    .isTrue());

    Plan again = plan(described, CODECS.with(recorded.machines().releases()));

    assertThat(again.suite()).isEqualTo(recorded.suite());
    assertThat(again.seed()).isEqualTo(recorded.seed());
    // What is left out here has the JDK's version in it, or is found out by the run.
    assertThat(again.selection())
        .usingRecursiveComparison()
        .ignoringFields("tables.core", "floors", "tables.scope")
        .isEqualTo(recorded.selection());
    assertThat(again.comparison()).isEqualTo(recorded.comparison());
    assertThat(again.limits().spends()).isEqualTo(recorded.limits().spends());
    assertThat(again.limits().forkTimeoutMillis()).isEqualTo(recorded.limits().forkTimeoutMillis());
    // A budget that need not be spent is the suite's, which may have another one by now.
    if (!Boolean.FALSE.equals(recorded.limits().spends())) {
      assertThat(again.limits().budgetMillis()).isEqualTo(recorded.limits().budgetMillis());
    }
    if (recorded.limits().budgetMillis() == null) {
      assertThat(again.effort()).isEqualTo(recorded.effort());
    }
    assertThat(differences(again)).isEqualTo(differences(recorded));
    // Turns may not fit into the memory of this machine; nobody asks for them where blocks were.
    if (again.interleaving().isByTurns()) {
      assertThat(recorded.interleaving().isByTurns()).isTrue();
      assertThat(again.interleaving().isPinned()).isEqualTo(recorded.interleaving().isPinned());
    }
  }

  private static Plan plan(RunInfo run, CodecRegistry codecs) {
    String command =
        Command.of(run.plan(), run.subjects().imported())
            .replace("\\\n", "")
            .replaceAll("\\s+", " ");
    assertThat(command).startsWith(Program.COMMAND + " run ");
    String options = command.substring((Program.COMMAND + " run ").length()).replaceAll(HOMES, "");
    String[] words = ShellWords.split("run " + options).orElseThrow().toArray(new String[0]);
    RunCommand asked =
        (RunCommand) Main.commandLine().parseArgs(words).subcommand().commandSpec().userObject();
    return asked.plan(codecs);
  }

  /** In what forks of one JDK differ. */
  private static List<String> differences(Plan plan) {
    return plan.machines().jdks().stream()
        .map(RecordedCommandsTest::difference)
        .distinct()
        .toList();
  }

  private static String difference(Jdk jdk) {
    return String.valueOf(jdk.difference());
  }
}
