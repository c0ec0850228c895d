package dev.wirebench.run;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.WholeFile;
import dev.wirebench.report.input.JsonFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/** The files that are derived from the record of a run, compressed where its journal is. */
public final class DerivedFiles {
  private final RunFiles files;
  private final Path folder;

  DerivedFiles(RunFiles files) {
    this.files = files;
    this.folder = files.folder();
  }

  /** Writes the content of a file. */
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Says whether all of them are there. */
  public boolean areComplete() {
    return files.hasAllDerived();
  }

  /** Says whether any of them is there. */
  public boolean exist() {
    return files.hasAnyDerived();
  }

  /**
   * The content of a file, if it is there.
   *
   * @throws BadInput if it cannot be read
   */
  public Optional<byte[]> read(String name) {
    Path file = JsonFile.orCompressed(folder.resolve(name));
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try (InputStream in = JsonFile.open(file)) {
      return Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new BadInput(
          "'" + file + "' is damaged (" + e.getMessage() + "): collect writes it anew.", e);
    }
  }

  /**
   * Writes all files or, on a full disk, none; readers never see half of a file. Notes what the
   * record and these files are like then.
   *
   * @param contents by name
   */
  public void write(Map<String, Content> contents) {
    String suffix = files.isCompressed() ? RunFiles.COMPRESSED : "";
    String other = files.isCompressed() ? "" : RunFiles.COMPRESSED;
    try {
      Checksums checksums = Checksums.of(folder);
      List<Path> noted = new ArrayList<>(List.of(files.plan(), files.journal()));
      Map<Path, Path> parts = new LinkedHashMap<>();
      try {
        for (Map.Entry<String, Content> entry : contents.entrySet()) {
          Path part = WholeFile.part(folder.resolve(entry.getKey()));
          parts.put(part, folder.resolve(entry.getKey() + suffix));
          write(part, entry.getValue());
        }
        // Between the moves nobody vouches for what is there.
        Checksums.discard(folder);
        for (Map.Entry<Path, Path> part : parts.entrySet()) {
          WholeFile.moveIntoPlace(part.getKey(), part.getValue());
          noted.add(part.getValue());
        }
        for (String name : contents.keySet()) {
          Files.deleteIfExists(folder.resolve(name + other));
        }
      } finally {
        for (Path part : parts.keySet()) {
          Files.deleteIfExists(part);
        }
      }
      checksums.note(noted);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(Path part, Content content) throws IOException {
    try (OutputStream file = Files.newOutputStream(part);
        OutputStream out = files.isCompressed() ? new GZIPOutputStream(file) : file) {
      content.writeTo(out);
    }
  }
}
