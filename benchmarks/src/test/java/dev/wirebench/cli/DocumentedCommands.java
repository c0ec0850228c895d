package dev.wirebench.cli;

import dev.wirebench.SourceFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Block;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * The repository's Markdown files as tests carry them out: commands, one a line, and the files that
 * a recipe has written. A block is one of commands unless its fence names another language.
 */
final class DocumentedCommands {
  /** Sections whose commands need what the steps above them make. */
  static final String PAGE_OF_RECIPES = "docs/CONTRIBUTING.md";

  static final String ADD_A_CODEC = "Add a codec";
  static final String ADD_A_PAYLOAD = "Add a payload";
  static final String ADD_AN_OPERATION = "Add an operation";
  static final String A_CODEC_PROJECT = "A codec project of your own";

  static final String RELEASE = "Publish and release";

  private static final Set<String> RECIPES =
      Set.of(ADD_A_CODEC, ADD_A_PAYLOAD, A_CODEC_PROJECT, RELEASE);

  private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();
  private static final Path RESULTS = Path.of("results");
  private static final Set<String> OTHER_LANGUAGES = Set.of("text", "proto", "json", "xml", "yaml");
  private static final Set<String> BEYOND_THE_JDK =
      Set.of("mvn", "./mvnw", "pip", "check-jsonschema", "kubernetes-validate");

  private static final Parser PARSER =
      Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

  private final String page;
  private final List<Command> commands = new ArrayList<>();
  private final List<Listing> listings = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();

  /** Which test carries a command out. */
  enum Place {
    /** {@code DocumentedCommandsIT}: whatever the others do not, so that none is left out. */
    JAR,
    /** {@code DocumentedMavenIT}: what needs more than a JDK. */
    MAVEN,
    /**
     * {@code RecipesMavenIT}, {@code ExampleCodecMavenIT} and {@code DistributionMavenIT}: what
     * only makes sense behind the steps of a recipe.
     */
    RECIPE
  }

  /**
   * One command, as a reader would paste it into a shell.
   *
   * @param page from the root of the checkout
   * @param line where it begins, from 1
   * @param section the heading that it stands under
   * @param text on one line and without a comment
   */
  record Command(String page, int line, String section, String text) {
    /** By which test it is carried out. */
    Place place() {
      if (page.equals(PAGE_OF_RECIPES) && RECIPES.contains(section)) {
        return Place.RECIPE;
      }
      return BEYOND_THE_JDK.contains(text.split("\\s", 2)[0]) ? Place.MAVEN : Place.JAR;
    }

    @Override
    public String toString() {
      return page + ":" + line + ": " + text;
    }
  }

  /**
   * A step of a recipe: an item of a numbered list.
   *
   * @param path the file or folder that it touches, from the root of the checkout: what is in
   *     backticks first
   */
  record Step(String section, String path) {}

  /**
   * A file that a reader is told to write, or a part of one that is there.
   *
   * @param path from the root of the checkout: what is in backticks first in the paragraph above
   */
  record Listing(String section, String path, String text) {}

  private DocumentedCommands(String page, String markdown) {
    this.page = page;
    PARSER.parse(markdown).accept(new Reading());
  }

  static DocumentedCommands of(String page, String markdown) {
    return new DocumentedCommands(page, markdown);
  }

  /** Of one page of the checkout. */
  static DocumentedCommands of(String page) {
    try {
      return new DocumentedCommands(page, Files.readString(CHECKOUT.resolve(page)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Of all pages. */
  static List<Command> all() {
    return pages().stream().flatMap(page -> of(page).commands().stream()).toList();
  }

  /** All Markdown files but those of builds, and of runs that stay on this machine. */
  static List<String> pages() {
    return SourceFiles.below(CHECKOUT).stream()
        .map(CHECKOUT::relativize)
        .filter(file -> file.toString().endsWith(".md") && !isLocalRun(file))
        .map(Path::toString)
        .sorted()
        .toList();
  }

  private static boolean isLocalRun(Path file) {
    return file.startsWith(RESULTS)
        && file.getNameCount() > 2
        && !file.getName(1).toString().startsWith("reference-");
  }

  List<Command> commands() {
    return commands;
  }

  List<Listing> listings() {
    return listings;
  }

  List<Step> steps() {
    return steps;
  }

  private final class Reading extends AbstractVisitor {
    private String section = "";

    @Override
    public void visit(Heading heading) {
      section = TextContentRenderer.builder().build().render(heading).strip();
    }

    @Override
    public void visit(OrderedList list) {
      for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
        firstInBackticks(item).ifPresent(path -> steps.add(new Step(section, path)));
      }
      visitChildren(list);
    }

    @Override
    public void visit(IndentedCodeBlock block) {
      commands(firstLine(block), block.getLiteral());
    }

    @Override
    public void visit(FencedCodeBlock block) {
      if (!OTHER_LANGUAGES.contains(block.getInfo())) {
        commands(firstLine(block) + 1, block.getLiteral());
      } else if (!block.getInfo().equals("text")) {
        String path = firstInBackticks(block.getPrevious()).orElseThrow();
        listings.add(new Listing(section, path, block.getLiteral()));
      }
    }

    private void commands(int first, String literal) {
      StringBuilder command = new StringBuilder();
      int begin = first;
      int line = first;
      for (String text : literal.split("\n")) {
        begin = command.isEmpty() ? line : begin;
        command.append(text.strip());
        line++;
        if (command.toString().endsWith(" \\")) {
          command.setLength(command.length() - 1);
        } else {
          add(begin, command.toString().replaceFirst("(^|\\s+)#(\\s.*)?$", ""));
          command.setLength(0);
        }
      }
      add(begin, command.toString());
    }

    private void add(int line, String text) {
      if (!text.isBlank()) {
        commands.add(new Command(page, line, section, text.strip()));
      }
    }

    private static int firstLine(Block block) {
      return block.getSourceSpans().get(0).getLineIndex() + 1;
    }

    private static Optional<String> firstInBackticks(Node above) {
      List<String> found = new ArrayList<>();
      above.accept(
          new AbstractVisitor() {
            @Override
            public void visit(Code code) {
              found.add(code.getLiteral());
            }
          });
      return found.stream().findFirst();
    }
  }
}
