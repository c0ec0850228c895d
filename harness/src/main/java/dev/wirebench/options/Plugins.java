package dev.wirebench.options;

import dev.wirebench.base.BadInput;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadJars;
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
          "A jar with codecs in the package dev.wirebench.codecs, or with a library that they need;"
              + " repeatable.")
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
   * @throws BadInput if one is not a file, or holds no payload, or one that there is already
   */
  public List<String> paths() {
    jars.forEach(jar -> requireFile(jar, "--plugin"));
    payloadJars.forEach(jar -> requireFile(jar, "--payload-jar"));
    PayloadJars.open(List.of());
    Set<String> ids = new HashSet<>(Payload.schemas());
    payloadJars.forEach(jar -> requireOther(jar, ids));
    PayloadJars.open(payloadJars);
    return Stream.concat(jars.stream(), payloadJars.stream())
        .map(jar -> jar.toAbsolutePath().normalize().toString())
        .toList();
  }

  /** One more, as if it had been named. */
  void addPayload(Path jar) {
    payloadJars.add(jar);
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
