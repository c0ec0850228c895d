package dev.wirebench.records;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.LinkedLines;
import dev.wirebench.report.input.JsonFile;
import dev.wirebench.run.ChecksumCheck;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.RecordCopy;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A record that is one file of linked lines.
 *
 * @param folder that it is in
 * @param plain name of the file; the file itself may be compressed
 * @param reader facts of the environments in which it was measured; refuses what it cannot read
 */
record RecordOfLines(Path folder, String plain, Function<Path, List<Map<String, String>>> reader) {

  boolean exists() {
    return Files.isRegularFile(file());
  }

  private Path file() {
    return JsonFile.orCompressed(folder.resolve(plain));
  }

  /** A look at the lines, the checksums, and whether the lines can be read. */
  RecordFindings look() {
    try (InputStream in = JsonFile.open(file())) {
      LinkedLines lines = LinkedLines.of(in.readAllBytes());
      List<String> damages =
          lines.damages().stream().map(damage -> "'" + file() + "', " + damage + ".").toList();
      if (!damages.isEmpty()) {
        return RecordFindings.damaged(damages);
      }
      List<Map<String, String>> environments = reader.apply(folder);
      List<String> differences = ChecksumCheck.of(folder).differences(List.of(file()));
      return differences.isEmpty()
          ? new RecordFindings(List.of(), remarks(lines), environments)
          : RecordFindings.damaged(differences);
    } catch (BadInput e) {
      return RecordFindings.damaged(List.of(e.getMessage()));
    } catch (IOException e) {
      return RecordFindings.unreadable(file(), e);
    }
  }

  private List<String> remarks(LinkedLines lines) {
    return lines.cutOff()
        ? List.of("The last line of '" + file() + "' is incomplete, as a crash leaves it.")
        : List.of();
  }

  void copyTo(Path to) {
    RecordFindings look = look();
    look.require(folder);
    BadInput.refuse(look.remarks().stream().findFirst());
    RecordCopy.make(folder, List.of(), List.of(file()), to);
  }

  /** Refuses to go on with what was copied to be kept. */
  void requireWritable() {
    if (Checksums.of(folder).exist() || !Files.exists(folder.resolve(plain))) {
      throw new BadInput(
          "'"
              + folder
              + "' is a record, which stays as it is: go on with the folder that it was copied"
              + " from.");
    }
  }
}
