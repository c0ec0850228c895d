package dev.wirebench.qualification;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.Comparator;
import java.util.Optional;

/** Compares JSON texts as trees: the order of keys and the spelling of numbers do not count. */
final class DocumentDifference {
  private static final ObjectMapper STRICT =
      JsonMapper.builder()
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private static final Comparator<JsonNode> NUMBERS_BY_VALUE =
      (document, actual) ->
          (document.isNumber() && actual.isNumber()
                  ? sameNumber(document, actual)
                  : document.equals(actual))
              ? 0
              : 1;

  private DocumentDifference() {}

  /**
   * Two texts can mean one double: before JDK 19, {@code Double.toString} did not always find the
   * shortest. Whole numbers must agree in every digit.
   */
  private static boolean sameNumber(JsonNode document, JsonNode actual) {
    return document.decimalValue().compareTo(actual.decimalValue()) == 0
        || (document.isFloatingPointNumber() && document.doubleValue() == actual.doubleValue());
  }

  /**
   * @return how {@code actual} differs from the document, or nothing if it is the same
   */
  static Optional<String> difference(byte[] document, byte[] actual) {
    try {
      JsonNode expected = STRICT.readTree(document);
      JsonNode tree = STRICT.readTree(actual);
      return expected.equals(NUMBERS_BY_VALUE, tree)
          ? Optional.empty()
          : Optional.of(difference("", expected, tree));
    } catch (IOException e) {
      return Optional.of("is not one JSON text: " + e.getMessage());
    }
  }

  private static String difference(String path, JsonNode expected, JsonNode actual) {
    if (expected.isObject() && actual.isObject()) {
      for (var entry : expected.properties()) {
        JsonNode other = actual.get(entry.getKey());
        if (other == null) {
          return "lacks " + path + "/" + entry.getKey();
        }
        if (!entry.getValue().equals(NUMBERS_BY_VALUE, other)) {
          return difference(path + "/" + entry.getKey(), entry.getValue(), other);
        }
      }
      for (var entry : actual.properties()) {
        if (!expected.has(entry.getKey())) {
          return "has " + path + "/" + entry.getKey() + ", which the document lacks";
        }
      }
    }
    if (expected.isArray() && actual.isArray() && expected.size() == actual.size()) {
      for (int i = 0; i < expected.size(); i++) {
        if (!expected.get(i).equals(NUMBERS_BY_VALUE, actual.get(i))) {
          return difference(path + "/" + i, expected.get(i), actual.get(i));
        }
      }
    }
    return "has "
        + shortened(actual)
        + " at "
        + path
        + " where the document has "
        + shortened(expected);
  }

  private static String shortened(JsonNode node) {
    String text = node.toString();
    return text.length() <= 60 ? text : text.substring(0, 60) + "…";
  }
}
