package dev.wirebench.importer.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The classes that protoc writes for Protobuf's lite runtime. */
final class LiteFlavour implements Flavour {
  private static final String RUNTIME = "protobuf-javalite-";

  private final FlavourSources sources;
  private final Protoc protoc;
  private final Map<String, String> schemas;

  /**
   * @param schemas texts of the schemas, by the names of their files
   */
  LiteFlavour(FlavourSources sources, Protoc protoc, Map<String, String> schemas) {
    this.sources = sources;
    this.protoc = protoc;
    this.schemas = schemas;
  }

  @Override
  public void start() throws IOException {
    sources.write();
    Path copies = MovedSchemas.write(schemas, sources.codec(), sources.folder("schemas"));
    protoc.lookingFirstIn(copies).writeLiteJava(schemas.keySet(), sources.java());
  }

  /** Both runtimes have classes of the same names. */
  @Override
  public void finish() throws CompilationFailed, IOException {
    List<Path> runtime =
        sources.tools().classPath().stream()
            .filter(file -> file.getFileName().toString().startsWith(RUNTIME))
            .toList();
    sources.compile(List.of(), runtime, Processors.NONE);
  }
}
