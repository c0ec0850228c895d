package dev.wirebench.validation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.registry.CodecRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class SplitsTest {
  private final Random random = new Random(7);

  private List<double[]> blocks(int count, double extra) {
    List<double[]> blocks = new ArrayList<>();
    for (int block = 0; block < count; block++) {
      double weather = random.nextGaussian();
      double[] rows = new double[4];
      for (int row = 0; row < rows.length; row++) {
        rows[row] = weather + 0.02 * random.nextGaussian() + (row == 0 ? extra : 0);
      }
      blocks.add(rows);
    }
    return blocks;
  }

  @Test
  void identicalRowsAreRarelyToldApart() {
    int alarms = 0;
    for (int machine = 0; machine < 20; machine++) {
      alarms += Splits.ofIdentical(blocks(20, 0), 10).alarms();
    }
    assertThat(alarms / (20.0 * Splits.COUNT)).isBetween(0.03, 0.07);
  }

  @Test
  void identicalRowsOfWhichOneIsSlowedAreToldApartTheMoreOftenTheSlowerItIs() {
    List<double[]> identical = blocks(40, 0);
    assertThat(Splits.ofSlowed(identical, 10, 0, Criterion.ABOVE_ONE).share())
        .isBetween(0.005, 0.06);
    assertThat(Splits.ofSlowed(identical, 10, 0.02, Criterion.ABOVE_ONE).share())
        .isBetween(0.3, 0.8);
    assertThat(Splits.ofSlowed(identical, 10, 0.05, Criterion.ABOVE_ONE).share())
        .isGreaterThan(0.95);
    assertThat(Splits.ofSlowed(identical, 10, -0.05, Criterion.ABOVE_ONE).share()).isZero();
  }

  @Test
  void aSlowdownIsDetectedTheMoreOftenTheMoreBlocksThereAre() {
    double[] logs = random.doubles(40).map(u -> 0.02 + 0.08 * (u - 0.5)).toArray();
    double few = Splits.ofSlower(logs, 5, Criterion.ABOVE_ONE).share();
    double many = Splits.ofSlower(logs, 20, Criterion.ABOVE_ONE).share();
    assertThat(few).isBetween(0.1, 0.9);
    assertThat(many).isGreaterThan(few);
    assertThat(
            Splits.ofSlower(DoubleStream.of(0.05, 0.051, 0.052).toArray(), 3, Criterion.ABOVE_ONE)
                .share())
        .isEqualTo(1);
    assertThat(
            Splits.ofSlower(DoubleStream.of(-0.05, 0.05, 0).toArray(), 3, Criterion.ABOVE_ONE)
                .share())
        .isZero();
    assertThat(
            Splits.ofSlower(
                    DoubleStream.of(-0.05, -0.051, -0.052).toArray(), 3, Criterion.ABOVE_ONE)
                .share())
        .isZero();
  }

  /** A slowdown of 2 % is found by an interval, and a wide interval above 1 by no verdict. */
  @Test
  void aVerdictAsksForMoreThanAnIntervalAboveOne() {
    double[] clear = {0.10, 0.101, 0.099, 0.102, 0.098};
    double[] small = {0.02, 0.021, 0.019, 0.022, 0.018};
    double[] wide = {0.05, 0.10, 0.15, 0.06, 0.14};
    assertThat(Splits.ofSlower(clear, 5, Validation.SLOWER).share()).isEqualTo(1);
    assertThat(Splits.ofSlower(small, 5, Criterion.ABOVE_ONE).share()).isEqualTo(1);
    assertThat(Splits.ofSlower(small, 5, Validation.SLOWER).share()).isZero();
    assertThat(Splits.ofSlower(wide, 5, Criterion.ABOVE_ONE).share()).isEqualTo(1);
    assertThat(Splits.ofSlower(wide, 5, Criterion.slower(1)).share()).isEqualTo(1);
    assertThat(Splits.ofSlower(wide, 5, Validation.SLOWER).share()).isZero();
  }

  @Test
  void intervalsWithoutACommonForkUseEachOfThemOnce() {
    assertThat(Splits.ofIdenticalOnce(blocks(24, 0), 5).splits()).isEqualTo(4 * 2);
    assertThat(Splits.ofIdenticalOnce(blocks(24, 0.2), 5).alarms()).isBetween(4, 6);
    assertThat(Splits.ofIdenticalOnce(blocks(4, 0), 5)).isEqualTo(new Splits(0, 0));
    assertThat(new Splits(0, 8).chance()).isEqualTo(1);
    assertThat(new Splits(4, 8).chance()).isLessThan(0.001);
  }

  /** Study rows have no verdict, and neither has the baseline. */
  @Test
  void aFamilyIsWhatTheDefaultSuiteCompares() {
    CodecRegistry registry = CodecRegistry.read(List.of());
    Suite card = Suites.all().get("card");
    long compared =
        card.codecs().stream()
            .filter(codec -> !codec.equals(card.baseline()))
            .filter(codec -> registry.find(codec).orElseThrow().handling().studyReason() == null)
            .count();
    assertThat(compared).isEqualTo(Validation.FAMILY);
  }
}
