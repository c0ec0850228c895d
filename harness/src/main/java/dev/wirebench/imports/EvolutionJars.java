package dev.wirebench.imports;

import dev.wirebench.base.BadInput;
import dev.wirebench.importer.ImportOutcome;
import dev.wirebench.importer.ImportRequest;
import dev.wirebench.importer.PackRequest;
import dev.wirebench.models.Payload;
import dev.wirebench.qualities.evolution.EvolutionCase;
import dev.wirebench.qualities.evolution.SchemaCompiler;
import dev.wirebench.qualities.evolution.Side;
import dev.wirebench.registry.TemporaryFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The jars with the classes of both sides of each change of a schema. Made once, and kept with what
 * was imported.
 */
public final class EvolutionJars implements SchemaCompiler {
  private static final int LIMIT_MEGABYTES = 1;

  /**
   * @throws BadInput with the reason, if they cannot be made
   */
  @Override
  public Map<Side, Path> jars() {
    List<String> names = Arrays.stream(Side.values()).map(EvolutionJars::name).toList();
    ImportCache cache = ImportCache.of(sources(EvolutionCase.all()), names);
    Map<Side, Path> jars = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      jars.put(side, cache.jar(name(side)));
    }
    if (cache.outcome().isEmpty()) {
      cache.keep(make(jars));
    }
    return jars;
  }

  private static ImportOutcome make(Map<Side, Path> jars) {
    try (TemporaryFolder folder = new TemporaryFolder()) {
      List<PackRequest.Pack> packs = new ArrayList<>();
      for (Side side : Side.values()) {
        Path own = folder.resolve(side.label());
        List<ImportRequest> payloads =
            EvolutionCase.all().stream().map(each -> payload(each, side, own)).toList();
        packs.add(new PackRequest.Pack(payloads, jars.get(side).toAbsolutePath().toString()));
      }
      return Importer.run(new PackRequest(packs));
    }
  }

  private static String name(Side side) {
    return side.label() + ".jar";
  }

  private static List<String> sources(List<EvolutionCase> cases) {
    List<String> sources = new ArrayList<>();
    for (EvolutionCase each : cases) {
      for (Side side : Side.values()) {
        sources.addAll(List.of(each.payload(), each.schema(side), each.document(side)));
      }
    }
    return sources;
  }

  /** A folder for each: an import looks at all schemas beside the one that it is given. */
  private static ImportRequest payload(EvolutionCase each, Side side, Path parent) {
    try {
      Path folder = Files.createDirectories(parent.resolve(each.id()));
      Path schema = Files.writeString(folder.resolve("schema.proto"), each.schema(side));
      Path document = Files.writeString(folder.resolve("document.json"), each.document(side));
      return new ImportRequest(
          document.toString(),
          new ImportRequest.Reading(false, false, List.of(), LIMIT_MEGABYTES),
          new ImportRequest.Schema(schema.toString(), EvolutionCase.MESSAGE, List.of()),
          null,
          each.payload(),
          Payload.schemas(),
          ImportRequest.Output.NONE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
