package dev.wirebench.importer.build;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The compilers as the build has put them together for this module. */
final class Tools {
  static final Toolbox TOOLBOX = new Toolbox(Path.of("target", "importer"), classPath());

  private Tools() {}

  private static List<Path> classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .toList();
  }
}
