package dev.wirebench.report.document;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.junit.jupiter.api.Test;

/** Whatever a document's texts are, they are read as texts. */
class MarkdownFormTest {
  private static final String NAME = "+ <b>`x`|y</b> www.evil.example http://a #1 $z$ 1. @b";

  private static String html(Document document) {
    String page = MarkdownForm.of(document);
    return HtmlRenderer.builder()
        .extensions(List.of(TablesExtension.create()))
        .build()
        .render(Parser.builder().extensions(List.of(TablesExtension.create())).build().parse(page));
  }

  @Test
  void noTextIsMarkup() {
    Section section =
        new Section(
            NAME,
            List.of(
                Paragraph.of(NAME),
                Table.of(NAME, List.of(Column.text(NAME, row -> row)), List.of(NAME + "\n" + NAME)),
                Paragraph.of(Paragraph.Style.ITEM, NAME)));
    Document document =
        new Document(
            "name",
            NAME,
            NAME,
            List.of(NAME),
            List.of(Paragraph.of(NAME)),
            "load\r\r<script>\n\n# x",
            List.of(section));
    String html = html(document);
    assertThat(html)
        .doesNotContain("<b>", "<script>", "<a ", "http://", "www.evil", "<ol", "<code>x")
        .containsOnlyOnce("<h1>")
        .containsOnlyOnce("<h2>")
        .containsOnlyOnce("<pre>");
    assertThat(html.split("<ul>", -1)).as("the answers, and the item").hasSize(3);
    assertThat(html.split("<td>", -1)).as("one cell").hasSize(2);
  }

  @Test
  void linksAreWordsExceptAmongTheDocuments() {
    Document document =
        new Document(
            "name",
            "Title",
            null,
            List.of(),
            List.of(Paragraph.of("See ").link("METHODOLOGY", "METHODOLOGY.md#x")),
            null,
            List.of());
    assertThat(MarkdownForm.of(document)).contains("\nSee METHODOLOGY\n");
    assertThat(MarkdownForm.amongDocuments(document))
        .contains("\nSee [METHODOLOGY](METHODOLOGY.md#x)\n");
  }

  @Test
  void textStandsOutInEveryFormThatCan() throws IOException {
    Spans marked =
        Spans.of("a ")
            .strong("b*")
            .and(" ")
            .emphasis("c")
            .and(" ")
            .code("d|e")
            .and(" ")
            .file("f", "g.md#h")
            .and(" ")
            .picture("i", "j.svg");
    Table table =
        Table.of(
            "",
            List.of(
                Column.spans("x", row -> marked),
                Column.spans("y", row -> Spans.lines(List.of("1", "2")))),
            List.of("row"));
    Document document =
        new Document(
            "name",
            "",
            null,
            List.of(),
            List.of(Paragraph.of(marked), Paragraph.of(Paragraph.Style.QUOTE, marked)),
            null,
            List.of(Section.sub("Below", List.of(table))));
    String line = "a **b\\*** *c* `d|e` [f](g.md#h) ![i](j.svg)";
    assertThat(MarkdownForm.of(document))
        .startsWith(line + "\n\n> " + line + "\n\n### Below\n\n| x | y |\n|---|---|\n")
        .endsWith("| " + line.replace("|", "\\|") + " | 1<br>2 |\n");
    assertThat(ConsoleForm.of(document)).contains("a b* c d|e f i  1; 2\n");
    assertThat(new ObjectMapper().writeValueAsString(table))
        .contains("{\"heading\":\"x\",\"numeric\":false}")
        .contains("\"rows\":[[\"a b* c d|e f i\",\"1; 2\"]]");
  }

  @Test
  void textsThatAreOpenedAreNoMarkup() {
    Section details =
        new Section(
            "Details",
            List.of(
                new Details(
                    List.of(
                        new Details.Entry(Spans.of("<i>").strong(NAME), "1\n\n<b>"),
                        new Details.Entry(Spans.of("two").code("<i>"), "")))));
    Document document =
        new Document("name", "", null, List.of(), List.of(), null, List.of(details));
    assertThat(MarkdownForm.of(document))
        .contains("<details><summary>&lt;i&gt;<b>+ &lt;b&gt;")
        .contains("<pre>1\uFFFD\uFFFD&lt;b&gt;</pre></details>\n<details><summary>two<code>&lt;i");
  }
}
