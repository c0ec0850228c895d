package dev.wirebench.codegen;

import com.palantir.javapoet.ClassName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Copies the schemas for another compiler than the build's protoc, with packages of their own, so
 * that its classes can be beside protoc's.
 */
public final class SchemaCopies {
  private static final String PROTOC = "dev.wirebench.proto.";

  private SchemaCopies() {}

  /**
   * @param args the folder to write to, the flavour whose classes are to be made, the ids of
   *     payloads to leave out with commas between them, and the folders with the schemas
   */
  public static void main(String[] args) throws IOException {
    SourceTree tree = new SourceTree(Path.of(args[0]));
    Set<String> without =
        Stream.of(args[2].split(","))
            .map(id -> id.replace('-', '_') + ".proto")
            .collect(Collectors.toSet());
    for (String folder : Arrays.copyOfRange(args, 3, args.length)) {
      copy(Path.of(folder), args[1], without, tree);
    }
    tree.deleteStale();
  }

  private static void copy(Path folder, String flavour, Set<String> without, SourceTree tree)
      throws IOException {
    List<Path> schemas;
    try (Stream<Path> files = Files.walk(folder)) {
      schemas =
          files
              .filter(file -> file.toString().endsWith(".proto"))
              .filter(file -> !without.contains(file.getFileName().toString()))
              .sorted()
              .toList();
    }
    for (Path schema : schemas) {
      String name = folder.relativize(schema).toString().replace('\\', '/');
      tree.write(name, moved(Files.readString(schema), flavour));
    }
  }

  /** A schema whose classes stand in the packages of a flavour. */
  static String moved(String schema, String flavour) {
    return schema.replace("java_package = \"" + PROTOC, "java_package = \"" + packageOf(flavour));
  }

  /** The class of a flavour, in place of protoc's. */
  static ClassName moved(ClassName protoc, String flavour) {
    List<String> names = protoc.simpleNames();
    return ClassName.get(
        packageOf(flavour) + protoc.packageName().substring(PROTOC.length()),
        names.get(0),
        names.subList(1, names.size()).toArray(String[]::new));
  }

  private static String packageOf(String flavour) {
    return "dev.wirebench." + flavour.replace("-", "") + ".";
  }
}
