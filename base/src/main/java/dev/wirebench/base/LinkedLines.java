package dev.wirebench.base;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The lines of a {@link LineFile}, and whether they are as they were written.
 *
 * @param lines the whole ones, as they are on disk: without their line feeds
 * @param damages of lines that were touched, in the order of the lines
 * @param cutOff whether something stands behind the last line feed, as a crash leaves it
 */
public record LinkedLines(List<byte[]> lines, List<Damage> damages, boolean cutOff) {

  /** The lines of all bytes of a file. */
  public static LinkedLines of(byte[] file) {
    List<byte[]> lines = new ArrayList<>();
    int begin = 0;
    for (int i = 0; i < file.length; i++) {
      if (file[i] == '\n') {
        lines.add(Arrays.copyOfRange(file, begin, i));
        begin = i + 1;
      }
    }
    return new LinkedLines(lines, damages(lines), begin < file.length);
  }

  /** The object of each line, without the digest. */
  public List<byte[]> objects() {
    return lines.stream().map(line -> Chain.isLinked(line) ? Chain.objectIn(line) : line).toList();
  }

  /** The digest that the next line goes on from. */
  public String head() {
    byte[] last = lines.isEmpty() ? new byte[0] : lines.get(lines.size() - 1);
    return Chain.isLinked(last) ? Chain.digestIn(last) : Chain.BEGIN;
  }

  /** The number of bytes that the whole lines have on disk. */
  long length() {
    return lines.stream().mapToLong(line -> line.length + 1L).sum();
  }

  private static List<Damage> damages(List<byte[]> lines) {
    List<Damage> damages = new ArrayList<>();
    Optional<String> before = Optional.of(Chain.BEGIN);
    Optional<String> expected = before;
    for (int i = 0; i < lines.size(); i++) {
      byte[] line = lines.get(i);
      if (!Chain.isLinked(line)) {
        damages.add(new Damage(i + 1, "has no checksum"));
        // What the next one was made with is lost; it is not to be blamed for that.
        before = Optional.empty();
        expected = before;
        continue;
      }
      byte[] object = Chain.objectIn(line);
      String digest = Chain.digestIn(line);
      // Where the line before has a damaged digest, this one was made with what that should be.
      Optional<String> again = before.map(link -> Chain.digest(link, object));
      Optional<String> otherwise = expected.map(link -> Chain.digest(link, object));
      if (again.isEmpty()) {
        damages.add(new Damage(i + 1, "cannot be checked, as the line before lost its checksum"));
      } else if (!digest.equals(again.get()) && !digest.equals(otherwise.get())) {
        damages.add(
            new Damage(i + 1, "was changed after it was written, or a line before it is missing"));
      }
      before = Optional.of(digest);
      expected = again.or(() -> Optional.of(digest));
    }
    return damages;
  }
}
