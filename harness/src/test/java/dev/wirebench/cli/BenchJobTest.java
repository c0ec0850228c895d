package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.wirebench.base.BadInput;
import org.junit.jupiter.api.Test;

class BenchJobTest {

  @Test
  void itsPropertiesAreTheOptionsOfTheRun() {
    assertThat(BenchJob.run("", "", "")).containsExactly("run");
    assertThat(BenchJob.run("5m", "", "")).containsExactly("run", "--budget", "5m");
    assertThat(BenchJob.run(" ", " ", "--resume results/x"))
        .containsExactly("run", "--resume", "results/x");
    assertThat(BenchJob.run("", "my order.json", ""))
        .containsExactly("run", "--json", "my order.json");
    assertThat(BenchJob.run("1.5h", "", "--suite all --out 'a folder'"))
        .containsExactly("run", "--budget", "1.5h", "--suite", "all", "--out", "a folder");
  }

  @Test
  void aTimeWithoutUnitIsRefusedByThePropertysName() {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> BenchJob.run("15", "", ""))
        .withMessageStartingWith("bench.budget: '15' is not a time budget: write for instance");
  }

  @Test
  void aQuoteWithoutItsPartnerIsRefusedWithARightOne() {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> BenchJob.run("", "", "--out \"a folder"))
        .withMessage(
            "bench.args has a quote without its partner: --out \"a folder\n"
                + "Write for instance -Dbench.args=\"--suite smoke --jvm-args '-Xmx3g -Xms3g'\".");
  }
}
