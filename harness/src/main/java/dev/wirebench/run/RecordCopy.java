package dev.wirebench.run;

import dev.wirebench.base.Folders;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** A copy of what nothing else gives of what was measured, with what its files are like. */
public final class RecordCopy {
  private static final String COMPRESSED = ".gz";

  private RecordCopy() {}

  /**
   * A gzip stream with the best compression, which pays for files that are made once and read for
   * years.
   */
  private static final class BestGzip extends GZIPOutputStream {
    BestGzip(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }

  /**
   * Makes one.
   *
   * @param from the folder of what was measured
   * @param asTheyAre files in it, or in folders in it
   * @param compressed the same, compressed unless they are so already
   * @param to a folder that is not there; it has all of it or, on a full disk, is not there then
   */
  public static void make(Path from, List<Path> asTheyAre, List<Path> compressed, Path to) {
    Path part = to.resolveSibling("." + to.getFileName() + ".part");
    try {
      Files.createDirectory(part);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    try {
      List<Path> copied = new ArrayList<>();
      for (Path file : asTheyAre) {
        copied.add(Files.copy(file, place(from, file, part)));
      }
      for (Path file : compressed) {
        copied.add(compress(file, place(from, file, part)));
      }
      Checksums.of(part).note(copied);
      Files.move(part, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      discard(part);
      throw new UncheckedIOException(e);
    } catch (UncheckedIOException e) {
      discard(part);
      throw e;
    }
  }

  private static Path place(Path from, Path file, Path to) throws IOException {
    Path place = to.resolve(from.relativize(file)).normalize();
    // Names in a record are anybody's.
    if (!place.startsWith(to.normalize())) {
      throw new IOException("'" + file + "' is not in the folder");
    }
    Files.createDirectories(place.getParent());
    return place;
  }

  private static Path compress(Path from, Path to) throws IOException {
    if (from.toString().endsWith(COMPRESSED)) {
      return Files.copy(from, to);
    }
    Path compressed = to.resolveSibling(to.getFileName() + COMPRESSED);
    try (OutputStream out = new BestGzip(Files.newOutputStream(compressed))) {
      Files.copy(from, out);
    }
    return compressed;
  }

  private static void discard(Path part) {
    try {
      Folders.delete(part);
    } catch (IOException e) {
      // What it could not be made for is said; that something is left of it is seen.
    }
  }
}
