package dev.wirebench.report.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;

/**
 * Reads halves of characters, which JSON can escape and UTF-8 cannot write, as U+FFFD: names with
 * such are written to files later.
 */
final class WholeCharacters extends JsonParserDelegate {
  private static final char REPLACEMENT = '\uFFFD';

  WholeCharacters(JsonParser parser) {
    super(parser);
  }

  @Override
  public String getText() throws IOException {
    return whole(super.getText());
  }

  @Override
  public String getValueAsString() throws IOException {
    return whole(super.getValueAsString());
  }

  @Override
  public String getValueAsString(String absent) throws IOException {
    return whole(super.getValueAsString(absent));
  }

  @Override
  public String currentName() throws IOException {
    return whole(super.currentName());
  }

  private static String whole(String text) {
    if (text == null || text.chars().noneMatch(unit -> Character.isSurrogate((char) unit))) {
      return text;
    }
    StringBuilder whole = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            point -> {
              if (Character.getType(point) == Character.SURROGATE) {
                whole.append(REPLACEMENT);
              } else {
                whole.appendCodePoint(point);
              }
            });
    return whole.toString();
  }
}
