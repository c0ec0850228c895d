package dev.wirebench.importer.document;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A place in a document, as messages name it and {@code --lossy} takes it: {@code
 * orders[].items[].price}. All elements of an array are one place, {@code []}, and so are all
 * values of an object that is a map, <code>{}</code>. A name that is no word stands in quotes.
 */
public final class Place {
  /** The document itself. */
  public static final Place ROOT = new Place("");

  private static final Pattern WORD = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$-]*");

  private final String path;

  private Place(String path) {
    this.path = path;
  }

  public Place member(String name) {
    String step = WORD.matcher(name).matches() ? name : quoted(name);
    return new Place(path.isEmpty() ? step : path + "." + step);
  }

  public Place elements() {
    return new Place(path + "[]");
  }

  public Place entries() {
    return new Place(path + "{}");
  }

  /** One element, for a message about it: {@code items[3]}. */
  public Place element(int index) {
    return new Place(path + "[" + index + "]");
  }

  private static String quoted(String name) {
    StringBuilder quoted = new StringBuilder("\"");
    name.codePoints()
        .forEach(
            c -> {
              if (c == '"' || c == '\\') {
                quoted.append('\\').appendCodePoint(c);
              } else if (DocumentExcerpt.isPrintable(c)) {
                quoted.appendCodePoint(c);
              } else {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", c));
              }
            });
    return quoted.append('"').toString();
  }

  /** The whole document has no path. */
  @Override
  public String toString() {
    return path.isEmpty() ? "the document" : path;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Place that && path.equals(that.path);
  }

  @Override
  public int hashCode() {
    return path.hashCode();
  }
}
