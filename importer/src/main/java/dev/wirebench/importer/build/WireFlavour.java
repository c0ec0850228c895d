package dev.wirebench.importer.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The classes that Wire's compiler writes. */
final class WireFlavour implements Flavour {
  private static final String MAIN = "com.squareup.wire.WireCompiler";

  private final FlavourSources sources;
  private final Protoc protoc;
  private final Map<String, String> schemas;
  private ToolJvm compiler;

  /**
   * @param protoc whose folders have what the schemas import
   * @param schemas texts of the schemas, by the names of their files
   */
  WireFlavour(FlavourSources sources, Protoc protoc, Map<String, String> schemas) {
    this.sources = sources;
    this.protoc = protoc;
    this.schemas = schemas;
  }

  @Override
  public void start() throws IOException {
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
    compiler = ToolJvm.start(sources.compiler(), MAIN, arguments, sources.folder("compiler"));
  }

  @Override
  public void finish() throws CompilationFailed, IOException {
    compiler.await();
    sources.compile(List.of(sources.folder("wire")), List.of(), Processors.NONE);
  }

  @Override
  public void stop() {
    if (compiler != null) {
      compiler.stop();
    }
  }
}
