package dev.wirebench.report.verdicts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class NotationTest {
  @Test
  void oneNumberThatNeedsAnExponentGivesOneToAll() {
    Notation notation = Notation.of(DoubleStream.of(12, 3e9));
    assertThat(notation.text(12)).isEqualTo("1.200e+01");
    assertThat(notation.text(3e9)).isEqualTo("3.000e+09");
    assertThat(notation.text(0)).isEqualTo("0.000e+00");
  }

  @Test
  void elseNoneHasOne() {
    Notation notation = Notation.of(DoubleStream.of(0.0061234, 120, 0, Double.NaN));
    assertThat(notation.text(0.0061234)).isEqualTo("0.006123");
    assertThat(notation.text(120)).isEqualTo("120.0");
    assertThat(notation.text(0)).isEqualTo("0");
    assertThat(notation.text(-12.3456)).isEqualTo("-12.35");
  }

  @Test
  void whatIsNoNumberSaysSo() {
    Notation notation = Notation.of(DoubleStream.of(Double.NaN, Double.POSITIVE_INFINITY));
    assertThat(notation.text(Double.NaN)).isEqualTo("NaN");
    assertThat(notation.text(1)).isEqualTo("1.000");
  }
}
