package dev.wirebench.report.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RateSearchTest {
  /** Tries so many rates on what holds every rate up to one. */
  private static List<Double> search(RateSearch search, double capacity, int turns) {
    List<Double> tried = new ArrayList<>();
    for (int i = 0; i < turns; i++) {
      double rate = search.next();
      tried.add(rate);
      search.add(rate, rate <= capacity);
    }
    return tried;
  }

  @ParameterizedTest
  @ValueSource(doubles = {500, 850, 1000, 1100, 1140, 1900})
  void itClosesInOnTheHighestRate(double capacity) {
    RateSearch search = new RateSearch(1000, 1.2);
    search(search, capacity, 12);
    assertThat(search.estimate()).isCloseTo(capacity, within(0.01 * capacity));
    assertThat(search.held()).isLessThanOrEqualTo(capacity);
  }

  @Test
  void itGoesUpByStepsAndThenHalvesTheLastOne() {
    assertThat(search(new RateSearch(100, 2), 300, 4))
        .containsExactly(100.0, 200.0, 400.0, Math.sqrt(200.0 * 400));
  }

  @Test
  void itGoesDownByStepsAndThenHalvesTheLastOne() {
    assertThat(search(new RateSearch(800, 2), 300, 4))
        .containsExactly(800.0, 400.0, 200.0, Math.sqrt(200.0 * 400));
  }

  /** A server that was slow when it was new. */
  @Test
  void itGetsAwayFromABeginningThatWasFarOff() {
    RateSearch search = RateSearch.again(1000);
    assertThat(search(search, 12_000, 6))
        .usingElementComparator((a, b) -> Math.abs(a - b) < 1 ? 0 : Double.compare(a, b))
        .containsExactly(1000.0, 1150.0, 1520.9, 2660.0, 5320.0, 10_640.0);
    assertThat(search.isClosed()).isFalse();
    search(search, 12_000, 2);
    assertThat(search.isClosed()).isFalse();
    search(search, 12_000, 1);
    assertThat(search.isClosed()).isTrue();
    assertThat(search.estimate()).isCloseTo(12_000, within(0.1 * 12_000));
  }

  @Test
  void oneEndAloneClosesNoSearch() {
    RateSearch up = new RateSearch(1000, 1.2);
    assertThat(up.isClosed()).isFalse();
    up.add(1000, true);
    assertThat(up.isClosed()).isFalse();
    RateSearch down = new RateSearch(1000, 1.2);
    down.add(1000, false);
    assertThat(down.isClosed()).isFalse();
  }

  @Test
  void whatTellsNothingIsTriedAgain() {
    RateSearch search = new RateSearch(1000, 1.2);
    search.add(search.next(), null);
    assertThat(search.next()).isEqualTo(1000);
    assertThat(search.estimate()).isNaN();
    assertThat(search.held()).isNaN();
  }

  @Test
  void whereOneEndIsMissingTheEstimateIsHalfAStepBeyondTheOther() {
    RateSearch up = new RateSearch(1000, 1.44);
    up.add(1000, true);
    assertThat(up.estimate()).isCloseTo(1200, within(1e-9));
    RateSearch down = new RateSearch(1000, 1.44);
    down.add(1000, false);
    assertThat(down.estimate()).isCloseTo(1000 / 1.2, within(1e-9));
    assertThat(down.held()).isNaN();
  }

  @Test
  void itBeginsBelowWhatAServerAnswersAtMost() {
    assertThat(RateSearch.first(1000).next()).isCloseTo(700, within(1e-9));
    assertThat(RateSearch.again(1000).next()).isEqualTo(1000);
  }

  /** As when turns are measured again. */
  @Test
  void ofWhatContradictsItselfTheHighestThatWasHeldCounts() {
    RateSearch search = new RateSearch(1000, 1.15);
    search.add(1000, true);
    search.add(800, true);
    search.add(1200, false);
    search.add(1300, false);
    assertThat(search.held()).isEqualTo(1000);
    assertThat(search.estimate()).isCloseTo(Math.sqrt(1000.0 * 1200), within(1e-9));
  }
}
