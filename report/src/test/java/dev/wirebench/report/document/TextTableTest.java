package dev.wirebench.report.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTableTest {
  private static TextTable table() {
    TextTable table = new TextTable(false, "suite", "codecs", "description");
    table.add("smoke", "11", "Whether everything works, in a minute; its times mean nothing.");
    table.add("latency", "7", "What-a-single-call-takes-at-most-without-any-blank-in-it");
    return table;
  }

  @Test
  void aTableHasOneLineForEachRow() {
    assertThat(table().toString().lines()).hasSize(3);
    assertThat(table().width())
        .isEqualTo(table().toString().lines().mapToInt(String::length).max().orElseThrow());
  }

  @Test
  void cellsGoOnInTheNextLineWhereTheScreenEnds() {
    assertThat(table().within(40))
        .isEqualTo(
            """
            suite    codecs  description
            smoke    11      Whether everything
                             works, in a minute; its
                             times mean nothing.
            latency  7       What-a-single-call-take
                             s-at-most-without-any-b
                             lank-in-it
            """);
  }

  @Test
  void noColumnBecomesTooNarrowToRead() {
    assertThat(table().within(1).lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(26));
    assertThat(table().within(1)).contains("Whether", "nothing.");
  }
}
