package dev.wirebench.catalogue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * The shape of a JSON document.
 *
 * @param entries keys of all objects
 * @param depth objects within objects; arrays do not count
 */
public record DocumentShape(int entries, int depth) {

  public static DocumentShape of(byte[] document) {
    int entries = 0;
    int depth = 0;
    int deepest = 0;
    try (JsonParser parser = new JsonFactory().createParser(document)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        switch (token) {
          case FIELD_NAME -> entries++;
          case START_OBJECT -> deepest = Math.max(deepest, ++depth);
          case END_OBJECT -> depth--;
          default -> {}
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new DocumentShape(entries, deepest);
  }
}
