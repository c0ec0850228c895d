package dev.wirebench.cli;

import dev.wirebench.campaign.CodecInfo;
import dev.wirebench.campaign.CodecInfos;
import dev.wirebench.campaign.Effort;
import dev.wirebench.campaign.Suite;
import dev.wirebench.campaign.Suites;
import dev.wirebench.models.Payload;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code list codecs}, {@code list payloads}, {@code list suites}. */
@Command(
    name = "list",
    description = "Prints what there is to measure.",
    mixinStandardHelpOptions = true)
final class ListCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "Say what to list: codecs, payloads or suites");
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  @Command(description = "Prints every codec with version, format, licence and configuration.")
  void codecs(@Mixin Plugins plugins) {
    CodecInfos codecs = CodecInfos.read(plugins.paths());
    TextTable table =
        new TextTable(false, "codec", "format", "version", "licence", "row", "configuration");
    for (CodecInfo codec : codecs.all()) {
      table.add(
          codec.id(),
          codec.format(),
          codec.version(),
          codec.licence(),
          row(codec),
          codec.configuration());
    }
    out().print(table);
    codecs.all().stream()
        .filter(codec -> codec.ownDocument() != null)
        .forEach(codec -> out().println(SummaryTables.ownDocument(codec)));
    codecs.broken().forEach((name, reason) -> out().println(name + " cannot be made: " + reason));
    AbsentCodecs.all().forEach((id, reason) -> out().println(id + " is absent: " + reason));
    out().flush();
  }

  private static String row(CodecInfo codec) {
    String row = codec.studyReason() != null ? "study" : codec.tuning();
    return codec.ownDocument() != null ? row + SummaryTables.OWN_DOCUMENT : row;
  }

  @Command(
      description =
          "Prints every payload with its document's bytes, entries (keys of objects) and depth, and its classes.")
  void payloads() {
    TextTable table = new TextTable(true, "payload", "bytes", "entries", "depth", "classes");
    for (String id : Payload.ids()) {
      Payload<?> payload = Payload.load(id);
      byte[] document = payload.documents().get(0);
      DocumentShape shape = DocumentShape.of(document);
      table.add(
          id,
          Integer.toString(document.length),
          Integer.toString(shape.entries()),
          Integer.toString(shape.depth()),
          Integer.toString(payload.type().beans().size()));
    }
    out().print(table);
    out().flush();
  }

  @Command(description = "Prints every suite with what it selects.")
  void suites() {
    TextTable table = new TextTable(false, "suite", "payloads", "codecs", "blocks", "description");
    Suites.all().forEach((name, suite) -> table.add(row(name, suite)));
    out().print(table);
    out().flush();
  }

  /** How many, or the groups by name. */
  private static String codecs(Suite suite) {
    return suite.codecs().stream().anyMatch(name -> name.endsWith("-codecs"))
        ? String.join(", ", suite.codecs())
        : Integer.toString(suite.codecs().size());
  }

  private static String blocks(Suite suite) {
    Effort effort = suite.effort(suite.payloads());
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
