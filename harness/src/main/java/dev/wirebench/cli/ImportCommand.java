package dev.wirebench.cli;

import dev.wirebench.base.BadInput;
import dev.wirebench.importer.ImportOutcome;
import dev.wirebench.imports.ImportedWords;
import dev.wirebench.imports.Importer;
import dev.wirebench.imports.OwnData;
import dev.wirebench.models.Payload;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code import}: a payload of the user's own data, with its schema to look at and to correct. */
@Command(
    name = "import",
    description = "Makes a payload of your own JSON: a schema, a sample, and a jar that runs take.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ImportCommand implements Runnable {
  @Parameters(
      arity = "1..2",
      paramLabel = "FILES",
      description =
          "A JSON document, a file with one a line, or a folder of them; before it, if it was"
              + " imported already, its .proto as you have corrected it.")
  private List<Path> files;

  @Mixin private OwnData data;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = ".",
      description = "The folder to write to (default: this one).")
  private Path out;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    Path documents = files.get(files.size() - 1);
    Path schema = files.size() == 1 ? null : files.get(0);
    if (schema != null && !schema.toString().endsWith(".proto")) {
      throw new BadInput(
          "'" + schema + "' is no schema: give one file or folder, or a .proto before it.");
    }
    OwnData.require(documents);
    ImportOutcome outcome =
        Importer.run(data.request(documents, schema, Payload.schemas(), null, out));
    PrintWriter printer = spec.commandLine().getOut();
    ImportedWords.of(outcome).forEach(printer::println);
    Path jar = out.resolve(outcome.ids().get(0) + ".jar");
    printer.println("           " + jar + " is the payload; measure it with");
    printer.println(
        "           run --payload-jar " + jar + " --payload " + String.join(",", outcome.ids()));
    printer.flush();
  }
}
