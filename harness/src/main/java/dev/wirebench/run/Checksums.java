package dev.wirebench.run;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Digests;
import dev.wirebench.base.WholeFile;
import java.io.File;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code SHA256SUMS} in the folder of a run: what its files were like when they were written, in
 * the form that {@code sha256sum --check} reads. A journal also has digests of its own; these here
 * are of every other file too, and of compressed ones as they lie on disk.
 */
public final class Checksums {
  static final String FILE = "SHA256SUMS";

  /** The form of a line. An asterisk says that sha256sum has read the file as a binary one. */
  private static final Pattern LINE = Pattern.compile("([0-9a-f]{64}) [ *]([^\\p{Cntrl}]+)");

  private final Path folder;
  private final Map<String, String> digests = new TreeMap<>();
  private final List<String> unreadable = new ArrayList<>();

  /** Lines that cannot be read, as they are: whoever writes the others does not clear them away. */
  private final List<String> kept = new ArrayList<>();

  private boolean exist;

  private Checksums(Path folder) {
    this.folder = folder;
  }

  /** The checksums of a folder; none if it has no such file. */
  public static Checksums of(Path folder) {
    Checksums checksums = new Checksums(folder);
    Path file = folder.resolve(FILE);
    try {
      checksums.exist = Files.exists(file);
      if (checksums.exist) {
        int number = 0;
        for (String line : Files.readAllLines(file)) {
          checksums.read(++number, line);
        }
      }
    } catch (MalformedInputException e) {
      checksums.unreadable.add("'" + file + "' is damaged: it is no text.");
    } catch (IOException e) {
      throw new BadInput("'" + file + "' cannot be read (" + e + "): check its rights.", e);
    }
    return checksums;
  }

  private void read(int number, String line) {
    Matcher matcher = LINE.matcher(line);
    if (matcher.matches() && isInside(matcher.group(2))) {
      digests.put(matcher.group(2), matcher.group(1));
    } else {
      unreadable.add("'" + folder.resolve(FILE) + "', line " + number + " is damaged.");
      kept.add(line);
    }
  }

  private boolean isInside(String name) {
    try {
      return folder.resolve(name).normalize().startsWith(folder.normalize());
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** Says whether the folder has such a file, whatever it holds. */
  public boolean exist() {
    return exist;
  }

  /** Removes them: nobody vouches for the files of the folder any longer. */
  static void discard(Path folder) throws IOException {
    Files.deleteIfExists(folder.resolve(FILE));
  }

  /** The number of files with a checksum. */
  public int count() {
    return digests.size();
  }

  /** Says whether they list a file, and it is unchanged. A journal that has grown since is not. */
  public boolean vouchFor(Path file) {
    String noted = digests.get(name(file));
    return noted != null && Files.isRegularFile(file) && noted.equals(Digests.sha256(file));
  }

  /** The name of a file once it is compressed, or of a compressed one before. */
  static String otherForm(String name) {
    return name.endsWith(RunFiles.COMPRESSED)
        ? name.substring(0, name.length() - RunFiles.COMPRESSED.length())
        : name + RunFiles.COMPRESSED;
  }

  /** The name of a file of the folder in this file. */
  String name(Path file) {
    return folder.relativize(file).toString().replace(File.separatorChar, '/');
  }

  /** Forgets what was noted of the files in a folder, which may be gone. */
  public void forget(String name) {
    digests.keySet().removeIf(file -> file.startsWith(name + "/"));
  }

  /**
   * Notes what files are like now; of others, what was noted stays. A file that was compressed
   * since, or restored, is forgotten under its other name.
   *
   * @param files of the folder, or of folders in it
   * @throws IOException if that cannot be written
   */
  public void note(Collection<Path> files) throws IOException {
    for (Path file : files) {
      digests.remove(otherForm(name(file)));
      digests.put(name(file), Digests.sha256(file));
    }
    write();
  }

  /** Vouches for some files no longer, which are about to be replaced. */
  public void withdraw(Collection<String> names) throws IOException {
    if (digests.keySet().removeAll(names)) {
      write();
    }
  }

  /** The noted digests by name, in the order of the names. */
  Map<String, String> digests() {
    return Collections.unmodifiableMap(digests);
  }

  /** Sentences about lines that cannot be read. */
  List<String> unreadable() {
    return List.copyOf(unreadable);
  }

  /** Names of the files that they are of. */
  public Set<String> names() {
    return Set.copyOf(digests.keySet());
  }

  private void write() throws IOException {
    Stream<String> lines =
        digests.entrySet().stream().map(entry -> entry.getValue() + "  " + entry.getKey());
    String text =
        Stream.concat(lines, kept.stream()).map(line -> line + "\n").collect(Collectors.joining());
    WholeFile.write(folder.resolve(FILE), text.getBytes(StandardCharsets.UTF_8));
  }
}
