package dev.wirebench.codegen;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Writes the models of every payload from the compiled schemas.
 *
 * <p>Options: {@code --descriptors} a class path resource with a {@code FileDescriptorSet} that has
 * source info, {@code --java} and {@code --kotlin} the folders to write to, {@code --payload-ids}
 * the file that lists the payloads. Sources whose text would not change keep their time stamps, so
 * that a rebuild compiles only what changed.
 */
public final class Main {
  private Main() {}

  public static void main(String[] args) throws IOException {
    Map<String, String> options = options(args);
    Schema schema = read(options.get("descriptors"));
    SourceTree java = new SourceTree(Path.of(options.get("java")));
    SourceTree kotlin = new SourceTree(Path.of(options.get("kotlin")));
    generate(schema, java, kotlin);
    java.deleteStale();
    kotlin.deleteStale();
    Path ids = Path.of(options.get("payload-ids"));
    new SourceTree(ids.getParent())
        .write(ids.getFileName().toString(), String.join("\n", schema.payloadIds()) + "\n");
  }

  /** Writes all sources of {@code schema}. */
  static void generate(Schema schema, SourceTree java, SourceTree kotlin) throws IOException {
    schema.files().forEach(SupportedConstructs::check);
    for (SchemaFile file : schema.files()) {
      for (var message : file.messages()) {
        java.write(BeanWriter.write(file, message));
        if (DataClassLimit.problem(message).isEmpty()) {
          kotlin.write(DataClassWriter.write(file, message));
        }
      }
      for (var descriptor : file.enums()) {
        java.write(EnumWriter.write(file, descriptor));
      }
      java.write(MessageConversionWriter.write(file));
      java.write(DataConversionWriter.write(file));
      if (file.root().isPresent()) {
        java.write(PayloadTypeWriter.write(file));
      }
    }
  }

  private static Schema read(String resource) throws IOException {
    try (InputStream in = Main.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException(
            "no class path resource " + resource + ": build the module with the schemas first");
      }
      return Schema.read(in);
    }
  }

  private static Map<String, String> options(String[] args) {
    Map<String, String> options = new HashMap<>();
    for (String arg : args) {
      String[] parts = arg.split("=", 2);
      options.put(parts[0].substring(2), parts[1]);
    }
    return options;
  }
}
