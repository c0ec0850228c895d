package dev.wirebench.run;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Digests;
import dev.wirebench.report.input.JsonFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Compares the files of a folder with its {@link Checksums}, and compressed ones with others. */
public final class ChecksumCheck {
  /** The files of a run, of its charts and of its profiles; those of a shard are its own. */
  private static final int DEPTH = 2;

  private final Path folder;
  private final Checksums checksums;
  private final Map<String, String> digests;

  private ChecksumCheck(Path folder) {
    this.folder = folder;
    this.checksums = Checksums.of(folder);
    this.digests = checksums.digests();
  }

  /** Reads the checksums of a folder, of which there need not be any. */
  public static ChecksumCheck of(Path folder) {
    return new ChecksumCheck(folder);
  }

  /**
   * Sentences about files that are gone, not as they were written, or should be listed.
   *
   * @param needed files of the folder that must be listed
   */
  public List<String> differences(Collection<Path> needed) {
    List<String> differences = new ArrayList<>(checksums.unreadable());
    differences.addAll(unlisted(needed));
    digests.keySet().forEach(name -> difference(name).ifPresent(differences::add));
    compressed().forEach(name -> contradiction(name).ifPresent(differences::add));
    return differences.stream().distinct().toList();
  }

  /** Sentences about some files alone, which must be listed if any is. */
  public List<String> differencesOf(Collection<Path> files) {
    List<String> differences = new ArrayList<>(checksums.unreadable());
    differences.addAll(unlisted(files));
    for (Path file : files) {
      for (String name : List.of(checksums.name(file), Checksums.otherForm(checksums.name(file)))) {
        if (digests.containsKey(name)) {
          difference(name).ifPresent(differences::add);
        }
        contradiction(name).ifPresent(differences::add);
      }
    }
    return differences.stream().distinct().toList();
  }

  /** The first sentence about files that need not be listed. */
  public Optional<String> firstDifference(Collection<Path> files) {
    return files.stream()
        .map(checksums::name)
        .filter(digests::containsKey)
        .map(this::difference)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private List<String> unlisted(Collection<Path> needed) {
    return needed.stream()
        .map(checksums::name)
        .filter(name -> checksums.exist() && !digests.containsKey(name))
        .filter(name -> !digests.containsKey(Checksums.otherForm(name)))
        .map(name -> "'" + folder.resolve(Checksums.FILE) + "' does not list '" + name + "'.")
        .toList();
  }

  private Optional<String> difference(String name) {
    Path file = folder.resolve(name);
    try {
      if (Files.isRegularFile(file)) {
        return digests.get(name).equals(Digests.sha256(file)) || hasGrown(file)
            ? Optional.empty()
            : Optional.of(
                "'" + file + "' is not as it was written, or " + Checksums.FILE + " is not.");
      }
      if (twin(name).isEmpty()) {
        return Optional.of("'" + file + "' is missing, which " + Checksums.FILE + " lists.");
      }
      Path compressed = folder.resolve(name + RunFiles.COMPRESSED);
      return !Files.isRegularFile(compressed) || digests.get(name).equals(unpacked(compressed))
          ? Optional.empty()
          : Optional.of(
              "'" + compressed + "' holds another '" + name + "' than " + Checksums.FILE + ".");
    } catch (BadInput e) {
      return Optional.of(e.getMessage());
    } catch (IOException e) {
      return Optional.of("'" + file + "' cannot be read (" + e.getMessage() + ").");
    }
  }

  /** Names of the compressed files of the folder, listed or not. */
  private List<String> compressed() {
    try (Stream<Path> files = Files.walk(folder, DEPTH)) {
      return files
          .map(checksums::name)
          .filter(name -> name.endsWith(RunFiles.COMPRESSED))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new BadInput("'" + folder + "' cannot be read (" + e + "): check its rights.", e);
    }
  }

  /** A compressed file next to its other form, which is read in its place. */
  private Optional<String> contradiction(String name) {
    Path compressed = folder.resolve(name);
    Path plain = folder.resolve(Checksums.otherForm(name));
    if (!name.endsWith(RunFiles.COMPRESSED)
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

  /** Says whether a journal has all that it had, and more, as when its run went on meanwhile. */
  private boolean hasGrown(Path file) throws IOException {
    return file.endsWith(RunFiles.JOURNAL)
        && Digests.beginsWith(file, digests.get(checksums.name(file)));
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
                        Checksums.FILE
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
    String twin = Checksums.otherForm(name);
    return Files.exists(folder.resolve(twin)) || digests.containsKey(twin)
        ? Optional.of(twin)
        : Optional.empty();
  }
}
