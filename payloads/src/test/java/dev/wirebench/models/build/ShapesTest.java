package dev.wirebench.models.build;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.models.Payload;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A payload that stands for a kind of document has the shape of a public one. */
class ShapesTest {
  private static final double TOLERANCE = 0.1;

  /** Shares of 1 % and 2 % are alike, and so are one member and two. */
  private static final double SHARE = 0.01;

  private static final double COUNT = 1;

  /**
   * The shape of a public document.
   *
   * @param document its name
   * @param date of its content
   */
  private record Shape(String document, String date, Map<String, Double> statistics) {}

  private static Shape shape(String payload) throws IOException {
    try (InputStream file = ShapesTest.class.getResourceAsStream("shapes.json")) {
      return new ObjectMapper()
          .readValue(file, new TypeReference<Map<String, Shape>>() {})
          .get(payload);
    }
  }

  /** The mean over the documents that operations step through. */
  private static Map<String, Double> statistics(String payload) throws IOException {
    List<byte[]> documents = Payload.load(payload).documents();
    Map<String, Double> means = new LinkedHashMap<>();
    for (byte[] document : documents) {
      DocumentStatistics.of(document)
          .forEach((name, value) -> means.merge(name, value / documents.size(), Double::sum));
    }
    return means;
  }

  private static boolean isAlike(String name, double wanted, double found) {
    double least = name.startsWith("share") ? SHARE : COUNT;
    return Math.abs(found - wanted) <= Math.max(TOLERANCE * wanted, least);
  }

  @ParameterizedTest
  @ValueSource(strings = {"coordinates", "social"})
  void aPayloadIsShapedLikeAPublicDocument(String payload) throws Exception {
    Shape shape = shape(payload);
    Map<String, Double> found = statistics(payload);
    assertThat(found.keySet()).isEqualTo(shape.statistics().keySet());
    List<String> others = new ArrayList<>();
    shape
        .statistics()
        .forEach(
            (name, wanted) -> {
              if (!isAlike(name, wanted, found.get(name))) {
                others.add(
                    name + ": " + found.get(name) + ", in " + shape.document() + " " + wanted);
              }
            });
    assertThat(others).isEmpty();
  }

  /** Depths, shares, quantiles: computed by hand. */
  @Test
  void theStatisticsOfADocument() throws Exception {
    Map<String, Double> statistics =
        DocumentStatistics.of(
            "{\"a\": [1, 22], \"bc\": \"é\", \"d\": {\"e\": null}}"
                .getBytes(StandardCharsets.UTF_8));
    // {"a":[1,22],"bc":"é","d":{"e":null}}: names 3 + 4 + 3 + 3, a text of 4 bytes, 3 digits, null,
    // and 4 braces, 2 brackets, 4 colons, 1 + 2 commas.
    assertThat(statistics)
        .containsEntry("share of names", 13 / 37.0)
        .containsEntry("share of texts", 4 / 37.0)
        .containsEntry("share of numbers", 3 / 37.0)
        .containsEntry("share of true, false and null", 4 / 37.0)
        .containsEntry("share of structure", 13 / 37.0)
        .containsEntry("mean depth of values", 7 / 4.0)
        .containsEntry("members of an object, 50 % quantile", 3.0)
        .containsEntry("length of a text, 99 % quantile", 1.0)
        .containsEntry("share of characters beyond ASCII", 1.0)
        .containsEntry("share of distinct numbers", 1.0);
  }
}
