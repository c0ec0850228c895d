package dev.wirebench.models.build;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The shape of a JSON document in numbers, without its content: what its bytes are, how deep and
 * how wide it is, how long its texts are, and how often values repeat. White space between tokens
 * does not count.
 */
public final class DocumentStatistics {
  private static final double[] QUANTILES = {0.1, 0.5, 0.9, 0.99};
  private static final double[] MEMBERS = {0.1, 0.5, 0.9};
  private static final int ASCII = 0x80;

  private long textBytes;
  private long numberBytes;
  private long nameBytes;
  private long literalBytes;
  private long structureBytes;
  private long characters;
  private long beyondAscii;
  private long leaves;
  private long depths;
  private final Deque<int[]> open = new ArrayDeque<>();
  private final List<Integer> members = new ArrayList<>();
  private final List<Integer> lengths = new ArrayList<>();
  private final List<String> numbers = new ArrayList<>();
  private final Set<String> distinctTexts = new HashSet<>();

  private DocumentStatistics() {}

  /**
   * Prints the statistics of a document, a line for each.
   *
   * @param args the file with the document; several documents may follow each other in it
   */
  public static void main(String[] args) throws IOException {
    of(Files.readAllBytes(Path.of(args[0])))
        .forEach((name, value) -> System.out.printf(Locale.ROOT, "%s: %.4g%n", name, value));
  }

  /**
   * The statistics by name. Shares are from 0 to 1, of the bytes of the minified document, of
   * characters or of values. Lengths of texts are in characters.
   */
  public static Map<String, Double> of(byte[] document) throws IOException {
    DocumentStatistics statistics = new DocumentStatistics();
    try (JsonParser json = JsonFactory.builder().build().createParser(document)) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        statistics.add(token, json);
      }
    }
    return statistics.byName();
  }

  private void add(JsonToken token, JsonParser json) throws IOException {
    switch (token) {
      case START_OBJECT, START_ARRAY -> {
        separate();
        structureBytes++;
        open.push(new int[1]);
      }
      case END_OBJECT, END_ARRAY -> {
        structureBytes++;
        int count = open.pop()[0];
        if (token == JsonToken.END_OBJECT) {
          members.add(count);
        }
      }
      case FIELD_NAME -> {
        nameBytes += bytes(json.currentName());
        // The colon.
        structureBytes++;
      }
      case VALUE_STRING -> {
        leaf();
        text(json.getText());
      }
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
        leaf();
        numberBytes += json.getText().length();
        numbers.add(json.getText());
      }
      default -> {
        leaf();
        literalBytes += json.getText().length();
      }
    }
  }

  private void leaf() {
    separate();
    leaves++;
    depths += open.size();
  }

  /** Counts a comma before each value but the first. */
  private void separate() {
    if (!open.isEmpty() && open.peek()[0]++ > 0) {
      structureBytes++;
    }
  }

  private void text(String text) {
    textBytes += bytes(text);
    int length = text.codePointCount(0, text.length());
    lengths.add(length);
    characters += length;
    beyondAscii += text.codePoints().filter(c -> c >= ASCII).count();
    distinctTexts.add(text);
  }

  /** Counts quotes, too, and the escapes that JSON needs. */
  private static long bytes(String text) {
    long escaped = text.chars().filter(c -> c < ' ' || c == '"' || c == '\\').count();
    return 2 + escaped + text.getBytes(StandardCharsets.UTF_8).length;
  }

  private Map<String, Double> byName() {
    double all = textBytes + numberBytes + nameBytes + literalBytes + structureBytes;
    Map<String, Double> named = new LinkedHashMap<>();
    named.put("share of texts", textBytes / all);
    named.put("share of numbers", numberBytes / all);
    named.put("share of names", nameBytes / all);
    named.put("share of true, false and null", literalBytes / all);
    named.put("share of structure", structureBytes / all);
    named.put("mean depth of values", (double) depths / leaves);
    for (double quantile : MEMBERS) {
      named.put("members of an object, " + percent(quantile), quantile(members, quantile));
    }
    for (double quantile : QUANTILES) {
      named.put("length of a text, " + percent(quantile), quantile(lengths, quantile));
    }
    named.put("share of characters beyond ASCII", share(beyondAscii, characters));
    named.put("share of distinct texts", share(distinctTexts.size(), lengths.size()));
    named.put("share of distinct numbers", share(new HashSet<>(numbers).size(), numbers.size()));
    return named;
  }

  private static String percent(double quantile) {
    return Math.round(100 * quantile) + " % quantile";
  }

  private static double share(long part, long all) {
    return all == 0 ? 0 : (double) part / all;
  }

  private static double quantile(List<Integer> values, double share) {
    if (values.isEmpty()) {
      return 0;
    }
    Collections.sort(values);
    return values.get((int) Math.min(values.size() - 1L, (long) (share * values.size())));
  }
}
