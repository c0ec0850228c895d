package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.Recorded;
import dev.wirebench.report.load.Recorded.Figures;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoadAnswersTest {
  private static final Figures JACKSON = new Figures("jackson", 8000, 400, 100);

  private static List<String> of(List<LoadLine> lines) {
    return LoadAnswers.of(LoadSummary.of(lines));
  }

  private static List<LoadLine> quiet(Figures... codecs) {
    // In its first repetition, the machine was disturbed: of five, that is less than a quarter.
    return Recorded.load(5, codecs);
  }

  @Test
  void whoAnswersMoreOrFewerIsNamedWithTheInterval() {
    assertThat(
            of(
                quiet(
                    JACKSON,
                    new Figures("kryo", 12_000, 200, 60),
                    new Figures("gson", 4000, 900, 200))))
        .containsExactly(
            "order-event: at most 8,239 requests/s are answered in time with jackson."
                + " More: kryo, 1.50 × (1.50 – 1.50). Fewer: gson, 0.500 × (0.500 – 0.500)."
                + " Of the server's CPU time, reading and writing messages is 25 % with jackson,"
                + " 25 % with kryo and 25 % with gson.");
  }

  @Test
  void whatIsNotKnownToDifferIsNotNamed() {
    assertThat(of(quiet(JACKSON)))
        .containsExactly(
            "order-event: at most 8,239 requests/s are answered in time with jackson."
                + " No codec is known to answer more or fewer."
                + " Of the server's CPU time, reading and writing messages is 25 % with jackson.");
  }

  @Test
  void aBusyMachineAnswersNothing() {
    assertThat(of(Recorded.disturbed(quiet(JACKSON)))).isEmpty();
  }
}
