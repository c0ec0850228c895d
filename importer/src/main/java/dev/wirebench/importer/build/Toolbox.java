package dev.wirebench.importer.build;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The compilers, which the build has put beside the program.
 *
 * @param folder with the jars of the importer, {@code protoc}, and the jars of each library's
 *     compiler in a folder of their own
 * @param classPath what generated classes are compiled against: the models, and all libraries under
 *     test
 */
public record Toolbox(Path folder, List<Path> classPath) {
  private static final String PROTOC = "protoc-";

  /**
   * Protobuf's compiler as a program that can be started: Maven keeps no rights of files.
   *
   * @param work a folder for a copy of it, where its own cannot be written to
   */
  Path protoc(Path work) {
    Path own =
        only(
            PROTOC,
            platform(System.getProperty("os.name"), System.getProperty("os.arch")) + ".exe");
    if (Files.isExecutable(own) || own.toFile().setExecutable(true)) {
      return own;
    }
    try {
      Path copy = Files.copy(own, work.resolve("protoc.exe"));
      if (copy.toFile().setExecutable(true)) {
        return copy;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new BadInput(
        "Protobuf's compiler cannot be made a program in '"
            + work
            + "': name another folder for temporary files, by -Djava.io.tmpdir.");
  }

  /**
   * The name of the platform in the names of Protobuf's artifacts. Windows on ARM runs the program
   * for the other processors.
   *
   * @param system as in {@code os.name}
   * @param processor as in {@code os.arch}
   */
  static String platform(String system, String processor) {
    String name = system.toLowerCase(Locale.ROOT);
    boolean isArm = processor.equals("aarch64") || processor.equals("arm64");
    String architecture = isArm ? "aarch_64" : "x86_64";
    if (name.startsWith("windows")) {
      return "windows-x86_64";
    }
    return (name.startsWith("mac") ? "osx-" : "linux-") + architecture;
  }

  /** The one jar whose name begins so. */
  Path jar(String prefix) {
    return only(prefix, ".jar");
  }

  List<Path> jars() {
    return jars(folder);
  }

  /**
   * The jars of the compiler or of the processors that a library brings.
   *
   * @param codec the id of the codec that binds what they write
   */
  List<Path> compiler(String codec) {
    return jars(folder.resolve(codec));
  }

  private static List<Path> jars(Path folder) {
    return list(folder).stream().filter(file -> file.toString().endsWith(".jar")).toList();
  }

  private Path only(String prefix, String ending) {
    return list(folder).stream()
        .filter(file -> file.getFileName().toString().startsWith(prefix))
        .filter(file -> file.toString().endsWith(ending))
        .findFirst()
        .orElseThrow(
            () ->
                new BadInput(
                    "'"
                        + folder
                        + "' has no "
                        + prefix
                        + "…"
                        + ending
                        + " for this machine: build the program here, with mvn package"
                        + " -Dmaven.test.skip=true."));
  }

  private static List<Path> list(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
