package dev.wirebench.importer.build;

import dev.wirebench.codegen.PayloadSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The sources of one flavour, in a folder of their own.
 *
 * @param codec the id of the codec that binds the flavour's classes
 * @param work the folder
 * @param descriptors the schemas, compiled
 * @param models the folder with the classes that every payload has
 */
record FlavourSources(Toolbox tools, String codec, Path work, Path descriptors, Path models) {

  /** A folder below the flavour's own, which is made when it is first asked for. */
  Path folder(String name) throws IOException {
    return Files.createDirectories(work.resolve(name));
  }

  /** The folder of Java sources. */
  Path java() throws IOException {
    return folder("java");
  }

  /** The folder of Kotlin sources. */
  Path kotlin() throws IOException {
    return folder("kotlin");
  }

  /** The folder that the classes are compiled to. */
  Path classes() throws IOException {
    return folder("classes");
  }

  /** The jars of the library's compiler. */
  List<Path> compiler() {
    return tools.compiler(codec);
  }

  /** The class path of all compilers but javac: models and libraries. */
  List<Path> classPath() {
    return Stream.concat(Stream.of(models), tools.classPath().stream()).toList();
  }

  /**
   * Writes the classes that our generator makes, and the conversions between the beans and these.
   */
  void write() throws IOException {
    PayloadSources.writeFlavour(descriptors, codec, java(), kotlin());
  }

  /**
   * Compiles Java, in addition to what was compiled before.
   *
   * @param more folders with further sources
   * @param first jars that come before all others on the class path
   * @param processors annotation processors
   */
  void compile(List<Path> more, List<Path> first, Processors processors)
      throws CompilationFailed, IOException {
    List<Path> sources = new ArrayList<>(List.of(java()));
    sources.addAll(more);
    List<Path> classPath = new ArrayList<>(first);
    classPath.add(models);
    new JavaSources(tools).compile(sources, classPath, processors, classes());
  }
}
