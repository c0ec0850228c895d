package dev.wirebench.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * A plug-in that is compiled when a test asks for it, against classes of which some are no longer
 * there, or are otherwise now, when it is used.
 *
 * @param folder that is empty
 */
public record CompiledPlugin(Path folder) {

  /**
   * Compiles and packs it.
   *
   * @param gone sources that it is compiled against before ours, and not packed, by the path of
   *     each
   * @param own sources of its own
   */
  public String jar(Map<String, String> gone, Map<String, String> own) throws IOException {
    Path before = compiled("gone", gone, List.of());
    Path classes = compiled("classes", own, List.of(before));
    Path jar = folder.resolve("plugin.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
      }
    }
    return jar.toString();
  }

  private Path compiled(String name, Map<String, String> sources, List<Path> first)
      throws IOException {
    Path classes = Files.createDirectories(folder.resolve(name));
    Path texts = folder.resolve(name + "-sources");
    List<String> entries = new ArrayList<>(first.stream().map(Path::toString).toList());
    entries.add(System.getProperty("java.class.path"));
    List<String> arguments =
        new ArrayList<>(
            List.of("-proc:none", "-nowarn", "-implicit:none", "-d", classes.toString(), "-cp"));
    arguments.add(String.join(File.pathSeparator, entries));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = texts.resolve(source.getKey());
      Files.createDirectories(file.getParent());
      arguments.add(Files.writeString(file, source.getValue()).toString());
    }
    if (!sources.isEmpty()) {
      int errors =
          ToolProvider.getSystemJavaCompiler()
              .run(null, null, null, arguments.toArray(new String[0]));
      assertThat(errors).as("the plug-in compiles").isZero();
    }
    return classes;
  }
}
