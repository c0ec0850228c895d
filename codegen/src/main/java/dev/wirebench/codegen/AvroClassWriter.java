package dev.wirebench.codegen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.SchemaFormatter;
import org.apache.avro.compiler.specific.SpecificCompiler;
import org.apache.avro.compiler.specific.SpecificCompiler.FieldVisibility;
import org.apache.avro.generic.GenericData.StringType;

/**
 * Writes the Java classes of Avro's schemas, with Avro's own compiler, and beside them the schemas.
 */
final class AvroClassWriter {
  private final SourceTree java;

  AvroClassWriter(SourceTree java) {
    this.java = java;
  }

  /**
   * Writes the classes of one namespace. The compiler takes seconds for the widest, so that it is
   * left alone if the schemas beside the classes are the same already.
   */
  void write(String namespace, Collection<Schema> types) throws IOException {
    String folder = namespace.replace('.', '/') + "/";
    List<String> classes = types.stream().map(type -> folder + type.getName() + ".java").toList();
    Schema all = Schema.createUnion(List.copyOf(types));
    String schemas =
        "// For the compiler of Avro %s.\n%s\n"
            .formatted(version(), SchemaFormatter.format("json/pretty", all));
    if (!java.keep(folder + "schemas.avsc", schemas) || !classes.stream().allMatch(java::keep)) {
      compile(all, classes);
      java.write(folder + "schemas.avsc", schemas);
    }
  }

  private static String version() {
    return SpecificCompiler.class.getPackage().getImplementationVersion();
  }

  /** The compiler also writes what other namespaces lend: of that, the tree has its own. */
  private void compile(Schema all, List<String> classes) throws IOException {
    Path folder = Files.createTempDirectory("avro-classes");
    try {
      SpecificCompiler compiler = new SpecificCompiler(all);
      compiler.setStringType(StringType.String);
      compiler.setFieldVisibility(FieldVisibility.PRIVATE);
      compiler.compileToDestination(null, folder.toFile());
      for (String name : classes) {
        java.write(name, Files.readString(folder.resolve(name)));
      }
    } finally {
      delete(folder);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
