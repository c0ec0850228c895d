package dev.wirebench.imports;

import dev.wirebench.base.BadInput;
import dev.wirebench.codegen.PayloadSources;
import dev.wirebench.importer.ImportMain;
import dev.wirebench.importer.ImportOutcome;
import dev.wirebench.importer.ImportRequest;
import dev.wirebench.importer.PackRequest;
import dev.wirebench.registry.ChildJvm;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.TemporaryFolder;
import java.io.File;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Makes payloads of the user's own data, in a JVM that has the compilers. */
public final class Importer {
  /** Beside our own jars, where the build has put the compilers. */
  private static final String FOLDER = "importer";

  /** Compiling hundreds of wide classes takes minutes on a slow machine. */
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  /**
   * Documents are held as trees, as messages and as beans. Most of the work is done by compilers
   * that run once: with HotSpot's first compiler alone they are done sooner.
   */
  private static final List<String> FLAGS =
      List.of("-Xms256m", "-Xmx4g", "-XX:TieredStopAtLevel=1");

  private Importer() {}

  /**
   * The payload in the user's folder for what can be made again: where it is already, it is only
   * read.
   *
   * @param taken the ids that there are
   * @param flavours see {@link ImportRequest#flavours}
   * @throws BadInput with the reason, if there can be no payload
   */
  public static Imported cached(
      OwnData data, Path documents, List<String> taken, List<String> flavours) {
    OwnData.require(documents);
    ImportRequest request = data.request(documents, null, taken, null, null).withFlavours(flavours);
    if (!data.isWithinLimit(documents) || !Files.isReadable(documents)) {
      // The import says what is wrong; to look whether it was made before would read all of it.
      return new Imported(run(request), null, false);
    }
    ImportCache cache = ImportCache.of(request);
    boolean again = cache.isEdited();
    ImportOutcome outcome =
        cache
            .outcome()
            .orElseGet(
                () -> {
                  ImportOutcome made = run(request.withJar(cache.jar().toString()));
                  cache.keep(made);
                  return made;
                });
    return new Imported(outcome, cache.jar(), again);
  }

  /**
   * The result of an import, and its place.
   *
   * @param again whether it was made again, since somebody had edited what was there
   */
  public record Imported(ImportOutcome outcome, Path jar, boolean again) {}

  /**
   * @throws BadInput with the reason, if there can be no payload
   */
  public static ImportOutcome run(ImportRequest request) {
    return carryOut(request);
  }

  /**
   * Makes several jars, for which the compilers start once.
   *
   * @throws BadInput with the reason, if they cannot be made
   */
  public static ImportOutcome run(PackRequest request) {
    return carryOut(request);
  }

  private static ImportOutcome carryOut(Serializable request) {
    Path tools = folder();
    try (TemporaryFolder folder = new TemporaryFolder()) {
      Path file = folder.resolve("request.ser");
      try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(file))) {
        out.writeObject(request);
        out.writeObject(CodecClassPath.of(List.of()).all());
      }
      ChildJvm.Outcome outcome =
          ChildJvm.call(
              JvmLauncher.current(List.of()).with(FLAGS),
              classPath(tools),
              ImportMain.class,
              List.of(file.toString(), tools.toString()),
              1,
              PATIENCE);
      if (outcome.failure() != null) {
        throw new BadInput("The import " + outcome.failure() + ".");
      }
      ImportOutcome made = (ImportOutcome) outcome.results().get(0);
      if (made.problem() != null) {
        throw new BadInput(made.problem());
      }
      return made;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The compilers, and what they write for; none of the libraries under test. */
  private static String classPath(Path tools) {
    return String.join(
        File.pathSeparator,
        CodecClassPath.location(ImportMain.class).toString(),
        CodecClassPath.location(PayloadSources.class).toString(),
        CodecClassPath.of(List.of()).withoutCodec(),
        tools + File.separator + "*");
  }

  /**
   * @throws BadInput if the compilers are not there, or Kotlin's would read its name as several
   */
  private static Path folder() {
    Path folder = CodecClassPath.location(ImportMain.class).resolveSibling(FOLDER);
    if (!Files.isDirectory(folder)) {
      throw new BadInput(
          "The compilers that an import takes are not in '"
              + folder
              + "': build them with mvn package -Dmaven.test.skip=true.");
    }
    if (folder.toString().contains(",")) {
      throw new BadInput(
          "Kotlin's compiler cannot be used in '"
              + folder
              + "', since the path has a comma: move this program to another folder.");
    }
    return folder;
  }
}
