package dev.wirebench.run;

import dev.wirebench.base.Digests;
import dev.wirebench.base.WholeFile;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.JsonFile;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code SHA256SUMS} in the folder of a run: what its files were like when they were written, in
 * the form that {@code sha256sum --check} reads. A journal has digests of its own besides; these
 * here are of every other file too, and of compressed ones as they lie on disk.
 */
public final class Checksums {
  static final String FILE = "SHA256SUMS";

  /** With an asterisk, sha256sum has read the file as a binary one. */
  private static final Pattern LINE = Pattern.compile("([0-9a-f]{64}) [ *]([^\\p{Cntrl}]+)");

  /** What a file is called besides, once somebody has compressed it. */
  private static final String COMPRESSED = ".gz";

  /** The files of a run, of its charts and of its profiles; those of a shard are its own. */
  private static final int DEPTH = 2;

  private final Path folder;
  private final Map<String, String> digests = new TreeMap<>();
  private final List<String> unreadable = new ArrayList<>();

  /** Lines that cannot be read, as they are: whoever writes the others does not clear them away. */
  private final List<String> kept = new ArrayList<>();

  private boolean exist;

  private Checksums(Path folder) {
    this.folder = folder;
  }

  /** Those of a folder; none if it has no such file. */
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

  /** Whether the folder has such a file, whatever it holds. */
  public boolean exist() {
    return exist;
  }

  /** How many files they are of. */
  public int count() {
    return digests.size();
  }

  /**
   * Sentences about files that are gone, not as they were written, or should be listed.
   *
   * @param needed files of the folder that must be listed
   */
  public List<String> differences(Collection<Path> needed) {
    List<String> differences = new ArrayList<>(unreadable);
    differences.addAll(unlisted(needed));
    digests.keySet().forEach(name -> difference(name).ifPresent(differences::add));
    compressed().forEach(name -> contradiction(name).ifPresent(differences::add));
    return differences.stream().distinct().toList();
  }

  /** The same about some files alone, which must be listed if any is. */
  public List<String> differencesOf(Collection<Path> files) {
    List<String> differences = new ArrayList<>(unreadable);
    differences.addAll(unlisted(files));
    for (Path file : files) {
      for (String name : List.of(name(file), otherForm(name(file)))) {
        if (digests.containsKey(name)) {
          difference(name).ifPresent(differences::add);
        }
        contradiction(name).ifPresent(differences::add);
      }
    }
    return differences.stream().distinct().toList();
  }

  /** The same about files that need not be listed. */
  public Optional<String> firstDifference(Collection<Path> files) {
    return files.stream()
        .map(this::name)
        .filter(digests::containsKey)
        .map(this::difference)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private List<String> unlisted(Collection<Path> needed) {
    return needed.stream()
        .map(this::name)
        .filter(name -> exist && !digests.containsKey(name))
        .filter(name -> !digests.containsKey(otherForm(name)))
        .map(name -> "'" + folder.resolve(FILE) + "' does not list '" + name + "'.")
        .toList();
  }

  /** Whether they list a file, and it is as it was; a journal that has grown since is not. */
  public boolean vouchFor(Path file) {
    String noted = digests.get(name(file));
    return noted != null && Files.isRegularFile(file) && noted.equals(Digests.sha256(file));
  }

  private Optional<String> difference(String name) {
    Path file = folder.resolve(name);
    try {
      if (Files.isRegularFile(file)) {
        return digests.get(name).equals(Digests.sha256(file)) || hasGrown(file)
            ? Optional.empty()
            : Optional.of("'" + file + "' is not as it was written, or " + FILE + " is not.");
      }
      if (twin(name).isEmpty()) {
        return Optional.of("'" + file + "' is missing, which " + FILE + " lists.");
      }
      Path compressed = folder.resolve(name + COMPRESSED);
      return !Files.isRegularFile(compressed) || digests.get(name).equals(unpacked(compressed))
          ? Optional.empty()
          : Optional.of("'" + compressed + "' holds another '" + name + "' than " + FILE + ".");
    } catch (BadInput e) {
      return Optional.of(e.getMessage());
    } catch (IOException e) {
      return Optional.of("'" + file + "' cannot be read (" + e.getMessage() + ").");
    }
  }

  /** Names of the compressed files of the folder, listed or not. */
  private List<String> compressed() {
    try (Stream<Path> files = Files.walk(folder, DEPTH)) {
      return files.map(this::name).filter(name -> name.endsWith(COMPRESSED)).sorted().toList();
    } catch (IOException e) {
      throw new BadInput("'" + folder + "' cannot be read (" + e + "): check its rights.", e);
    }
  }

  /** A compressed file next to its other form, which is read in its place. */
  private Optional<String> contradiction(String name) {
    Path compressed = folder.resolve(name);
    Path plain = folder.resolve(otherForm(name));
    if (!name.endsWith(COMPRESSED)
        || !Files.isRegularFile(compressed)
        || !Files.isRegularFile(plain)) {
      return Optional.empty();
    }
    try {
      if (Digests.sha256(plain).equals(unpacked(compressed))) {
        return Optional.empty();
      }
    } catch (IOException e) {
      // Whatever it holds, it is not what the other has.
    }
    return Optional.of("'" + plain + "' is not what '" + name + "' holds: remove one of them.");
  }

  /** Whether a journal has all that it had, and more: as of a run that went on meanwhile. */
  private boolean hasGrown(Path file) throws IOException {
    return file.endsWith(RunFolder.JOURNAL) && Digests.beginsWith(file, digests.get(name(file)));
  }

  private static String unpacked(Path compressed) throws IOException {
    try (InputStream in = JsonFile.open(compressed)) {
      return Digests.sha256(in);
    }
  }

  /** Sentences about files that were compressed, or restored, since they were noted. */
  public List<String> unknown() {
    List<String> unknown = new ArrayList<>();
    for (String name : digests.keySet()) {
      if (!Files.exists(folder.resolve(name))) {
        twin(name)
            .ifPresent(
                twin ->
                    unknown.add(
                        FILE
                            + " knows '"
                            + name
                            + "' alone, not '"
                            + twin
                            + "': collect notes it."));
      }
    }
    return unknown;
  }

  /** The name of a file's other form, if that is there, or was when it was noted. */
  private Optional<String> twin(String name) {
    String twin = otherForm(name);
    return Files.exists(folder.resolve(twin)) || digests.containsKey(twin)
        ? Optional.of(twin)
        : Optional.empty();
  }

  private static String otherForm(String name) {
    return name.endsWith(COMPRESSED)
        ? name.substring(0, name.length() - COMPRESSED.length())
        : name + COMPRESSED;
  }

  private String name(Path file) {
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
