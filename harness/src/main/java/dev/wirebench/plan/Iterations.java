package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirebench.base.BadInput;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number of iterations and the length of each, written as {@code 5x1s}.
 *
 * @param count number of iterations, at least 1, but for a warm-up that there is not
 * @param millis length of one iteration in milliseconds, at least 10; without meaning where an
 *     iteration is one call
 */
public record Iterations(int count, long millis) {
  /** The warm-up of what is measured cold. */
  static final Iterations NONE = new Iterations(0, 10);

  /** One call. */
  static final Iterations ONCE = new Iterations(1, 10);

  /** The most that can be written, and read again. */
  static final int MOST = 9999;

  private static final Pattern FORM = Pattern.compile("(\\d{1,4})x(\\d{1,6})(ms|s)");

  /** The iterations as a record has them, which may be none. */
  @JsonCreator
  static Iterations recorded(String text) {
    return text.equals(NONE.toString()) ? NONE : parse(text);
  }

  /**
   * @throws BadInput if {@code text} is not COUNTxTIME, for instance 5x1s or 3x500ms
   */
  public static Iterations parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (matcher.matches()) {
      int count = Integer.parseInt(matcher.group(1));
      TimeUnit unit = matcher.group(3).equals("s") ? TimeUnit.SECONDS : TimeUnit.MILLISECONDS;
      long millis = unit.toMillis(Long.parseLong(matcher.group(2)));
      if (count >= 1 && millis >= 10 && millis <= TimeUnit.HOURS.toMillis(1)) {
        return new Iterations(count, millis);
      }
    }
    throw new BadInput(
        "'"
            + text
            + "' is not a number of iterations and their length: write for instance 5x1s or"
            + " 3x500ms, each from 10ms to 3600s.");
  }

  /** The length of all iterations together, in milliseconds. */
  public long totalMillis() {
    return count * millis;
  }

  @Override
  @JsonValue
  public String toString() {
    return count + "x" + (millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms");
  }
}
