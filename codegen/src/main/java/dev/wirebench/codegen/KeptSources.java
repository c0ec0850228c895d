package dev.wirebench.codegen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Copies sources that another compiler writes anew in every build, but leaves those alone whose
 * text has not changed, so that a rebuild compiles only what changed.
 */
public final class KeptSources {
  private KeptSources() {}

  /**
   * @param args the folder to write to, and the one to read from
   */
  public static void main(String[] args) throws IOException {
    SourceTree tree = new SourceTree(Path.of(args[0]));
    Path from = Path.of(args[1]);
    List<Path> sources;
    try (Stream<Path> files = Files.walk(from)) {
      sources = files.filter(Files::isRegularFile).sorted().toList();
    }
    for (Path source : sources) {
      tree.write(from.relativize(source).toString().replace('\\', '/'), Files.readString(source));
    }
    tree.deleteStale();
  }
}
