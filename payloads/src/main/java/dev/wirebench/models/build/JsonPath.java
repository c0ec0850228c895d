package dev.wirebench.models.build;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;

/** Names places in a document: {@code $.rows[1]["a b"]}. */
final class JsonPath {
  private static final String PLAIN = "[A-Za-z_][A-Za-z0-9_]*";

  private JsonPath() {}

  /** The path to where a parser stands: at a value, or at the name of one. */
  static String of(JsonParser json) {
    StringBuilder path = new StringBuilder();
    for (JsonStreamContext place = json.getParsingContext();
        place != null;
        place = place.getParent()) {
      path.insert(0, step(place));
    }
    return path.insert(0, '$').toString();
  }

  private static String step(JsonStreamContext place) {
    if (place.inArray() && place.hasCurrentIndex()) {
      return "[" + place.getCurrentIndex() + "]";
    }
    if (place.inObject() && place.hasCurrentName()) {
      String name = place.getCurrentName();
      return name.matches(PLAIN) ? "." + name : "[" + ValueExcerpt.quoted(name) + "]";
    }
    return "";
  }
}
