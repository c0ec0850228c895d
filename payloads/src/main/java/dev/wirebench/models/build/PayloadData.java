package dev.wirebench.models.build;

import com.google.protobuf.Message;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Nulls;
import dev.wirebench.models.PayloadFiles;
import dev.wirebench.models.PayloadType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Writes a payload's values and documents to where {@code Payload} reads them from. */
public final class PayloadData {
  private PayloadData() {}

  /**
   * Files that would not change keep their time stamps.
   *
   * @param messages the unseen value, then the others; of the payload's own message type
   * @param classes the folder of classes
   */
  public static <B> void write(PayloadType<B> type, List<Message> messages, Path classes)
      throws IOException {
    List<Message> held = type.leftOut().isEmpty() ? messages : held(type.message(), messages);
    List<B> beans = beans(type.message(), held);
    writeIfChanged(
        classes.resolve(PayloadFiles.path(type.id(), PayloadFiles.VALUES)), values(beans));
    Path noNulls = classes.resolve(PayloadFiles.path(type.id(), PayloadFiles.NO_NULLS));
    if (beans.stream().anyMatch(bean -> Nulls.occurIn(bean, type))) {
      Files.deleteIfExists(noNulls);
    } else {
      writeIfChanged(noNulls, new byte[0]);
    }
    writeIfChanged(
        classes.resolve(PayloadFiles.path(type.id(), PayloadFiles.DOCUMENTS)),
        documents(held, Set.of()));
    if (!type.leftOut().isEmpty()) {
      writeIfChanged(
          classes.resolve(PayloadFiles.path(type.id(), PayloadFiles.INPUTS)),
          documents(held, type.leftOut()));
    }
  }

  /** The canonical document of a message: minified JSON in UTF-8. */
  public static byte[] document(Message message) throws IOException {
    ByteArrayOutputStream document = new ByteArrayOutputStream();
    DocumentWriter.write(message, Set.of(), document);
    return document.toByteArray();
  }

  /** The messages as beans have them: a field that the class fills in has that one value. */
  private static <B, M extends Message> List<Message> held(
      HeldClass<B, M> flavour, List<Message> messages) {
    return beans(flavour, messages).stream()
        .<Message>map(bean -> flavour.fromBean().apply(bean))
        .toList();
  }

  private static <B, M extends Message> List<B> beans(
      HeldClass<B, M> flavour, List<Message> messages) {
    return messages.stream()
        .map(message -> flavour.toBean().apply(flavour.type().cast(message)))
        .toList();
  }

  private static byte[] values(List<?> beans) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      for (Object bean : beans) {
        out.writeObject(bean);
      }
    }
    return bytes.toByteArray();
  }

  private static byte[] documents(List<Message> messages, Set<String> leftOut) throws IOException {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    for (Message message : messages) {
      DocumentWriter.write(message, leftOut, lines);
      lines.write('\n');
    }
    return lines.toByteArray();
  }

  private static void writeIfChanged(Path path, byte[] bytes) throws IOException {
    if (!Files.exists(path) || !Arrays.equals(Files.readAllBytes(path), bytes)) {
      Files.createDirectories(path.getParent());
      Files.write(path, bytes);
    }
  }
}
