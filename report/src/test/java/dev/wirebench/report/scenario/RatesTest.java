package dev.wirebench.report.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.page.Engine;
import dev.wirebench.report.page.Scripts;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Scriptable;

/** A rate is read alike by commands and by the page. */
class RatesTest {
  private static double command(String rate) {
    return Scenarios.read("", Map.of("payload", "p", "rate", rate)).load().rate();
  }

  private static double page(String rate) {
    try (Context context = Engine.enter()) {
      Scriptable scope = context.initSafeStandardObjects();
      context.evaluateString(scope, Scripts.decisions(), "decisions", 1, null);
      String call = String.format(Locale.ROOT, "wirebench.scenario.parseRate('%s')", rate);
      return Context.toNumber(context.evaluateString(scope, call, "rate", 1, null));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3000/s | 3000",
        "3000 | 3000",
        "3,000/s | 3000",
        "3 000 | 3000",
        "3k/s | 3000",
        "3k | 3000",
        "1,234,567.5 | 1234567.5",
        "3M/min | 50000",
        "36 / h | 0.01",
        "86400/day | 1"
      })
  void whatPeopleWriteIsRead(String rate, double perSecond) {
    assertThat(command(rate)).isEqualTo(perSecond);
    assertThat(page(rate)).isEqualTo(perSecond);
  }

  /** A comma before decimals would be taken for thousands otherwise. */
  @ParameterizedTest
  @ValueSource(strings = {"0,023", "3,00", "30,0000", ",300", "3 k s", "-1", "3/x", "1e3", "many"})
  void whatIsNoRateIsRefused(String rate) {
    assertThatThrownBy(() -> command(rate)).isInstanceOf(BadInput.class);
    assertThat(page(rate)).isNaN();
  }
}
