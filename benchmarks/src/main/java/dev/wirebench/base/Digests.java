package dev.wirebench.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Tells whether files are the same as before. */
public final class Digests {
  private Digests() {}

  /** SHA-256 of some bytes after each other, in hexadecimal. */
  public static String sha256(byte[]... parts) {
    MessageDigest digest = sha256();
    for (byte[] part : parts) {
      digest.update(part);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * SHA-256 of a file, or of all files below a folder with their names, in hexadecimal.
   *
   * @throws UncheckedIOException if it cannot be read
   */
  public static String sha256(Path path) {
    try (Stream<Path> walk = Files.walk(path)) {
      MessageDigest digest = sha256();
      List<Path> files = walk.filter(Files::isRegularFile).sorted().toList();
      for (Path file : files) {
        digest.update(path.relativize(file).toString().getBytes());
        digest.update(Files.readAllBytes(file));
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
