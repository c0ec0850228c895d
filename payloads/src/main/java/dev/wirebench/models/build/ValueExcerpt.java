package dev.wirebench.models.build;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;

/** Parts of a document as sentences name them: no longer than a line. */
final class ValueExcerpt {
  private static final int LONGEST = 60;

  private ValueExcerpt() {}

  /** The text of what a parser stands at. */
  static String of(JsonParser json) throws IOException {
    JsonToken token = json.currentToken();
    if (token == null) {
      return "nothing";
    }
    return switch (token) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      case VALUE_STRING, FIELD_NAME -> quoted(json.getText());
      default -> shortened(json.getText());
    };
  }

  /** A text in quotes, as JSON has it. */
  static String quoted(String text) {
    return '"'
        + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(shortened(text)))
        + '"';
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }
}
