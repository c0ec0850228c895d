package dev.wirebench.plan;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sizes of the heaps of forks, in megabytes. They are pinned, since HotSpot would choose by the
 * machine. They are equal for interleaved and sequential forks.
 *
 * @param small of forks that measure anything else than a large payload
 * @param large of forks that measure a large payload, see {@link Selection#large}
 */
public record Heaps(int small, int large) {
  private static final Heaps USUAL = new Heaps(512, 1024);
  private static final int COPIES = 150;
  private static final int MEGABYTE_BITS = 20;
  private static final Pattern SIZE = Pattern.compile("-Xm[sx](\\d+)([kKmMgG]?)");

  /**
   * @param users flags of forks that the user gave; a heap among them is every fork's
   */
  static Heaps of(List<String> users) {
    int asked = users.stream().mapToInt(Heaps::megabytes).max().orElse(0);
    return asked > 0 ? new Heaps(asked, asked) : USUAL;
  }

  /**
   * Returns these heaps, or larger ones if a large payload needs them. A fork holds each value as a
   * document, as a bean, as a message and as the bean that it has just read. A check holds all of
   * them once more.
   *
   * @param documentBytes of the longest document
   */
  Heaps holding(long documentBytes) {
    int needed = (int) (documentBytes * COPIES >> MEGABYTE_BITS);
    return equals(USUAL) && needed > large ? new Heaps(small, needed) : this;
  }

  /** The heap that a flag asks for; 0 if the flag says nothing of the heap. */
  private static int megabytes(String flag) {
    Matcher matcher = SIZE.matcher(flag);
    if (!matcher.matches()) {
      return 0;
    }
    double unit =
        switch (matcher.group(2)) {
          case "k", "K" -> 1 << 10;
          case "m", "M" -> 1 << 20;
          case "g", "G" -> 1 << 30;
          default -> 1;
        };
    return (int) Math.ceil(Double.parseDouble(matcher.group(1)) * unit / (1 << 20));
  }
}
