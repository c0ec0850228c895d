package dev.wirebench.base;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes a file aside and moves it into place once it is on the disk: readers see all of it or what
 * was there before, even after the power has failed.
 */
public final class WholeFile {
  private WholeFile() {}

  /** The file that is written first, beside the other. */
  public static Path part(Path file) {
    return file.resolveSibling(file.getFileName() + ".part");
  }

  public static void write(Path file, byte[] content) throws IOException {
    Path part = part(file);
    try {
      Files.write(part, content);
      moveIntoPlace(part, file);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** Moves what was written aside, once it is on the disk. */
  public static void moveIntoPlace(Path part, Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
      channel.force(false);
    }
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
