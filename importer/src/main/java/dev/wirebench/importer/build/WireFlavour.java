package dev.wirebench.importer.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The classes that Wire's compiler writes.
 *
 * @param protoc whose folders have what the schemas import
 * @param schemas texts of the schemas, by the names of their files
 */
record WireFlavour(FlavourSources sources, Protoc protoc, Map<String, String> schemas)
    implements Flavour {
  private static final String MAIN = "com.squareup.wire.WireCompiler";

  @Override
  public Optional<ToolJvm> start() throws IOException {
    sources.write();
    Path copies = MovedSchemas.write(schemas, sources.codec(), sources.folder("schemas"));
    List<String> arguments = new ArrayList<>();
    for (Path folder : protoc.lookingFirstIn(copies).folders()) {
      arguments.add("--proto_path=" + folder);
    }
    arguments.addAll(
        List.of(
            "--java_out=" + sources.folder("wire"),
            "--skip_declared_options",
            "--skip_applied_options"));
    arguments.addAll(schemas.keySet());
    return Optional.of(
        ToolJvm.start(sources.compiler(), MAIN, arguments, sources.folder("compiler")));
  }

  @Override
  public void finish() throws CompilationFailed, IOException {
    sources.compile(List.of(sources.folder("wire")), List.of(), Processors.NONE);
  }
}
