package dev.wirebench.importer.build;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles Java with the compiler of the JDK that runs this. */
final class JavaSources {
  /** Forks may run on JDK 17, whatever runs this. */
  private static final String RELEASE = "17";

  private final Toolbox tools;

  JavaSources(Toolbox tools) {
    this.tools = tools;
  }

  /**
   * @throws BadInput if this is a JVM without a compiler
   */
  static JavaCompiler compiler() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new BadInput(
          "An import compiles classes, and the Java in '"
              + System.getProperty("java.home")
              + "' has no compiler: run it with a JDK.");
    }
    return compiler;
  }

  /**
   * @param processors annotation processors
   * @param more on the class path beside the libraries
   * @param classes the folder that is written to
   */
  void compile(List<Path> sources, List<Path> more, Processors processors, Path classes)
      throws CompilationFailed {
    JavaCompiler compiler = compiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    List<Path> classPath = new ArrayList<>(List.of(classes));
    classPath.addAll(more);
    classPath.addAll(tools.classPath());
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      List<String> options = new ArrayList<>(List.of("--release", RELEASE, "-nowarn"));
      if (processors.names().isEmpty()) {
        options.add("-proc:none");
      } else {
        options.addAll(List.of("-processor", String.join(",", processors.names())));
        files.setLocationFromPaths(StandardLocation.ANNOTATION_PROCESSOR_PATH, processors.path());
      }
      boolean done =
          compiler
              .getTask(
                  null,
                  files,
                  diagnostics,
                  options,
                  null,
                  files.getJavaFileObjectsFromPaths(sourceFiles(sources)))
              .call();
      if (!done) {
        throw new CompilationFailed(firstError(diagnostics));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> sourceFiles(List<Path> folders) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path folder : folders) {
      try (Stream<Path> all = Files.walk(folder)) {
        all.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
      }
    }
    return files;
  }

  private static String firstError(DiagnosticCollector<JavaFileObject> diagnostics) {
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .findFirst()
        .map(
            error ->
                (error.getSource() == null
                        ? ""
                        : Path.of(error.getSource().getName()).getFileName()
                            + ", line "
                            + error.getLineNumber()
                            + ": ")
                    + error.getMessage(Locale.ROOT).lines().findFirst().orElse(""))
        .orElse("the Java compiler says nothing");
  }
}
