package dev.wirebench.reports;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.wirebench.report.decision.Decision;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AdditionTest {
  private static final Path BUDGETED = Path.of("..", "results", "reference-gson-versions");
  private static final Path NO_RUN = Path.of("..", "report/src/test/resources/smoke-run");

  private static List<String> to(Path folder, String outcome) {
    return Addition.to(
        folder,
        "order-event",
        new Decision(
            outcome, Optional.empty(), List.of(), List.of(), "", "", MissingNode.getInstance()),
        "decide it again");
  }

  @Test
  void whatWasDecidedLacksNothing() {
    assertThat(to(BUDGETED, "cheap")).isEmpty();
    assertThat(to(BUDGETED, "keep")).isEmpty();
  }

  /** Five repetitions of 16 configurations took nine minutes or more, so one takes about two. */
  @Test
  void aBudgetIsRaisedByTheTimeOfWhatIsLacking() {
    assertThat(to(BUDGETED, "indicative"))
        .singleElement()
        .asString()
        .matches(
            "Verdicts take about [1-3] min \\d+ s more: java -jar benchmarks/target/benchmarks\\.jar"
                + " run --resume \\.\\./results/reference-gson-versions --budget [2-4]m, then decide"
                + " it again");
  }

  @Test
  void whatHasNoBudgetIsMeasuredAgain() {
    assertThat(to(NO_RUN, "indicative"))
        .containsExactly(
            "Five JVMs or more of each option give verdicts: measure again with --blocks 5.");
  }
}
