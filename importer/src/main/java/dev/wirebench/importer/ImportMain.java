package dev.wirebench.importer;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.ChildResults;
import dev.wirebench.importer.build.PayloadImport;
import dev.wirebench.importer.build.PayloadPack;
import dev.wirebench.importer.build.Toolbox;
import java.io.File;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Carries out an import in a JVM of its own, which has the compilers on its class path. */
public final class ImportMain {
  private ImportMain() {}

  /**
   * @param args the file for the outcome, the file with what is asked for, and the folder of the
   *     compilers. What is asked for is the request for one payload or for whole jars, and the
   *     class path to compile against.
   */
  public static void main(String[] args) throws IOException, ClassNotFoundException {
    ImportOutcome outcome;
    try (ObjectInputStream in = new ObjectInputStream(Files.newInputStream(Path.of(args[1])))) {
      Object request = in.readObject();
      List<Path> classPath =
          Stream.of(((String) in.readObject()).split(File.pathSeparator)).map(Path::of).toList();
      outcome = outcome(request, new Toolbox(Path.of(args[2]), classPath));
    }
    try (ChildResults results = ChildResults.open(args[0])) {
      results.write(outcome);
    }
  }

  private static ImportOutcome outcome(Object request, Toolbox tools) {
    try {
      return request instanceof PackRequest jars
          ? PayloadPack.run(jars, tools)
          : PayloadImport.run((ImportRequest) request, tools);
    } catch (BadInput e) {
      return ImportOutcome.refused(e.getMessage());
    }
  }
}
