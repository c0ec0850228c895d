package dev.wirebench.codegen;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Remembers in a file what a step of the build made its outputs from, so that the step can end at
 * once if nothing has changed. Files count by path, size and time of their last change. The JDK
 * counts, too.
 */
public final class Stamp {
  private final Path file;
  private final String inputs;
  private final List<Path> outputs;

  private Stamp(Path file, String inputs, List<Path> outputs) {
    this.file = file;
    this.inputs = inputs;
    this.outputs = outputs;
  }

  /**
   * Looks at the inputs, before the step reads them.
   *
   * @param file the file of the stamp, apart from inputs and outputs
   * @param words options of the step
   * @param inputs files and folders; outputs in such a folder do not count as inputs
   * @param outputs files and folders
   */
  public static Stamp of(Path file, List<String> words, List<Path> inputs, List<Path> outputs)
      throws IOException {
    MessageDigest digest = sha256();
    add(digest, System.getProperty("java.runtime.version"));
    words.forEach(word -> add(digest, word));
    for (Path input : inputs) {
      addFiles(digest, input, outputs);
    }
    return new Stamp(file, hex(digest), outputs);
  }

  /** The jar or the folder that a class was loaded from. */
  public static Path codeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The digest of some bytes, to be one of the words. */
  static String word(byte[] bytes) {
    MessageDigest digest = sha256();
    digest.update(bytes);
    return hex(digest);
  }

  /** Says whether inputs and outputs are those that the step left behind when it last ended. */
  public boolean isCurrent() throws IOException {
    return Files.exists(file) && Files.readString(file).equals(text());
  }

  /** Remembers the inputs as they were when the step began, and the outputs as they are now. */
  public void write() throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text());
  }

  private String text() throws IOException {
    MessageDigest digest = sha256();
    for (Path output : outputs) {
      addFiles(digest, output, List.of());
    }
    return inputs + "\n" + hex(digest) + "\n";
  }

  private static void addFiles(MessageDigest digest, Path root, List<Path> without)
      throws IOException {
    add(digest, root.toString());
    List<String> lines = new ArrayList<>();
    if (Files.exists(root)) {
      try (Stream<Path> files =
          Files.find(root, Integer.MAX_VALUE, (path, attributes) -> attributes.isRegularFile())) {
        files
            .filter(path -> without.stream().noneMatch(path::startsWith))
            .forEach(path -> lines.add(line(path)));
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    }
    lines.stream().sorted().forEach(line -> add(digest, line));
  }

  private static String line(Path path) {
    try {
      BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
      return path + " " + attributes.size() + " " + attributes.lastModifiedTime();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void add(MessageDigest digest, String word) {
    digest.update(word.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  private static String hex(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
