package dev.wirebench.report.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.analysis.Notation;
import dev.wirebench.report.page.Scripts;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ScriptableObject;

/** The page writes columns of numbers as the report's Java code does. */
class NotationScriptTest {
  private static String onThePage(double... values) {
    try (Context context = Context.enter()) {
      context.setLanguageVersion(Context.VERSION_ES6);
      context.setInterpretedMode(true);
      ScriptableObject scope = context.initSafeStandardObjects();
      context.evaluateString(scope, Scripts.pictures(), "scripts", 1, null);
      String numbers = Arrays.toString(values);
      String script = numbers + ".map(wirebench.text.notation(" + numbers + ")).join(' ')";
      return Context.toString(context.evaluateString(scope, script, "test", 1, null))
          .replace('−', '-')
          .replaceAll("e([+-])(\\d)\\b", "e$10$2");
    }
  }

  private static String inTheReport(double... values) {
    Notation notation = Notation.of(Arrays.stream(values));
    return Arrays.stream(values).mapToObj(notation::text).collect(Collectors.joining(" "));
  }

  @Test
  void fourSignificantDigitsAtAnyMagnitude() {
    assertThat(onThePage(0.006123456, 0.0071, 12.34567, 123456.7, 0))
        .isEqualTo("0.006123 0.007100 12.35 123,457 0");
    assertThat(onThePage(1.5e12, 3, 1e-12)).isEqualTo("1.500e+12 3.000e+00 1.000e-12");
  }

  @Test
  void theReportWritesTheSame() {
    double[][] columns = {
      {1.23456789, 9.99961, 99.9951, 999.95, 9999.5, 123456.7},
      {0.001, 0.0099999, 0.000123456},
      {1e-6, 2e-6, 0.5},
      {-3.14159, 0, 42},
      {5e-7, 1, 1e9},
      {1e300, 1e-300},
    };
    for (double[] column : columns) {
      assertThat(onThePage(column)).isEqualTo(inTheReport(column));
    }
  }
}
