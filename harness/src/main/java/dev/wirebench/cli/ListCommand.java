package dev.wirebench.cli;

import dev.wirebench.catalogue.Catalogue;
import dev.wirebench.catalogue.DocumentShape;
import dev.wirebench.console.Screen;
import dev.wirebench.models.CustomCode;
import dev.wirebench.models.Payload;
import dev.wirebench.options.Plugins;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Interleave;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.document.TextTable;
import dev.wirebench.report.exporters.Outputs;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code list codecs}, {@code list payloads}, {@code list suites}. */
@Command(
    name = "list",
    description = "Prints what there is to measure.",
    mixinStandardHelpOptions = true)
final class ListCommand implements Runnable {
  private static final String WIDE = "--wide";
  private static final int DIGITS = 12;

  /** The order in which people put names with numbers: 9 before 10. */
  private static final Comparator<String> NATURAL =
      Comparator.comparing(
          id ->
              Pattern.compile("\\d+")
                  .matcher(id)
                  .replaceAll(
                      number ->
                          "0".repeat(Math.max(0, DIGITS - number.group().length()))
                              + number.group()));

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "Say what to list: codecs, payloads or suites");
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  @Command(
      description =
          "Prints every codec with its library's version; with --wide its licence and size too, what it needs, its configuration, and what it cannot carry.")
  void codecs(
      @Mixin Plugins plugins,
      @Option(names = WIDE, description = "Print all that is known of each, in long lines.")
          boolean wide,
      @Option(
              names = "--markdown",
              paramLabel = "FILE",
              description = "Write them as a Markdown page instead, as docs/CODECS.md is.")
          Path markdown) {
    Catalogue catalogue = new Catalogue(CodecRegistry.read(plugins.paths()), plugins.paths());
    if (markdown == null) {
      out().print(wide ? catalogue.wide() : catalogue.text());
    } else {
      Outputs.replace(markdown, MarkdownForm.amongDocuments(catalogue.document()));
      out().println(markdown);
    }
    out().flush();
  }

  @Command(
      description =
          "Prints every payload with the number of its values, the bytes of the document of value 0, and of all on"
              + " average; entries (keys of objects) and depth of the first, and its classes.")
  void payloads(
      @Mixin Plugins plugins,
      @Option(names = WIDE, description = "Say as well where the code is that some shapes need.")
          boolean wide) {
    plugins.paths();
    TextTable table =
        new TextTable(
            true,
            "payload",
            "values",
            "bytes of value 0",
            "mean bytes",
            "entries",
            "depth",
            "classes");
    for (String id : Payload.ids().stream().sorted(NATURAL).toList()) {
      Payload<?> payload = Payload.load(id);
      byte[] document = payload.documents().get(0);
      DocumentShape shape = DocumentShape.of(document);
      table.add(
          id,
          Integer.toString(payload.documents().size()),
          bytes(document.length),
          bytes(Math.round(payload.meanBytes())),
          Integer.toString(shape.entries()),
          Integer.toString(shape.depth()),
          Integer.toString(payload.type().beans().size()));
    }
    out().print(table.within(Screen.width()));
    if (wide) {
      CustomCode.all().forEach(code -> out().println(code));
    }
    out().flush();
  }

  private static String bytes(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  @Command(description = "Prints every suite with what it selects.")
  void suites() {
    TextTable table = new TextTable(false, "suite", "payloads", "codecs", "blocks", "description");
    Suites.all().forEach((name, suite) -> table.add(row(name, suite)));
    out().print(table.within(Screen.width()));
    out().flush();
  }

  /** The number of groups, or the groups by name. */
  private static String codecs(Suite suite) {
    return suite.codecs().stream().anyMatch(name -> name.endsWith("-codecs"))
        ? String.join(", ", suite.codecs())
        : Integer.toString(suite.codecs().size());
  }

  private static String blocks(Suite suite) {
    Effort effort = suite.effort(Interleave.TURNS, suite.payloads());
    return effort.blocks() == effort.mostBlocks()
        ? Integer.toString(effort.blocks())
        : effort.blocks() + " to " + effort.mostBlocks();
  }

  private static String[] row(String name, Suite suite) {
    return new String[] {
      name, String.join(", ", suite.payloads()), codecs(suite), blocks(suite), suite.description()
    };
  }
}
