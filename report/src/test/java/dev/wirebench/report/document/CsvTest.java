package dev.wirebench.report.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CsvTest {
  @Test
  void fieldsAreQuotedWhereTheyNeedToBe() {
    assertThat(Csv.text("order-event")).isEqualTo("order-event");
    assertThat(Csv.text("a,b")).isEqualTo("\"a,b\"");
    assertThat(Csv.text("a\"b")).isEqualTo("\"a\"\"b\"");
    assertThat(Csv.text("a\nb")).isEqualTo("\"a\nb\"");
    assertThat(Csv.text(" a")).isEqualTo("\" a\"");
    assertThat(Csv.text("")).isEmpty();
    assertThat(Csv.text("日本語")).isEqualTo("日本語");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=1+1",
        "+1+1",
        "-1-1",
        "-A1",
        "+",
        "@SUM(A1)",
        "＝1",
        "-1e",
        "\u000b=1",
        "\f=1",
        " =1",
        "\u00a0\u200b@A"
      })
  void whatASpreadsheetWouldRunIsMadeText(String formula) {
    assertThat(Csv.text(formula)).isEqualTo("'" + formula);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "+1", "-2.5", "-1e-9", "17"})
  void numbersStayWhatTheyAre(String number) {
    assertThat(Csv.text(number)).isEqualTo(number);
  }

  @Test
  void aFormulaInQuotesIsMadeTextToo() {
    assertThat(Csv.text("=HYPERLINK(\"http://x\",\"y\")"))
        .isEqualTo("\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"");
    assertThat(Csv.text("\t=1")).isEqualTo("'\t=1");
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "-2.5, -2.5", "0.1, 0.1", "1e300, 1.0E300", "123456789, 123456789"})
  void numbersKeepAllDigits(double value, String text) {
    assertThat(Csv.number(value)).isEqualTo(text);
  }

  @Test
  void whatIsNoNumber() {
    assertThat(Csv.number(Double.NaN)).isEmpty();
    assertThat(Csv.number(Double.POSITIVE_INFINITY)).isEqualTo("Inf");
    assertThat(Csv.number(Double.NEGATIVE_INFINITY)).isEqualTo("-Inf");
  }
}
