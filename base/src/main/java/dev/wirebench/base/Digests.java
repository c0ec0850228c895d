package dev.wirebench.base;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Tells whether files are the same as before. */
public final class Digests {
  private static final int BUFFER = 1 << 16;

  private Digests() {}

  /** SHA-256 of some bytes after each other, in hexadecimal. */
  public static String sha256(byte[]... parts) {
    MessageDigest digest = sha256();
    for (byte[] part : parts) {
      digest.update(part);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** SHA-256 of all that is left to read, in hexadecimal. */
  public static String sha256(InputStream in) throws IOException {
    MessageDigest digest = sha256();
    update(digest, in);
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void update(MessageDigest digest, InputStream in) throws IOException {
    byte[] buffer = new byte[BUFFER];
    for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
      digest.update(buffer, 0, length);
    }
  }

  /**
   * Says whether a file of lines begins with the lines that have this digest.
   *
   * @param beginning its SHA-256 in hexadecimal
   */
  public static boolean beginsWith(Path file, String beginning) throws IOException {
    byte[] expected = HexFormat.of().parseHex(beginning);
    MessageDigest digest = sha256();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      for (int next = in.read(); next >= 0; next = in.read()) {
        digest.update((byte) next);
        if (next == '\n' && Arrays.equals(expected, ((MessageDigest) digest.clone()).digest())) {
          return true;
        }
      }
      return false;
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("the JDK's own digest can be copied", e);
    }
  }

  static MessageDigest sha256() {
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
        try (InputStream in = Files.newInputStream(file)) {
          update(digest, in);
        }
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
