package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirebench.base.BadInput;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of several parts of a plan, each for a machine of its own. A part holds whole tables: what is
 * compared runs on one machine.
 *
 * @param index from 1
 * @param count of parts
 */
public record Shard(int index, int count) {
  private static final Pattern FORM = Pattern.compile("(\\d{1,4})/(\\d{1,4})");

  /**
   * @throws BadInput if {@code text} is not I/N with 1 ≤ I ≤ N
   */
  @JsonCreator
  public static Shard parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (matcher.matches()) {
      Shard shard =
          new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
      if (shard.index >= 1 && shard.index <= shard.count) {
        return shard;
      }
    }
    throw new BadInput("'" + text + "' is not a shard: write for instance 1/3, 2/3 or 3/3.");
  }

  /**
   * Says whether a comparison is this shard's.
   *
   * @param table its place among the plan's tables, from 0
   */
  boolean holds(int table) {
    return table % count == index - 1;
  }

  @Override
  @JsonValue
  public String toString() {
    return index + "/" + count;
  }
}
