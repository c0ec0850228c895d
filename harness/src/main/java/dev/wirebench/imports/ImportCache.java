package dev.wirebench.imports;

import dev.wirebench.base.Digests;
import dev.wirebench.base.Program;
import dev.wirebench.codegen.PayloadSources;
import dev.wirebench.importer.ImportMain;
import dev.wirebench.importer.ImportOutcome;
import dev.wirebench.importer.ImportRequest;
import dev.wirebench.machine.KeptDigests;
import dev.wirebench.models.Payload;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.UserCache;
import dev.wirebench.run.Checksums;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Payloads that were imported before, by what they were imported from and with: under the user's
 * folder for what can be made again.
 */
final class ImportCache {
  private static final String OUTCOME = "outcome.ser";
  private static final String JAR = "payload.jar";

  private static final int SCHEMA_DEPTH = 8;

  private final Path folder;
  private final List<String> jars;

  private ImportCache(Path folder, List<String> jars) {
    this.folder = folder;
    this.jars = List.copyOf(jars);
  }

  /**
   * The place of one import.
   *
   * @param request with documents that exist
   */
  static ImportCache of(ImportRequest request) {
    String key =
        Digests.sha256(
            text(Digests.sha256(Path.of(request.documents()))),
            text(Path.of(request.documents()).getFileName().toString()),
            text(request.reading().toString()),
            text(request.schema().toString()),
            text(schema(request.schema())),
            text(String.valueOf(request.ownClass())),
            text(String.valueOf(request.name())),
            text(request.flavours().toString()),
            text(program()));
    return new ImportCache(UserCache.folder().resolve("imports").resolve(key), List.of(JAR));
  }

  /**
   * The place of jars that are made of what comes with the program.
   *
   * @param sources all that they are made of
   * @param jars their names
   */
  static ImportCache of(List<String> sources, List<String> jars) {
    byte[][] parts =
        Stream.of(sources, jars, List.of(program()))
            .flatMap(List::stream)
            .map(ImportCache::text)
            .toArray(byte[][]::new);
    return new ImportCache(
        UserCache.folder().resolve("imports").resolve(Digests.sha256(parts)), jars);
  }

  private static String program() {
    return Stream.of(
            Program.TEXT,
            digest(ImportMain.class),
            digest(PayloadSources.class),
            digest(Payload.class))
        .collect(Collectors.joining("\n"));
  }

  /**
   * The digest of a file with all that it may import: all files of the folders that are looked
   * into.
   */
  private static String schema(ImportRequest.Schema schema) {
    return schema.file() == null
        ? ""
        : Stream.concat(
                Stream.of(Path.of(schema.file()).getParent().toString()), schema.imports().stream())
            .map(Path::of)
            .flatMap(ImportCache::schemas)
            .map(Digests::sha256)
            .collect(Collectors.joining());
  }

  private static Stream<Path> schemas(Path folder) {
    try (Stream<Path> files = Files.walk(folder, SCHEMA_DEPTH)) {
      return files.filter(file -> file.toString().endsWith(".proto")).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The digest of the module that has a class. */
  private static String digest(Class<?> anchor) {
    return KeptDigests.sha256(CodecClassPath.location(anchor));
  }

  private static byte[] text(String text) {
    return (text + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** The jar, of an import that makes one. */
  Path jar() {
    return jar(JAR);
  }

  /** One of the jars. */
  Path jar(String name) {
    return folder.resolve(name);
  }

  /** Says whether an earlier import has left jars here that are no longer what they were. */
  boolean isEdited() {
    return Files.isRegularFile(folder.resolve(OUTCOME)) && !isWhole();
  }

  private boolean isWhole() {
    Checksums checksums = Checksums.of(folder);
    return jars.stream().map(this::jar).allMatch(checksums::vouchFor);
  }

  /** The outcome of an earlier import; empty if there was none, or it is not what it was. */
  Optional<ImportOutcome> outcome() {
    Path file = folder.resolve(OUTCOME);
    if (!Files.isRegularFile(file) || !isWhole()) {
      return Optional.empty();
    }
    try (ObjectInputStream in = new ObjectInputStream(Files.newInputStream(file))) {
      return Optional.of((ImportOutcome) in.readObject());
    } catch (IOException | ClassNotFoundException | ClassCastException damaged) {
      return Optional.empty();
    }
  }

  /** Behind the jars, which are there by now. */
  void keep(ImportOutcome outcome) {
    try {
      Checksums.of(folder).note(jars.stream().map(this::jar).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    try (ObjectOutputStream out =
        new ObjectOutputStream(Files.newOutputStream(folder.resolve(OUTCOME)))) {
      out.writeObject(outcome);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
