package dev.wirebench.importer.build;

import dev.wirebench.base.BadInput;
import dev.wirebench.importer.ImportOutcome;
import dev.wirebench.importer.ImportRequest;
import dev.wirebench.importer.PackRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes jars of many payloads, whose classes are compiled together. */
public final class PayloadPack {
  private PayloadPack() {}

  /**
   * Leaves nothing behind but the jars.
   *
   * @return with the ids of all jars, one jar's after the other's, and without sizes
   * @throws BadInput if one of the schemas or documents cannot become a payload
   */
  public static ImportOutcome run(PackRequest request, Toolbox tools) {
    JavaSources.compiler();
    try {
      Path work = Files.createTempDirectory("wirebench-import");
      try {
        List<String> ids = new ArrayList<>();
        for (PackRequest.Pack pack : request.packs()) {
          Path own = Files.createTempDirectory(work, "jar");
          ids.addAll(write(pack, tools, own));
        }
        return new ImportOutcome(null, ids, null, List.of());
      } finally {
        FolderFiles.delete(work);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> write(PackRequest.Pack pack, Toolbox tools, Path work)
      throws IOException {
    Path schemas = Files.createDirectories(work.resolve("schemas"));
    List<ImportPreparation> prepared = new ArrayList<>();
    for (ImportRequest payload : pack.payloads()) {
      Path own = Files.createTempDirectory(work, "payload");
      ImportPreparation one = ImportPreparation.of(payload, tools, own);
      Files.writeString(schemas.resolve(one.name().protoFile()), one.schema());
      prepared.add(one);
    }
    Path include = work.resolve("include");
    Includes.write(include);
    Protoc protoc = new Protoc(tools.protoc(work), List.of(schemas, include));
    Map<String, String> texts = new LinkedHashMap<>();
    prepared.forEach(one -> texts.put(one.name().protoFile(), one.schema()));
    Path descriptors = work.resolve("all.pb");
    protoc.describe(texts.keySet(), descriptors);
    Path classes = Files.createDirectories(work.resolve("classes"));
    Path sources = Files.createDirectories(work.resolve("sources"));
    Map<String, String> absent =
        new PayloadClasses(tools, "pack", sources, descriptors, classes, ImportRequest.FLAVOURS)
            .make(protoc, texts);
    for (ImportPreparation one : prepared) {
      PayloadJar.add(one, classes, absent);
    }
    List<String> ids = prepared.stream().map(one -> one.name().id()).toList();
    PayloadJar.write(ids, classes, Path.of(pack.jar()));
    return ids;
  }
}
