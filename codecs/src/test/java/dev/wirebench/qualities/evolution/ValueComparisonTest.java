package dev.wirebench.qualities.evolution;

import static dev.wirebench.qualities.evolution.ValueComparison.Alike.EMPTIER;
import static dev.wirebench.qualities.evolution.ValueComparison.Alike.OTHER;
import static dev.wirebench.qualities.evolution.ValueComparison.Alike.SAME;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.qualities.evolution.ValueComparison.Alike;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ValueComparisonTest {
  private static Alike compare(String expected, String read) throws IOException {
    ObjectMapper json = new ObjectMapper();
    return ValueComparison.of(
        json.readValue(quoted(expected), Map.class),
        json.readValue(quoted(read), Map.class),
        List.of("UNKNOWN"));
  }

  /** Documents are easier to read here with single quotes. */
  private static String quoted(String json) {
    return json.replace('\'', '"');
  }

  @Test
  void theSameIsTheSameInWhateverOrderAndWidth() throws IOException {
    assertThat(compare("{'a':1,'b':[{'c':'x'}]}", "{'b':[{'c':'x'}],'a':1.0}")).isEqualTo(SAME);
  }

  @Test
  void whatNobodyHasWrittenIsToBeEmpty() throws IOException {
    for (String empty : List.of("null", "0", "0.0", "''", "false", "[]", "{}", "'UNKNOWN'")) {
      assertThat(compare("{'a':1}", "{'a':1,'b':" + empty + "}")).as(empty).isEqualTo(SAME);
      assertThat(compare("{'a':1,'b':null}", "{'a':1,'b':" + empty + "}"))
          .as(empty)
          .isEqualTo(SAME);
    }
    assertThat(compare("{'a':1}", "{'a':1,'b':{'c':0,'d':null}}")).isEqualTo(SAME);
    for (String full : List.of("1", "'x'", "true", "[0]", "{'c':1}", "'OPEN'")) {
      assertThat(compare("{'a':1}", "{'a':1,'b':" + full + "}")).as(full).isEqualTo(OTHER);
    }
  }

  @Test
  void aValueThatIsLostIsToldFromOneThatIsAnother() throws IOException {
    assertThat(compare("{'a':1,'b':'x'}", "{'a':1,'b':null}")).isEqualTo(EMPTIER);
    assertThat(compare("{'a':1,'b':'x'}", "{'a':1}")).isEqualTo(EMPTIER);
    assertThat(compare("{'a':1,'b':{'c':'x'}}", "{'a':1,'b':{'c':''}}")).isEqualTo(EMPTIER);
    assertThat(compare("{'a':1,'b':['x']}", "{'a':1,'b':[]}")).isEqualTo(EMPTIER);
    assertThat(compare("{'a':1,'b':'OPEN'}", "{'a':1,'b':'UNKNOWN'}")).isEqualTo(EMPTIER);
    assertThat(compare("{'a':1,'b':'x'}", "{'a':2,'b':null}")).isEqualTo(OTHER);
    assertThat(compare("{'a':1,'b':['x']}", "{'a':1,'b':['x','x']}")).isEqualTo(OTHER);
    assertThat(compare("{'a':5000000000}", "{'a':705032704}")).isEqualTo(OTHER);
  }

  /** A library may put into a field what its type forbids. */
  @Test
  void anotherTypeIsAnotherValue() throws IOException {
    assertThat(compare("{'a':'42'}", "{'a':42}")).isEqualTo(OTHER);
    assertThat(compare("{'a':42}", "{'a':'42'}")).isEqualTo(OTHER);
    assertThat(compare("{'a':['x']}", "{'a':'x'}")).isEqualTo(OTHER);
    assertThat(ValueComparison.of(Map.of("a", 1), Map.of("a", Double.NaN), List.of()))
        .isEqualTo(OTHER);
    assertThat(ValueComparison.of(Map.of("a", 1), null, List.of())).isEqualTo(EMPTIER);
  }
}
