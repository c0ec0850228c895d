package dev.wirebench.report.document;

import dev.wirebench.report.document.Paragraph.Style;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BulletList;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
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
      IndentedCodeBlock command = new IndentedCodeBlock();
      command.setLiteral(Words.printable(document.command()) + "\n");
      root.appendChild(command);
    }
    document.sections().forEach(this::add);
  }

  private void add(Section section) {
    if (section.isFolded()) {
      String title = section.title().replace("&", "&amp;").replace("<", "&lt;");
      html("<details><summary>" + title + "</summary>");
      section.parts().forEach(this::add);
      html("</details>");
    } else {
      heading(2, section.title());
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
    }
  }

  private void add(Paragraph paragraph) {
    Node[] spans = paragraph.spans().stream().map(this::span).toArray(Node[]::new);
    switch (paragraph.style()) {
      case ITEM -> {
        BulletList list =
            root.getLastChild() instanceof BulletList before ? before : appended(list());
        list.appendChild(item(spans));
      }
      case WARNING -> {
        StrongEmphasis strong = new StrongEmphasis("**");
        append(strong, spans);
        root.appendChild(paragraph(strong));
      }
      default -> root.appendChild(paragraph(spans));
    }
  }

  private BulletList appended(BulletList list) {
    root.appendChild(list);
    return list;
  }

  private Node span(Paragraph.Span span) {
    if (span.target() == null || !links) {
      return text(span.text());
    }
    Link link = new Link(span.target(), null);
    link.appendChild(text(span.text()));
    return link;
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
    ListItem item = new ListItem();
    item.appendChild(paragraph(words));
    return item;
  }

  private static org.commonmark.node.Paragraph paragraph(Node... words) {
    org.commonmark.node.Paragraph paragraph = new org.commonmark.node.Paragraph();
    append(paragraph, words);
    return paragraph;
  }

  private static void append(Node parent, Node... children) {
    for (Node child : children) {
      parent.appendChild(child);
    }
  }

  private static TableBlock table(Table table) {
    TableBlock block = new TableBlock();
    TableHead head = new TableHead();
    head.appendChild(
        row(table, table.columns().stream().map(Table.Heading::heading).toList(), true));
    TableBody body = new TableBody();
    table.rows().forEach(cells -> body.appendChild(row(table, cells, false)));
    append(block, head, body);
    return block;
  }

  private static TableRow row(Table table, List<String> cells, boolean isHeader) {
    TableRow row = new TableRow();
    for (int i = 0; i < cells.size(); i++) {
      TableCell cell = new TableCell();
      cell.setHeader(isHeader);
      if (table.columns().get(i).numeric()) {
        cell.setAlignment(TableCell.Alignment.RIGHT);
      }
      cell.appendChild(text(cells.get(i)));
      row.appendChild(cell);
    }
    return row;
  }

  private static Text text(String words) {
    String plain = PlainText.of(words);
    // The renderer escapes what begins any other list.
    return new Text(plain.startsWith("+") ? PlainText.PARTING + plain : plain);
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
