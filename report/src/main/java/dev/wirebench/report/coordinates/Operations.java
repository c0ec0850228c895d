package dev.wirebench.report.coordinates;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Operations of our own benchmarks that an analysis treats each in its way. */
public final class Operations {
  public static final String SERIALIZE = "serialize";
  static final String DESERIALIZE = "deserialize";
  public static final String PARSE = "parse";

  /** What makes the objects that a codec holds, and has nothing to do with bytes. */
  public static final String CONVERT = "convert";

  /** As in {@code gzip-6}, {@code zstd-3-dictionary}; and in {@code gunzip-6}, {@code unzstd-3}. */
  private static final Pattern COMPRESSION = Pattern.compile("(gzip|zstd|gunzip|unzstd)-(.+)");

  private static final Map<String, String> BACK = Map.of("gunzip", "gzip", "unzstd", "zstd");

  private Operations() {}

  /**
   * Of an operation that compresses messages, or gives them back, the name of the compression:
   * {@code zstd-3} for {@code unzstd-3}. Empty for all others.
   */
  public static Optional<String> compression(String operation) {
    Matcher matcher = COMPRESSION.matcher(operation);
    return matcher.matches()
        ? Optional.of(
            BACK.getOrDefault(matcher.group(1), matcher.group(1)) + "-" + matcher.group(2))
        : Optional.empty();
  }

  /** Whether it makes messages smaller. */
  public static boolean compresses(String operation) {
    return compression(operation).filter(operation::equals).isPresent();
  }
}
