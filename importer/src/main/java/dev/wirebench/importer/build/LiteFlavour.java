package dev.wirebench.importer.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The classes that protoc writes for Protobuf's lite runtime.
 *
 * @param schemas texts of the schemas, by the names of their files
 */
record LiteFlavour(FlavourSources sources, Protoc protoc, Map<String, String> schemas)
    implements Flavour {
  private static final String RUNTIME = "protobuf-javalite-";

  @Override
  public Optional<ToolJvm> start() throws IOException {
    sources.write();
    Path copies = MovedSchemas.write(schemas, sources.codec(), sources.folder("schemas"));
    protoc.lookingFirstIn(copies).writeLiteJava(schemas.keySet(), sources.java());
    return Optional.empty();
  }

  /**
   * The lite runtime comes first on the class path: both runtimes have classes of the same names.
   */
  @Override
  public void finish() throws CompilationFailed, IOException {
    List<Path> runtime =
        sources.tools().classPath().stream()
            .filter(file -> file.getFileName().toString().startsWith(RUNTIME))
            .toList();
    sources.compile(List.of(), runtime, Processors.NONE);
  }
}
