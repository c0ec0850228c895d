package dev.wirebench.observations;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.base.BadInput;
import dev.wirebench.base.WholeFile;
import dev.wirebench.report.input.JsonFile;
import dev.wirebench.report.input.KnownFields;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The one JSON file in which a command keeps what it has found.
 *
 * @param name of the file in its folder
 * @param command that writes it
 * @param content what it holds, in the plural, for sentences
 */
record KeptFile<T>(
    String name,
    Class<T> type,
    String command,
    String content,
    ObjectMapper writer,
    ObjectMapper reader) {

  void write(Path folder, T found) {
    try {
      WholeFile.write(folder.resolve(name), writer.writeValueAsBytes(found));
    } catch (IOException e) {
      throw new BadInput(
          "The "
              + content
              + " cannot be written to '"
              + folder
              + "' ("
              + e
              + "): name another folder with --out.",
          e);
    }
  }

  /**
   * @param folder with the file, possibly compressed
   * @throws BadInput if the folder has no such file, or one that nobody wrote so
   */
  T read(Path folder) {
    Path file = JsonFile.orCompressed(folder.resolve(name));
    if (!Files.isRegularFile(file)) {
      throw new BadInput(
          "'%s' holds no %s: it has no %s, which --out writes.".formatted(folder, content, name));
    }
    try (InputStream in = JsonFile.open(file)) {
      byte[] written = in.readAllBytes();
      T read = reader.readValue(written, type);
      if (read == null) {
        throw new BadInput(damaged(file, "it is null"));
      }
      Optional<String> unknown = KnownFields.firstUnknown(reader.readTree(written), type);
      if (unknown.isPresent()) {
        throw new BadInput(damaged(file, "Unrecognized field \"" + unknown.get() + "\""));
      }
      return read;
    } catch (JacksonException e) {
      throw new BadInput(damaged(file, e.getOriginalMessage()), e);
    } catch (IOException e) {
      throw new BadInput(damaged(file, e.toString()), e);
    }
  }

  private String damaged(Path file, String why) {
    return "'%s' is not what '%s' writes (%s): run it again with --out."
        .formatted(file, command, why);
  }
}
