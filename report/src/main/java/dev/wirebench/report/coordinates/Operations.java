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

  /** The operation that makes the objects which a codec holds, and has nothing to do with bytes. */
  public static final String CONVERT = "convert";

  /**
   * The names of operations that compress, as {@code zstd-3-dictionary}, or that decompress, as
   * {@code gunzip-6} and {@code unzstd-3}.
   */
  private static final Pattern COMPRESSION = Pattern.compile("(gzip|zstd|gunzip|unzstd)-(.+)");

  private static final Map<String, String> BACK = Map.of("gunzip", "gzip", "unzstd", "zstd");

  private Operations() {}

  /**
   * The name of the compression of an operation that compresses messages, or gives them back:
   * {@code zstd-3} for {@code unzstd-3}. Empty for all others.
   */
  public static Optional<String> compression(String operation) {
    Matcher matcher = COMPRESSION.matcher(operation);
    return matcher.matches()
        ? Optional.of(
            BACK.getOrDefault(matcher.group(1), matcher.group(1)) + "-" + matcher.group(2))
        : Optional.empty();
  }

  /** Says whether it makes messages smaller. */
  public static boolean compresses(String operation) {
    return compression(operation).filter(operation::equals).isPresent();
  }
}
