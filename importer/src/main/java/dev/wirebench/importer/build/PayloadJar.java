package dev.wirebench.importer.build;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.Internal;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import dev.wirebench.importer.ImportOutcome.Sizes;
import dev.wirebench.importer.document.DocumentLimits;
import dev.wirebench.models.PayloadFiles;
import dev.wirebench.models.PayloadType;
import dev.wirebench.models.build.PayloadData;
import dev.wirebench.models.build.Values;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/**
 * Payloads as a jar of their own: classes, values, documents, and what they were made of. A run
 * finds them as it finds the payloads that it was built with.
 */
final class PayloadJar {
  /**
   * The earliest time that a zip file can have. With it, two imports of one thing are the same
   * file.
   */
  private static final long TIME = 315_532_800_000L;

  /** A message inside another needs two levels of Protobuf's own limit. */
  private static final int NESTING = 4 * DocumentLimits.DEPTH;

  private PayloadJar() {}

  /**
   * Adds a payload's data to the classes.
   *
   * @param classes the folder with the payload's classes
   * @param absent why there are no classes for some libraries
   */
  static Sizes add(ImportPreparation prepared, Path classes, Map<String, String> absent)
      throws IOException {
    String id = prepared.name().id();
    Path schema = classes.resolve(PayloadFiles.path(id, prepared.name().protoFile()));
    Files.createDirectories(schema.getParent());
    Files.writeString(schema, prepared.schema());
    Files.writeString(
        classes.resolve(PayloadFiles.path(id, PayloadFiles.GIVEN)),
        Integer.toString(prepared.messages().size()));
    PayloadClasses.writeAbsent(id, absent, classes);
    return sizes(prepared.lengths(), writeData(prepared, classes));
  }

  private static int writeData(ImportPreparation prepared, Path classes) throws IOException {
    URL[] path = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, PayloadJar.class.getClassLoader())) {
      PayloadType<?> type = type(prepared, loader);
      List<Message> documents = ofType(prepared.messages(), type);
      long seed = type.id().hashCode();
      List<Message> values =
          documents.size() == 1 ? Values.like(documents.get(0), seed) : Values.of(documents, seed);
      PayloadData.write(type, values, classes);
      return values.size() - 1;
    }
  }

  private static PayloadType<?> type(ImportPreparation prepared, ClassLoader loader) {
    try {
      return (PayloadType<?>)
          loader.loadClass(prepared.name().payloadType()).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Message> ofType(List<Message> messages, PayloadType<?> type)
      throws IOException {
    Message prototype = Internal.getDefaultInstance(type.message().type());
    Parser<? extends Message> parser = prototype.getParserForType();
    List<Message> typed = new ArrayList<>();
    for (Message message : messages) {
      CodedInputStream in = CodedInputStream.newInstance(message.toByteArray());
      in.setRecursionLimit(NESTING);
      typed.add(parser.parseFrom(in));
    }
    return typed;
  }

  /**
   * Packs classes and data whole or not at all: the jar may be in the place of an older one, which
   * a run is using.
   *
   * @param payloads the ids of all payloads that the jar has
   */
  static void write(List<String> payloads, Path classes, Path jar) throws IOException {
    Path ids = classes.resolve(PayloadFiles.IDS);
    Files.createDirectories(ids.getParent());
    Files.writeString(ids, String.join("\n", payloads) + "\n");
    Path folder = jar.toAbsolutePath().getParent();
    Files.createDirectories(folder);
    Path unfinished = folder.resolve(jar.getFileName() + "." + UUID.randomUUID());
    try {
      try (OutputStream out = Files.newOutputStream(unfinished);
          JarOutputStream zip = new JarOutputStream(out)) {
        // With the folders, by which Micronaut finds what its processors have written.
        for (Path path : FolderFiles.paths(classes)) {
          String name = classes.relativize(path).toString().replace('\\', '/');
          JarEntry entry = new JarEntry(Files.isDirectory(path) ? name + "/" : name);
          entry.setTime(TIME);
          zip.putNextEntry(entry);
          if (Files.isRegularFile(path)) {
            Files.copy(path, zip);
          }
          zip.closeEntry();
        }
      }
      Files.move(
          unfinished, jar, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  private static Sizes sizes(List<Integer> lengths, int values) {
    List<Integer> sorted = lengths.stream().sorted().toList();
    return new Sizes(
        sorted.size(),
        values,
        sorted.get(0),
        quantile(sorted, 0.25),
        quantile(sorted, 0.5),
        quantile(sorted, 0.75),
        sorted.get(sorted.size() - 1));
  }

  /** The nearest rank. */
  private static int quantile(List<Integer> sorted, double share) {
    return sorted.get((int) Math.max(0, Math.ceil(share * sorted.size()) - 1));
  }
}
