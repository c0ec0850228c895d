package dev.wirebench.options;

import dev.wirebench.base.BadInput;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadJars;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Codecs and payloads from outside the repository. */
public final class Plugins {
  @Option(
      names = "--plugin",
      paramLabel = "JAR",
      description =
          "A jar with codecs in the package dev.wirebench.codecs, or with a library that they need; a"
              + " folder stands for the jars in it; repeatable.")
  private List<Path> jars = new ArrayList<>();

  @Option(
      names = "--payload-jar",
      paramLabel = "JAR",
      description = "A jar with payloads, as 'import' makes of your own data; repeatable.")
  private List<Path> payloadJars = new ArrayList<>();

  /**
   * All jars; the payloads in them are found from here on.
   *
   * @return absolute paths
   * @throws BadInput if one is not a file, nor a folder with jars, or holds no payload, or one that
   *     there is already
   */
  public List<String> paths() {
    List<Path> plugins = jars.stream().flatMap(jar -> inFolder(jar).stream()).toList();
    plugins.forEach(jar -> requireFile(jar, "--plugin"));
    payloadJars.forEach(jar -> requireFile(jar, "--payload-jar"));
    PayloadJars.open(List.of());
    Set<String> ids = new HashSet<>(Payload.schemas());
    payloadJars.forEach(jar -> requireOther(jar, ids));
    PayloadJars.open(payloadJars);
    return Stream.concat(plugins.stream(), payloadJars.stream())
        .map(jar -> jar.toAbsolutePath().normalize().toString())
        .toList();
  }

  /** One more, as if it had been named. */
  void addPayload(Path jar) {
    payloadJars.add(jar);
  }

  /**
   * The jars of a folder in the order of their names: a library has others that it needs in turn.
   * What is no folder stands for itself.
   */
  private static List<Path> inFolder(Path place) {
    if (!Files.isDirectory(place)) {
      return List.of(place);
    }
    try (Stream<Path> files = Files.list(place)) {
      List<Path> found = files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
      if (found.isEmpty()) {
        throw new BadInput("There is no jar in '" + place + "': correct --plugin.");
      }
      return found;
    } catch (IOException e) {
      throw new BadInput("'" + place + "' cannot be read (" + e + "): check its rights.", e);
    }
  }

  private static void requireFile(Path jar, String option) {
    if (!Files.isRegularFile(jar)) {
      throw new BadInput("There is no jar '" + jar + "': correct " + option + ".");
    }
  }

  private static void requireOther(Path jar, Set<String> ids) {
    List<String> own = PayloadJars.ids(jar);
    if (own.isEmpty()) {
      throw new BadInput(
          "'"
              + jar
              + "' holds no payload: name a jar that 'import' has written with --payload-jar.");
    }
    for (String id : own) {
      if (!ids.add(id)) {
        throw new BadInput(
            "'"
                + jar
                + "' holds the payload '"
                + id
                + "', and there is another of that name: import it again with another --name.");
      }
    }
  }
}
