package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Builds the codecs of {@code src/test/plugin} as somebody outside the repository would. */
public final class PluginJar {
  private static final Path SOURCES = Path.of("src", "test", "plugin").toAbsolutePath();

  private PluginJar() {}

  /** All of them. */
  public static Path build(Path folder) throws IOException {
    return build(folder, "plugin", SOURCES);
  }

  /** The SPI, and the libraries whose annotations a class may have. */
  private static String classPath() throws IOException {
    try (Stream<Path> libraries = Files.list(JarRunner.JAR.resolveSibling("lib/codecs"))) {
      return Stream.concat(Stream.of(JarRunner.JAR), libraries)
          .map(Path::toString)
          .collect(Collectors.joining(File.pathSeparator));
    }
  }

  /**
   * @param name of the jar
   * @param from the sources under this folder
   */
  static Path build(Path folder, String name, Path from) throws IOException {
    Path classes = Files.createDirectory(folder.resolve(name + "-classes"));
    List<String> arguments =
        new ArrayList<>(
            List.of("-proc:none", "-d", classes.toString(), "-cp", classPath(), "-nowarn"));
    try (Stream<Path> sources = Files.walk(from)) {
      sources.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
    }
    int errors =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, OutputStream.nullOutputStream(), arguments.toArray(new String[0]));
    assertThat(errors).as("the plug-in compiles against the SPI").isZero();
    Path jar = folder.resolve(name + ".jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
      }
    }
    return jar;
  }
}
