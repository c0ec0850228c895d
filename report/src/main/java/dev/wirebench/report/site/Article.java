package dev.wirebench.report.site;

import java.util.List;
import java.util.Optional;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Document;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * A page of Markdown as HTML. Its headings have the anchors that GitHub gives them, and what is
 * HTML in it stays so: the pages are the project's own.
 *
 * @param title its first heading, as plain text
 * @param body HTML
 */
record Article(String title, String body) {
  private static final List<Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer HTML = HtmlRenderer.builder().extensions(EXTENSIONS).build();
  private static final TextContentRenderer TEXT =
      TextContentRenderer.builder().extensions(EXTENSIONS).build();

  /** Wide tables scroll by themselves, by keyboard too. */
  private static final String BEFORE_TABLE =
      "<div class=\"scroll\" role=\"region\" aria-label=\"Table\" tabindex=\"0\">";

  /** The addresses that links and pictures of a page lead to. */
  interface Targets {
    /** Empty for what the site does not have: then the link's text remains. */
    Optional<String> link(String destination);

    /** The address of a picture; empty as above. */
    Optional<String> picture(String destination);
  }

  static Article of(String markdown, Targets targets) {
    Node document = PARSER.parse(markdown);
    document.accept(new Redirection(targets));
    String body =
        HTML.render(document)
            .replace("<table>", BEFORE_TABLE + "<table>")
            .replace("</table>", "</table></div>");
    return new Article(title(document), body);
  }

  private static String title(Node document) {
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        Document alone = new Document();
        while (heading.getFirstChild() != null) {
          alone.appendChild(heading.getFirstChild());
        }
        return TEXT.render(alone).strip();
      }
    }
    return "";
  }

  /** Sets where links and pictures lead to. */
  private static final class Redirection extends AbstractVisitor {
    private final Targets targets;

    Redirection(Targets targets) {
      this.targets = targets;
    }

    @Override
    public void visit(Link link) {
      visitChildren(link);
      Optional<String> target = targets.link(link.getDestination());
      target.ifPresentOrElse(link::setDestination, () -> unwrap(link));
    }

    @Override
    public void visit(Image image) {
      Optional<String> target = targets.picture(image.getDestination());
      target.ifPresentOrElse(image::setDestination, () -> unwrap(image));
    }

    private static void unwrap(Node node) {
      while (node.getFirstChild() != null) {
        node.insertBefore(node.getFirstChild());
      }
      node.unlink();
    }
  }
}
