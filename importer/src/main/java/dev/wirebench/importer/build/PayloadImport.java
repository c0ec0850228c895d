package dev.wirebench.importer.build;

import dev.wirebench.base.BadInput;
import dev.wirebench.importer.ImportOutcome;
import dev.wirebench.importer.ImportRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Carries out an import. */
public final class PayloadImport {
  private PayloadImport() {}

  /**
   * Leaves nothing behind but the jar, and what the request asks for beside it.
   *
   * @throws BadInput if the documents cannot become a payload
   */
  public static ImportOutcome run(ImportRequest request, Toolbox tools) {
    JavaSources.compiler();
    try {
      Path work = Files.createTempDirectory("wirebench-import");
      try {
        return run(request, tools, work);
      } finally {
        FolderFiles.delete(work);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ImportOutcome run(ImportRequest request, Toolbox tools, Path work)
      throws IOException {
    ImportPreparation prepared = ImportPreparation.of(request, tools, work);
    Path classes = Files.createDirectories(work.resolve("classes"));
    Path sources = Files.createDirectories(work.resolve("sources"));
    Map<String, String> absent =
        new PayloadClasses(
                tools,
                prepared.name().id(),
                sources,
                prepared.descriptors(),
                classes,
                request.flavours())
            .make(prepared.protoc(), Map.of(prepared.name().protoFile(), prepared.schema()));
    Path folder = request.output().folder() == null ? null : Path.of(request.output().folder());
    Path jar =
        request.output().jar() == null
            ? folder.resolve(prepared.name().id() + ".jar")
            : Path.of(request.output().jar());
    List<String> notes = new ArrayList<>(prepared.notes());
    List<String> ids = new ArrayList<>(List.of(prepared.name().id()));
    if (request.ownClass() != null) {
      OwnClassBuilder own = new OwnClassBuilder(tools, request.ownClass(), prepared);
      ids.add(own.make(sources, classes));
      notes.addAll(own.conflicts());
    }
    ImportOutcome.Sizes sizes = PayloadJar.add(prepared, classes, absent);
    PayloadJar.write(ids, classes, jar);
    if (folder != null && request.schema().file() == null) {
      // Of a schema that was given, it and the sample are the user's own files.
      Files.writeString(folder.resolve(prepared.name().protoFile()), prepared.schema());
      Files.write(folder.resolve(prepared.name().id() + ".json"), prepared.sample());
    }
    return new ImportOutcome(null, ids, sizes, notes);
  }
}
