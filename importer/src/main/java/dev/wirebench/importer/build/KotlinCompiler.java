package dev.wirebench.importer.build;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jetbrains.kotlin.cli.common.ExitCode;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;

/** Kotlin's compiler, in this JVM, with the plug-in that writes serializers. */
final class KotlinCompiler {
  private static final String SERIALIZATION = "kotlin-serialization-compiler-plugin-embeddable-";

  private final Toolbox tools;

  KotlinCompiler(Toolbox tools) {
    this.tools = tools;
  }

  /**
   * @param module its name: a class path has one of each
   * @param sources folders with Kotlin, and with Java that it refers to
   * @param more on the class path beside the libraries
   * @param classes the folder that is written to
   */
  void compile(String module, List<Path> sources, List<Path> more, Path classes)
      throws CompilationFailed {
    List<Path> classPath = new ArrayList<>(more);
    classPath.addAll(tools.classPath());
    List<String> args = arguments(module, classPath, classes);
    args.addAll(List.of("-Xbackend-threads=0", "-Xplugin=" + tools.jar(SERIALIZATION)));
    sources.forEach(folder -> args.add(folder.toString()));
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    ExitCode code =
        new K2JVMCompiler()
            .exec(
                new PrintStream(output, true, StandardCharsets.UTF_8), args.toArray(new String[0]));
    if (code != ExitCode.OK) {
      throw new CompilationFailed(firstError(output.toString(StandardCharsets.UTF_8)));
    }
  }

  /**
   * The options of each compilation by Kotlin; a caller adds its own.
   *
   * @param module its name: a class path has one of each
   * @param classes the folder that is written to
   */
  static List<String> arguments(String module, List<Path> classPath, Path classes) {
    return new ArrayList<>(
        List.of(
            "-d",
            classes.toString(),
            "-classpath",
            ToolJvm.joined(classPath),
            "-jdk-home",
            System.getProperty("java.home"),
            "-jvm-target",
            "17",
            "-module-name",
            module,
            "-no-stdlib",
            "-no-reflect",
            "-nowarn"));
  }

  private static String firstError(String output) {
    return output
        .lines()
        .filter(line -> line.contains("error:"))
        .findFirst()
        .or(() -> output.lines().findFirst())
        .orElse("Kotlin's compiler says nothing");
  }
}
