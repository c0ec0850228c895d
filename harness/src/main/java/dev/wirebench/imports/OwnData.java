package dev.wirebench.imports;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Choice;
import dev.wirebench.importer.ImportRequest;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The options of each command that makes a payload of the user's own documents. */
public final class OwnData {
  private static final int MOST_MEGABYTES = 1024;
  private static final int MEGABYTE_BITS = 20;

  @Option(
      names = "--records",
      description = "Each element of an array in the file is a document of its own.")
  private boolean records;

  @Option(
      names = "--timestamps",
      description = "Texts such as 2026-01-31T08:30:00Z become instants instead of texts.")
  private boolean timestamps;

  @Option(
      names = "--lossy",
      paramLabel = "PLACE",
      description =
          "Accept what is lost at a place of the documents, as a refusal names it; repeatable.")
  private List<String> lossy = new ArrayList<>();

  @Option(
      names = "--proto",
      paramLabel = "FILE",
      description = "The schema of the documents, instead of one that is inferred.")
  private Path proto;

  @Option(
      names = "--message",
      paramLabel = "NAME",
      description =
          "The message in it that a document is, with its package (default: the one called like the"
              + " file, or the only one).")
  private String message;

  @Option(
      names = "--proto-path",
      paramLabel = "DIR",
      description = "A folder in which what the schema imports is looked for; repeatable.")
  private List<Path> protoPaths = new ArrayList<>();

  @Option(
      names = "--class",
      paramLabel = "NAME",
      description =
          "A class of your own, with its package: codecs that read JSON into classes bind it as it is,"
              + " beside the one that is generated.")
  private String ownClass;

  @Option(
      names = "--class-path",
      paramLabel = "PATH",
      description = "Where that class is, and all that it needs: jars and folders.")
  private String classPath;

  @Option(
      names = "--their-libraries",
      description = "Use the libraries of --class-path where the suite has others.")
  private boolean theirLibraries;

  @Option(
      names = "--name",
      paramLabel = "ID",
      description = "What the payload is called (default: as the file).")
  private String name;

  @Option(
      names = "--limit",
      paramLabel = "MB",
      defaultValue = "64",
      description = "How large the documents may be together (default: ${DEFAULT-VALUE}).")
  private int limit;

  /**
   * @param documents a file or a folder
   * @param ownSchema if {@code --proto} names none; null to infer one
   * @param taken the ids that there are
   * @param jar the file to write; null for one in the folder
   * @param folder for schema and sample; null for nowhere
   */
  public ImportRequest request(
      Path documents, Path ownSchema, List<String> taken, Path jar, Path folder) {
    return new ImportRequest(
        absolute(documents),
        new ImportRequest.Reading(
            records, timestamps, lossy, Choice.within("--limit", limit, MOST_MEGABYTES)),
        schema(proto == null ? ownSchema : proto),
        ownClass(),
        name,
        taken,
        new ImportRequest.Output(
            jar == null ? null : jar.toString(), folder == null ? null : absolute(folder)));
  }

  private ImportRequest.Schema schema(Path file) {
    if (file == null && (message != null || !protoPaths.isEmpty())) {
      throw new BadInput("--message and --proto-path are about a schema: name it with --proto.");
    }
    return new ImportRequest.Schema(
        file == null ? null : absolute(file),
        message,
        protoPaths.stream().map(OwnData::absolute).toList());
  }

  private ImportRequest.OwnClass ownClass() {
    if ((ownClass == null) != (classPath == null) || ownClass == null && theirLibraries) {
      throw new BadInput("--class and --class-path go together: give both.");
    }
    return ownClass == null
        ? null
        : new ImportRequest.OwnClass(
            ownClass,
            Stream.of(classPath.split(File.pathSeparator))
                .filter(entry -> !entry.isBlank())
                .map(entry -> absolute(Path.of(entry)))
                .toList(),
            theirLibraries);
  }

  private static String absolute(Path path) {
    return path.toAbsolutePath().normalize().toString();
  }

  /** Says whether the documents are small enough to be read. */
  boolean isWithinLimit(Path documents) {
    try (Stream<Path> files = Files.walk(documents)) {
      long bytes = 0;
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        bytes += Files.size(file);
      }
      return bytes <= (long) limit << MEGABYTE_BITS;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * @throws BadInput if there is nothing to read
   */
  public static void require(Path documents) {
    if (!Files.exists(documents)) {
      throw new BadInput("There is no '" + documents + "': name a JSON file, or a folder of them.");
    }
  }

  /**
   * @param option that names the documents, and was not given
   * @throws BadInput if one of the options here was
   */
  public static void refuseWithout(String option, CommandSpec command) {
    Set<String> own = CommandSpec.forAnnotatedObject(new OwnData()).optionsMap().keySet();
    command.commandLine().getParseResult().matchedOptions().stream()
        .map(OptionSpec::longestName)
        .filter(own::contains)
        .findFirst()
        .ifPresent(
            name -> {
              throw new BadInput(name + " says how to read " + option + ": give that too.");
            });
  }
}
