package dev.wirebench.importer.build;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import dev.wirebench.base.BadInput;
import dev.wirebench.codegen.PayloadSources;
import dev.wirebench.importer.ImportRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A schema that a user has written, with imports of its own.
 *
 * @param protoc the executable
 * @param include the folder of schemas that any may import
 * @param work a folder to write to
 */
record GivenSchema(Path protoc, Path include, Path work) {
  private static final int MOST_NAMED = 10;

  /**
   * The message that the documents are.
   *
   * @throws BadInput if the schema does not compile, or it is not clear which message
   */
  Descriptor root(ImportRequest.Schema schema) throws IOException {
    Path file = Path.of(schema.file());
    if (!Files.isRegularFile(file)) {
      throw new BadInput("There is no schema '" + file + "': name a .proto file.");
    }
    List<Path> folders = new ArrayList<>(List.of(file.getParent()));
    for (String folder : schema.imports()) {
      if (!Files.isDirectory(Path.of(folder))) {
        throw new BadInput("There is no folder '" + folder + "': correct --proto-path.");
      }
      folders.add(Path.of(folder));
    }
    folders.add(include);
    String name = file.getFileName().toString();
    Path descriptors = work.resolve("given.pb");
    new Protoc(protoc, folders).describe(List.of(name), descriptors);
    List<FileDescriptor> files = PayloadSources.files(descriptors);
    return schema.message() == null
        ? only(files.stream().filter(each -> each.getName().equals(name)).findFirst().orElseThrow())
        : named(schema.message(), files);
  }

  private static Descriptor named(String message, List<FileDescriptor> files) {
    return files.stream()
        .flatMap(file -> file.getMessageTypes().stream())
        .filter(type -> type.getFullName().equals(message))
        .findFirst()
        .orElseThrow(
            () ->
                new BadInput(
                    "The schema has no message '"
                        + message
                        + "' outside of others: name one of "
                        + names(files.stream().flatMap(f -> f.getMessageTypes().stream()).toList())
                        + " with --message."));
  }

  /** The message that bears the file's name, or the only one. */
  private static Descriptor only(FileDescriptor file) {
    List<Descriptor> messages = file.getMessageTypes();
    String base = plain(file.getName().substring(0, file.getName().lastIndexOf('.')));
    return messages.stream()
        .filter(message -> plain(message.getName()).equals(base))
        .findFirst()
        .or(() -> messages.stream().filter(message -> messages.size() == 1).findFirst())
        .orElseThrow(
            () ->
                new BadInput(
                    "'"
                        + file.getName()
                        + "' does not say which message the documents are: name one of "
                        + names(messages)
                        + " with --message."));
  }

  private static String plain(String name) {
    return name.replaceAll("[^A-Za-z0-9]", "").toLowerCase(Locale.ROOT);
  }

  private static String names(List<Descriptor> messages) {
    return messages.stream()
            .map(Descriptor::getFullName)
            .sorted()
            .limit(MOST_NAMED)
            .collect(Collectors.joining(", "))
        + (messages.size() > MOST_NAMED ? " …" : "");
  }
}
