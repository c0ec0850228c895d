package dev.wirebench.importer.document;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The JSON values in one file, one or several behind each other, by the letter of RFC 8259. */
final class JsonText {
  private static final ObjectMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  // An object may be a map with as many names as there are data.
                  .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DocumentLimits.DEPTH)
                          .maxNumberLength(DocumentLimits.NUMBER)
                          .maxStringLength(Integer.MAX_VALUE)
                          .maxNameLength(Integer.MAX_VALUE)
                          .build())
                  .build())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private final Path file;
  private final byte[] bytes;

  private JsonText(Path file, byte[] bytes) {
    this.file = file;
    this.bytes = bytes;
  }

  /**
   * A value of the text.
   *
   * @param line on which it begins, from 1
   * @param bytes its length
   */
  record Value(JsonNode tree, int line, int bytes) {}

  /**
   * @throws BadInput with line, column and the text around it, if this is no JSON
   */
  static List<Value> values(Path file, byte[] bytes) {
    TextEncoding.check(file, bytes);
    return new JsonText(file, bytes).values();
  }

  private List<Value> values() {
    List<Value> values = new ArrayList<>();
    try (JsonParser parser = JSON.createParser(bytes)) {
      int end = 0;
      while (parser.nextToken() != null) {
        int start = (int) parser.currentTokenLocation().getByteOffset();
        if (!values.isEmpty() && !isNewline(end, start)) {
          throw new BadInput(
              at(start)
                  + "a second value begins on the same line, near "
                  + DocumentExcerpt.around(bytes, start)
                  + ". Write one value in a file, or one on each line.");
        }
        JsonNode tree = tree(parser);
        end = (int) parser.currentLocation().getByteOffset();
        values.add(new Value(tree, Position.of(bytes, start).line(), end - start));
      }
    } catch (JsonProcessingException e) {
      throw problem(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (values.isEmpty()) {
      throw new BadInput("'" + file + "' is empty: it must hold a JSON object.");
    }
    return values;
  }

  private JsonNode tree(JsonParser parser) throws IOException {
    try {
      return JSON.readTree(parser);
    } catch (NumberFormatException e) {
      int start = (int) parser.currentTokenLocation().getByteOffset();
      throw new BadInput(
          at(start)
              + "a number has an exponent beyond all reason, near "
              + DocumentExcerpt.around(bytes, start)
              + ". Correct the document: no library reads it.");
    }
  }

  private boolean isNewline(int end, int start) {
    for (int i = end; i < start; i++) {
      if (bytes[i] == '\n' || bytes[i] == '\r') {
        return true;
      }
    }
    return false;
  }

  private BadInput problem(JsonProcessingException e) {
    JsonLocation location = e.getLocation();
    int at = location == null ? -1 : (int) location.getByteOffset();
    String where = at < 0 ? "'" + file + "': " : at(Math.min(at, bytes.length));
    String near =
        at < 0 ? "" : ", near " + DocumentExcerpt.around(bytes, Math.min(at, bytes.length));
    if (e instanceof StreamConstraintsException) {
      return new BadInput(where + limit(e) + near + ".");
    }
    return new BadInput(where + reason(e) + near + ". Correct the document: it is no JSON.");
  }

  private static String limit(JsonProcessingException e) {
    return e.getOriginalMessage().contains("nesting")
        ? "objects and arrays are more than "
            + DocumentLimits.DEPTH
            + " deep, which few libraries read"
        : "a number has more than " + DocumentLimits.NUMBER + " characters";
  }

  /** Jackson's first sentence, without its own notes on the source. */
  private static String reason(JsonProcessingException e) {
    String message = DocumentExcerpt.printable(e.getOriginalMessage());
    if (message.startsWith("Duplicate field")) {
      return "two members of one object have the same name ("
          + message.substring("Duplicate field ".length())
          + ")";
    }
    return Character.toLowerCase(message.charAt(0)) + message.substring(1);
  }

  private String at(int offset) {
    return "'" + file + "', " + Position.of(bytes, offset) + ": ";
  }
}
