package dev.wirebench.run;

import com.fasterxml.jackson.core.JsonFactory;
import dev.wirebench.base.BadInput;
import dev.wirebench.base.Digests;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadSource;
import dev.wirebench.plan.Plan;
import dev.wirebench.registry.CodecClassPath;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * The values of a run, in a jar in its folder. They are drawn from the plan's seed before any codec
 * is loaded, so that none can know them. Whoever has the seed draws them again: a record holds the
 * seed and the digest alone.
 */
public final class DrawnValues {
  /** The seed of the values that are in the build: none are drawn. */
  private static final long OF_THE_BUILD = 0;

  /** The classes of protobuf and of payloads are loaded apart: this JVM works without them. */
  private static final String DRAWING = "dev.wirebench.models.build.Drawing";

  /** The ending of files that hold documents. */
  private static final String DOCUMENTS = ".jsonl";

  private final Path file;

  DrawnValues(Path file) {
    this.file = file.toAbsolutePath();
  }

  /**
   * Draws the values of a plan.
   *
   * @return the plan with their digests; without any if none are drawn
   */
  public Plan draw(Plan plan) throws IOException {
    Files.deleteIfExists(file);
    List<String> payloads =
        plan.selection().payloads().stream()
            .filter(payload -> !Payload.isImported(payload))
            .toList();
    if (plan.seed() == OF_THE_BUILD || payloads.isEmpty()) {
      return plan.withValues(Map.of());
    }
    write(plan.seed(), payloads);
    return plan.withValues(Files.exists(file) ? digests() : Map.of());
  }

  /**
   * Draws the values of a plan again.
   *
   * @throws BadInput if others came out, since this is another version of the program
   */
  public void drawAgain(Plan plan) throws IOException {
    if (!plan.draw().values().isEmpty() && !draw(plan).draw().equals(plan.draw())) {
      Files.deleteIfExists(file);
      throw new BadInput(
          "The values of the run in '"
              + file.getParent()
              + "' cannot be drawn again from its seed, "
              + plan.seed()
              + ": go on with the version of this program that began the run.");
    }
  }

  /** The flags of a JVM that is to take these values. */
  public List<String> flags() {
    return Files.exists(file) ? List.of(PayloadSource.flag(file)) : List.of();
  }

  /** The payloads with these values. */
  public PayloadSource payloads() {
    return Files.exists(file) ? PayloadSource.of(file) : PayloadSource.ofBuild();
  }

  private void write(long seed, List<String> payloads) throws IOException {
    try (URLClassLoader loader =
        new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
      Class.forName(DRAWING, true, loader)
          .getMethod("write", String.class, long.class, List.class)
          .invoke(null, file.toString(), seed, payloads);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof IOException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static URL[] classPath() {
    Stream<Path> all =
        Stream.of(CodecClassPath.of(List.of()).all().split(File.pathSeparator)).map(Path::of);
    // Documents are written with our own Jackson, as in the build, whichever version is measured.
    return Stream.concat(Stream.of(CodecClassPath.location(JsonFactory.class)), all)
        .map(DrawnValues::url)
        .toArray(URL[]::new);
  }

  private static URL url(Path entry) {
    try {
      return entry.toUri().toURL();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The SHA-256 of the documents of each schema: of those that are written, and of those that are
   * read where these differ.
   */
  private Map<String, String> digests() throws IOException {
    Map<String, List<byte[]>> documents = new TreeMap<>();
    try (JarFile jar = new JarFile(file.toFile())) {
      for (String name : jar.stream().map(ZipEntry::getName).sorted().toList()) {
        Path path = Path.of(name);
        if (name.endsWith(DOCUMENTS)) {
          documents
              .computeIfAbsent(path.getParent().getFileName().toString(), none -> new ArrayList<>())
              .add(jar.getInputStream(jar.getEntry(name)).readAllBytes());
        }
      }
    }
    Map<String, String> digests = new TreeMap<>();
    documents.forEach(
        (schema, files) -> digests.put(schema, Digests.sha256(files.toArray(byte[][]::new))));
    return digests;
  }
}
