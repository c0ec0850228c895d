package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MarkdownTest {
  @Test
  void markupBecomesText() {
    assertThat(Markdown.text("a|b")).isEqualTo("a\\|b");
    assertThat(Markdown.text("</script><b>")).isEqualTo("\\</script\\>\\<b\\>");
    assertThat(Markdown.text("[x](javascript:y)")).isEqualTo("\\[x\\](javascript:y)");
    assertThat(Markdown.text("`*_~$&#")).isEqualTo("\\`\\*\\_\\~\\$\\&\\#");
    assertThat(Markdown.text("a\\|b")).isEqualTo("a\\\\\\|b");
  }

  @Test
  void aLineStaysALine() {
    assertThat(Markdown.text("a\r\n# b")).isEqualTo("a  \\# b");
  }

  @Test
  void nobodyIsMentionedAndNothingIsLinked() {
    assertThat(Markdown.text("@octocat")).isEqualTo("@\u200Boctocat");
    assertThat(Markdown.text("https://example.org")).isEqualTo("https:\u200B//example.org");
  }

  @Test
  void whatCannotBeSeenIsMadeVisible() {
    assertThat(Markdown.text("a\u202eb\u0000c\u2066")).isEqualTo("a\uFFFDb\uFFFDc\uFFFD");
    assertThat(Markdown.text("\ud83d\ude00 \ud83d")).isEqualTo("\ud83d\ude00 \uFFFD");
  }

  @Test
  void pathsAreLinked() {
    assertThat(Markdown.target("charts/a b(1).svg")).isEqualTo("charts/a%20b%281%29.svg");
    assertThat(Markdown.target("é")).isEqualTo("%C3%A9");
  }
}
