package dev.wirebench.report.document;

import dev.wirebench.report.document.Paragraph.Style;
import dev.wirebench.report.document.Section.Rank;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.markdown.MarkdownNodeRendererContext;
import org.commonmark.renderer.markdown.MarkdownNodeRendererFactory;
import org.commonmark.renderer.markdown.MarkdownRenderer;

/**
 * The form of a document in GitHub-flavoured Markdown. Charts are left out: a page has them, and
 * their tables are here.
 */
public final class MarkdownForm {
  private static final String STRONG = "**";
  private static final String EMPHASIS = "*";

  private static final MarkdownRenderer RENDERER =
      MarkdownRenderer.builder()
          .extensions(List.of(TablesExtension.create()))
          .nodeRendererFactory(new MoreEscapes())
          .build();

  private final boolean links;
  private final org.commonmark.node.Document root = new org.commonmark.node.Document();

  private MarkdownForm(boolean links) {
    this.links = links;
  }

  /** A page that lies anywhere: links to the documents are words. */
  public static String of(Document document) {
    return new MarkdownForm(false).render(document);
  }

  /** A page among the documents. */
  public static String amongDocuments(Document document) {
    return new MarkdownForm(true).render(document);
  }

  private String render(Document document) {
    add(document);
    return RENDERER.render(root);
  }

  private void add(Document document) {
    heading(1, document.title());
    if (document.warning() != null) {
      add(Paragraph.of(Style.WARNING, document.warning()));
    }
    document.answers().forEach(answer -> add(Paragraph.of(Style.ITEM, answer)));
    document.words().forEach(this::add);
    if (document.command() != null) {
      root.appendChild(command(document.command()));
    }
    document.sections().forEach(this::add);
  }

  private void add(Section section) {
    if (section.rank() == Rank.FOLDED) {
      String title = section.title().replace("&", "&amp;").replace("<", "&lt;");
      html("<details><summary>" + title + "</summary>");
      section.parts().forEach(this::add);
      html("</details>");
    } else {
      heading(section.rank() == Rank.SUB ? 3 : 2, section.title());
      section.parts().forEach(this::add);
    }
  }

  private void html(String tags) {
    HtmlBlock block = new HtmlBlock();
    block.setLiteral(tags);
    root.appendChild(block);
  }

  private void add(Part part) {
    if (part instanceof Paragraph paragraph) {
      add(paragraph);
    } else if (part instanceof Table table) {
      root.appendChild(table(table));
    } else if (part instanceof Details details) {
      html(details.entries().stream().map(HtmlText::of).collect(Collectors.joining("\n")));
    }
  }

  private void add(Paragraph paragraph) {
    Node[] spans = nodes(paragraph.spans(), true);
    switch (paragraph.style()) {
      case ITEM -> {
        BulletList list =
            root.getLastChild() instanceof BulletList before ? before : appended(list());
        list.appendChild(item(spans));
      }
      case WARNING -> root.appendChild(paragraph(appended(new StrongEmphasis(STRONG), spans)));
      case QUOTE -> root.appendChild(appended(new BlockQuote(), paragraph(spans)));
      case COMMAND -> root.appendChild(command(paragraph.text()));
      case LINES -> html("<pre>" + HtmlText.lines(paragraph.text()) + "</pre>");
      default -> root.appendChild(paragraph(spans));
    }
  }

  private static IndentedCodeBlock command(String words) {
    IndentedCodeBlock command = new IndentedCodeBlock();
    command.setLiteral(Words.printable(words) + "\n");
    return command;
  }

  private BulletList appended(BulletList list) {
    root.appendChild(list);
    return list;
  }

  /**
   * The nodes of some text.
   *
   * @param begins whether it begins a line, where a sign may stand for an item of a list
   */
  private Node[] nodes(List<Span> spans, boolean begins) {
    Node[] nodes = spans.stream().map(this::span).toArray(Node[]::new);
    // The renderer escapes what begins any other list.
    if (begins && nodes.length > 0 && nodes[0] instanceof Text text) {
      String words = text.getLiteral();
      text.setLiteral(words.startsWith("+") ? PlainText.PARTING + words : words);
    }
    return nodes;
  }

  private Node span(Span span) {
    Text words = text(span.text());
    return switch (span.kind()) {
      case WORDS -> words;
      case STRONG -> appended(new StrongEmphasis(STRONG), words);
      case EMPHASIS -> appended(new Emphasis(EMPHASIS), words);
      case CODE -> new Code(words.getLiteral());
      case DOCUMENT -> links ? appended(new Link(span.target(), null), words) : words;
      case FILE -> appended(new Link(span.target(), null), words);
      case PICTURE -> appended(new Image(span.target(), null), words);
      case BREAK -> lineBreak();
    };
  }

  private static HtmlInline lineBreak() {
    HtmlInline end = new HtmlInline();
    end.setLiteral("<br>");
    return end;
  }

  private void heading(int level, String title) {
    if (title.isEmpty()) {
      return;
    }
    Heading heading = new Heading();
    heading.setLevel(level);
    heading.appendChild(text(title));
    root.appendChild(heading);
  }

  private static BulletList list() {
    BulletList list = new BulletList();
    list.setMarker("-");
    list.setTight(true);
    return list;
  }

  private static ListItem item(Node... words) {
    return appended(new ListItem(), paragraph(words));
  }

  private static org.commonmark.node.Paragraph paragraph(Node... words) {
    return appended(new org.commonmark.node.Paragraph(), words);
  }

  private static <N extends Node> N appended(N parent, Node... children) {
    for (Node child : children) {
      parent.appendChild(child);
    }
    return parent;
  }

  private TableBlock table(Table table) {
    List<Spans> headings = table.columns().stream().map(Table.Heading::heading).toList();
    TableHead head = appended(new TableHead(), row(table, headings, true));
    TableBody body = new TableBody();
    table.rows().forEach(cells -> body.appendChild(row(table, cells, false)));
    return appended(new TableBlock(), head, body);
  }

  private TableRow row(Table table, List<Spans> cells, boolean isHeader) {
    TableRow row = new TableRow();
    for (int i = 0; i < cells.size(); i++) {
      TableCell cell = new TableCell();
      cell.setHeader(isHeader);
      if (table.columns().get(i).numeric()) {
        cell.setAlignment(TableCell.Alignment.RIGHT);
      }
      // Blanks let a table be read where it is not rendered.
      cell.appendChild(new Text(" "));
      appended(cell, nodes(cells.get(i).spans(), false)).appendChild(new Text(" "));
      row.appendChild(cell);
    }
    return row;
  }

  private static Text text(String words) {
    return new Text(PlainText.of(words));
  }

  /**
   * Escapes what GitHub reads as formulas, struck words and headings, which CommonMark does not.
   */
  private static final class MoreEscapes implements MarkdownNodeRendererFactory {
    @Override
    public NodeRenderer create(MarkdownNodeRendererContext context) {
      return new NodeRenderer() {
        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
          return Set.of();
        }

        @Override
        public void render(Node node) {
          throw new IllegalStateException("it renders no node");
        }
      };
    }

    @Override
    public Set<Character> getSpecialCharacters() {
      return Set.of('$', '~', '#', '|');
    }
  }
}
