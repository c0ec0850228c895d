package dev.wirebench.importer.build;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Protobuf's own compiler, which reads schemas and writes the classes of its messages. */
final class Protoc {
  private static final int MOST_LINES = 5;

  private final Path executable;
  private final List<Path> folders;

  /**
   * @param folders where schemas are looked for
   */
  Protoc(Path executable, List<Path> folders) {
    this.executable = executable;
    this.folders = folders;
  }

  /**
   * @param schemas their names in the folders
   * @throws BadInput with what protoc says, if one does not compile
   */
  void describe(Collection<String> schemas, Path descriptors) {
    run(
        schemas,
        List.of(
            "--descriptor_set_out=" + descriptors, "--include_imports", "--include_source_info"));
  }

  /** The folders where schemas are looked for, in that order. */
  List<Path> folders() {
    return folders;
  }

  /** A copy of this compiler that looks for schemas in one more folder before all others. */
  Protoc lookingFirstIn(Path folder) {
    List<Path> all = new ArrayList<>(List.of(folder));
    all.addAll(folders);
    return new Protoc(executable, all);
  }

  void writeJava(Collection<String> schemas, Path java) {
    run(schemas, List.of("--java_out=" + java));
  }

  /** Writes classes for the lite runtime. */
  void writeLiteJava(Collection<String> schemas, Path java) {
    run(schemas, List.of("--java_out=lite:" + java));
  }

  private void run(Collection<String> schemas, List<String> options) {
    List<String> command = new ArrayList<>(List.of(executable.toString()));
    folders.forEach(folder -> command.add("--proto_path=" + folder));
    command.addAll(options);
    command.addAll(schemas);
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      String output =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      if (process.waitFor() != 0) {
        throw new BadInput("The schema does not compile: " + head(output) + ".");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInput("The import was interrupted.");
    }
  }

  private static String head(String output) {
    List<String> lines = output.lines().toList();
    return lines.stream()
            .limit(MOST_LINES)
            .map(line -> line.replaceFirst("\\.$", ""))
            .collect(Collectors.joining("; "))
        + (lines.size() > MOST_LINES ? "; and " + (lines.size() - MOST_LINES) + " more" : "");
  }
}
