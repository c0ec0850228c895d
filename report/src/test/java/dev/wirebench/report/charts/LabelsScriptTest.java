package dev.wirebench.report.charts;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.report.page.Scripts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ScriptableObject;

/** Names that are cut stay different. */
class LabelsScriptTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String LONG = "connection-with-client-certificate-and-";

  private Context context;
  private ScriptableObject scope;

  @BeforeEach
  void open() {
    context = Context.enter();
    context.setLanguageVersion(Context.VERSION_ES6);
    context.setInterpretedMode(true);
    scope = context.initSafeStandardObjects();
    context.evaluateString(scope, Scripts.decisions(), "scripts", 1, null);
  }

  @AfterEach
  void close() {
    Context.exit();
  }

  private List<String> evaluated(String script) throws IOException {
    String json =
        Context.toString(
            context.evaluateString(
                scope,
                "(wb => JSON.stringify(" + script + "))(globalThis.wirebench)",
                "test",
                1,
                null));
    return JSON.readValue(json, new TypeReference<>() {});
  }

  private List<String> fitted(List<String> names, int room) throws IOException {
    return evaluated("wb.labels.fit(" + JSON.writeValueAsString(names) + ", 12, " + room + ")");
  }

  private List<String> each(List<String> names, int room) throws IOException {
    return evaluated(
        JSON.writeValueAsString(names) + ".map(one => wb.text.fit(one, 12, " + room + "))");
  }

  private List<String> shortened(List<String> names) throws IOException {
    return evaluated("wb.labels.short(" + JSON.writeValueAsString(names) + ")");
  }

  private void assertFit(List<String> texts, int room) throws IOException {
    String tooWide = ".filter(one => wb.text.width(one, 12) > " + room + ")";
    assertThat(evaluated(JSON.writeValueAsString(texts) + tooWide)).isEmpty();
  }

  @Test
  void whatDiffersInTheMiddleIsKept() throws IOException {
    List<String> kinds = List.of("ticketed", "stateful", "disabled");
    List<String> names =
        kinds.stream().map(kind -> "https-" + LONG + kind + "-session-over-loopback").toList();
    List<String> texts = fitted(names, 250);
    for (int i = 0; i < kinds.size(); i++) {
      assertThat(texts.get(i)).startsWith("https-").contains(kinds.get(i)).endsWith("loopback");
    }
    assertFit(texts, 250);
    List<String> sentences = shortened(names);
    for (int i = 0; i < kinds.size(); i++) {
      assertThat(sentences.get(i)).contains(kinds.get(i)).hasSizeLessThanOrEqualTo(60);
    }
  }

  static Stream<List<String>> lists() {
    return Stream.of(
        List.of(LONG + LONG + "a", LONG + LONG + "b"),
        List.of("a" + LONG + LONG, "b" + LONG + LONG),
        List.of(LONG + "a" + LONG, LONG + "b" + LONG, LONG + LONG, LONG + "aa" + LONG),
        List.of(LONG + "👩🚀" + LONG, LONG + "👨🚀" + LONG, LONG + "👩🎨" + LONG),
        List.of(
            "חיבור מאובטח עם תעודה ".repeat(3) + "אחת" + " דרך לולאה מקומית".repeat(3),
            "חיבור מאובטח עם תעודה ".repeat(3) + "שתיים" + " דרך לולאה מקומית".repeat(3)),
        List.of(LONG + "…" + LONG, LONG + "x" + LONG, LONG + "y…y" + LONG),
        // What differs is longer than there is room for.
        List.of(
            LONG + "1" + LONG + "1" + LONG,
            LONG + "1" + LONG + "2" + LONG,
            LONG + "2" + LONG + "1" + LONG,
            LONG + "2" + LONG + "x" + LONG + "1" + LONG,
            LONG + "2" + LONG + "y" + LONG + "1" + LONG),
        List.of("__proto__".repeat(20) + "a" + LONG + LONG, "__proto__".repeat(20) + LONG + LONG));
  }

  @ParameterizedTest
  @MethodSource("lists")
  void namesStayDifferent(List<String> names) throws IOException {
    for (int room : List.of(70, 120, 200, 400)) {
      List<String> texts = fitted(names, room);
      assertThat(texts).as("room %d", room).doesNotHaveDuplicates();
      assertFit(texts, room);
    }
    assertThat(shortened(names)).doesNotHaveDuplicates();
  }

  @Test
  void namesMayBeVeryLong() throws IOException {
    List<String> names = List.of(LONG.repeat(500) + "a" + LONG, LONG.repeat(500) + "b" + LONG);
    assertThat(shortened(names)).doesNotHaveDuplicates().allMatch(one -> one.length() <= 60);
  }

  @Test
  void whereNothingElseHelpsTheyAreNumbered() throws IOException {
    List<String> names = List.of(LONG + "a" + LONG, LONG + "b" + LONG, LONG + "c" + LONG);
    assertThat(fitted(names, 10)).containsExactly("…", "… (2)", "… (3)");
  }

  /** Pictures of other names stay as they were. */
  @Test
  void namesThatDifferWhenTheyAreCutAreCutAsBefore() throws IOException {
    List<String> names = List.of("a" + LONG + LONG, "b" + LONG + LONG, "short", "short", "");
    assertThat(fitted(names, 150)).isEqualTo(each(names, 150));
  }

  @Test
  void randomNamesStayDifferent() throws IOException {
    Random random = new Random(59);
    List<String> parts =
        List.of("a", "bb", "-", "…", "漢字", "👩", "א", LONG, "x".repeat(40), " (2)");
    for (int i = 0; i < 60; i++) {
      List<String> names = new ArrayList<>();
      for (int n = 0; n < 2 + random.nextInt(12); n++) {
        names.add(
            random
                .ints(1 + random.nextInt(9), 0, parts.size())
                .mapToObj(parts::get)
                .collect(Collectors.joining()));
      }
      int room = 90 + random.nextInt(200);
      List<String> texts = fitted(names, room);
      assertThat(new HashSet<>(texts)).as("%s", names).hasSameSizeAs(new HashSet<>(names));
      assertFit(texts, room);
      List<String> alone = each(names, room);
      if (new HashSet<>(alone).size() == new HashSet<>(names).size()) {
        assertThat(texts).isEqualTo(alone);
      }
    }
  }
}
