package dev.wirebench.records;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.LineFile;
import dev.wirebench.data.Json;
import dev.wirebench.heaps.HeapTrials.Smallest;
import dev.wirebench.records.HeapsRecord.Asked;
import dev.wirebench.report.input.JsonFile;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code heaps.jsonl} while it grows: a cell's line is written when its heap is found. */
public final class HeapsFile implements Closeable {
  private final LineFile lines;
  private final Asked asked;
  private final List<Smallest> found;

  private HeapsFile(LineFile lines, HeapsRecord before) {
    this.lines = lines;
    this.asked = before.asked();
    this.found = new ArrayList<>(before.found());
  }

  /**
   * @throws BadInput if the folder has one already, or cannot be written
   */
  public static HeapsFile create(Path folder, Asked asked) {
    Path path = folder.resolve(HeapsRecord.NAME);
    if (Files.exists(JsonFile.orCompressed(path))) {
      throw new BadInput(
          "'"
              + folder
              + "' has a "
              + HeapsRecord.NAME
              + " already: choose another --out, or --resume it.");
    }
    try {
      Files.createDirectories(folder);
      HeapsFile file = new HeapsFile(LineFile.create(path), new HeapsRecord(asked, List.of()));
      file.append(asked);
      return file;
    } catch (IOException e) {
      throw new BadInput("'" + folder + "' cannot be written: " + e.getMessage() + ".", e);
    }
  }

  /**
   * Opens one to go on with.
   *
   * @throws BadInput if there is none, or it is not one of ours
   */
  public static HeapsFile open(Path folder) {
    HeapsRecord before = HeapsRecord.read(folder);
    HeapsFolder itself = new HeapsFolder(folder);
    itself.requireWritable();
    itself.require();
    try {
      return new HeapsFile(LineFile.resume(folder.resolve(HeapsRecord.NAME)), before);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The record so far. */
  public HeapsRecord record() {
    return new HeapsRecord(asked, found);
  }

  public void add(Smallest one) {
    append(one);
    found.add(one);
  }

  private void append(Object line) {
    try {
      lines.append(Json.LINE.writeValueAsBytes(line));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      lines.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
