package dev.wirebench.fresh;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.fresh.Leaves.Leaf;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * JSON documents that no codec has seen: each differs from one of a payload's in a text or a whole
 * number. No codec writes them, because some would write another form than the one that is
 * measured.
 */
public final class FreshDocuments {
  /** Leaves that are tried: some have several forms in documents, and some cannot change. */
  private static final int TRIES = 200;

  private final FreshValues fresh;
  private final Random random;

  /** Fixes which leaves change. */
  public FreshDocuments(long seed) {
    this.fresh = new FreshValues(seed);
    this.random = new Random(seed);
  }

  /**
   * A document like one.
   *
   * @param model the value that it says
   * @return empty if no leaf is found in it
   */
  public Optional<byte[]> like(Object model, byte[] document) {
    List<Leaf> leaves = Leaves.of(model, other -> {}).all();
    List<Leaf> texts = leaves.stream().filter(leaf -> leaf.value() instanceof String).toList();
    String text = new String(document, UTF_8);
    // A number of other digits may take a branch that the JVM has not compiled yet.
    return like(texts, text).or(() -> like(leaves, text));
  }

  private Optional<byte[]> like(List<Leaf> leaves, String text) {
    for (int i = 0; i < TRIES && !leaves.isEmpty(); i++) {
      Object value = leaves.get(random.nextInt(leaves.size())).value();
      boolean canChange = isPlain(value) && FreshValues.hasOther(value);
      int begin = canChange ? find(text, form(value)) : -1;
      if (begin >= 0) {
        String rest = text.substring(begin + form(value).length());
        return Optional.of(
            (text.substring(0, begin) + form(fresh.other(value)) + rest).getBytes(UTF_8));
      }
    }
    return Optional.empty();
  }

  /** Says whether a leaf has one form in all documents. */
  private static boolean isPlain(Object value) {
    return value instanceof Integer
        || value instanceof Long
        || value instanceof String text
            && text.chars().allMatch(letter -> letter >= ' ' && letter != '"' && letter != '\\');
  }

  private static String form(Object value) {
    return value instanceof String text ? '"' + text + '"' : value.toString();
  }

  /** The place where the form stands as a value by itself; -1 if it does not. */
  private static int find(String text, String form) {
    int begin = text.indexOf(form);
    while (begin >= 0 && !isWhole(text, begin, begin + form.length())) {
      begin = text.indexOf(form, begin + 1);
    }
    return begin;
  }

  private static boolean isWhole(String text, int begin, int end) {
    return begin > 0
        && end < text.length()
        && ":,[ \n".indexOf(text.charAt(begin - 1)) >= 0
        && ",]} \n".indexOf(text.charAt(end)) >= 0;
  }
}
