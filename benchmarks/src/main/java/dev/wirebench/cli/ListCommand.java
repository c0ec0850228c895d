package dev.wirebench.cli;

import dev.wirebench.campaign.Suite;
import dev.wirebench.campaign.Suites;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Payload;
import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine.Command;
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
  void codecs() {
    TextTable table =
        new TextTable(false, "codec", "format", "version", "licence", "row", "configuration");
    for (var codec : Codecs.all()) {
      Traits traits = codec.traits();
      table.add(
          traits.id(),
          traits.format().label(),
          traits.version(),
          traits.licence(),
          traits.studyReason().isPresent()
              ? "study"
              : traits.tuning().name().toLowerCase(Locale.ROOT),
          traits.configuration());
    }
    out().print(table);
    out().flush();
  }

  @Command(description = "Prints every payload with the size of its document.")
  void payloads() {
    TextTable table = new TextTable(true, "payload", "document bytes", "values", "classes");
    for (String id : Payload.ids()) {
      Payload<?> payload = Payload.load(id);
      table.add(
          id,
          Integer.toString(payload.documents().get(0).length),
          Integer.toString(payload.values().size()),
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

  private static String[] row(String name, Suite suite) {
    return new String[] {
      name,
      String.join(", ", suite.payloads()),
      Integer.toString(suite.codecs().size()),
      Integer.toString(suite.blocks()),
      suite.description()
    };
  }
}
