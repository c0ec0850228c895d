package dev.wirebench.report.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.page.Scripts;
import dev.wirebench.report.verdicts.Notation;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ScriptableObject;

/** The page writes columns of numbers as the report's Java code does. */
class NotationScriptTest {
  private static String evaluated(String script) {
    try (Context context = Context.enter()) {
      context.setLanguageVersion(Context.VERSION_ES6);
      context.setInterpretedMode(true);
      ScriptableObject scope = context.initSafeStandardObjects();
      context.evaluateString(scope, Scripts.pictures(), "scripts", 1, null);
      return Context.toString(context.evaluateString(scope, script, "test", 1, null));
    }
  }

  private static String onThePage(double... values) {
    String numbers = Arrays.toString(values);
    return evaluated(numbers + ".map(wirebench.text.notation(" + numbers + ")).join(' ')")
        .replace('−', '-')
        .replaceAll("e([+-])(\\d)\\b", "e$10$2");
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

  /** Or points would lie upon each other at its end. */
  @Test
  void anAxisOfRatiosIsAsLongAsTheyDiffer() {
    double factor =
        Double.parseDouble(
            evaluated(
                "(s => Math.pow(10, s.max - s.min))(wirebench.scales.scale([0.95, 1, 1.05], 500,"
                    + " {log: true}))"));
    assertThat(factor).isBetween(1.1, 1.2);
    assertThat(
            evaluated(
                "(s => s.min < s.max)(wirebench.scales.scale([1e-310, 1e-320], 500, {log: true}))"))
        .isEqualTo("true");
  }

  @ParameterizedTest
  @CsvSource({
    "ns/op, 0.002, 5",
    "ns/op, 12, 900",
    "ns/op, 12345678, 2e9",
    "ms/op, 0.00612, 0.0072",
    "ops/ns, 0.00025, 0.1",
    "ops/s, 5e7, 6e8",
    "s/op, 1e-7, 1e300",
    "MB/s, 0.0001, 1",
    "us/op, 3, 4"
  })
  void aTableHasTheUnitOfTheReport(String unit, double smallest, double largest) {
    double[] scores = {largest, smallest};
    String fitting = Units.fitting(unit, Arrays.stream(scores));
    String script = "wirebench.text.fitting(wirebench.text.unit('%s'), %s)";
    String by = String.format(script, unit, Arrays.toString(scores));
    assertThat(evaluated(by + ".unit").replace("µs", "us")).isEqualTo(fitting);
    assertThat(1 / Double.parseDouble(evaluated(by + ".divisor")))
        .isCloseTo(Units.factor(unit, fitting).orElseThrow(), withPercentage(1e-9));
  }

  @Test
  void theReportWritesTheSame() {
    double[][] columns = {
      {1.23456789, 9.99961, 99.9951, 999.95, 9999.5, 123456.7},
      {0.001, 0.0099999, 0.000123456},
      {9.9995, 1.0005, 1.2345, 0.5, 1000.5, 1001.5, 99999.5},
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
