package dev.wirebench.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTest {
  /** The labels, which are the same in every language of the system. */
  @Test
  void operationsAndMediaAreWrittenAsTheirLabels() throws Exception {
    for (Operation operation : Operation.values()) {
      for (Medium medium : Medium.values()) {
        String json = Json.LINE.writeValueAsString(Map.of(operation, medium));
        assertThat(json).isEqualTo("{\"" + operation.label() + "\":\"" + medium.label() + "\"}");
        Map<Operation, Medium> read = Json.LINE.readValue(json, new TypeReference<>() {});
        assertThat(read).isEqualTo(Map.of(operation, medium));
      }
    }
  }

  private record Group(int first, @JsonIgnore Integer second) {}

  private record Inner(@JsonUnwrapped Group group) {}

  private record Outer(@JsonUnwrapped Group group, Inner inner) {}

  @Test
  void aFieldThatARecordDoesNotKnowIsRefusedAlsoWhereGroupsAreUnwrapped() throws Exception {
    assertThat(read("{'first':1,'inner':{'first':2}}"))
        .isEqualTo(new Outer(new Group(1, null), new Inner(new Group(2, null))));
    for (String other : List.of("{'first':1,'x':0}", "{'first':1,'inner':{'first':2,'x':0}}")) {
      assertThatThrownBy(() -> read(other))
          .isInstanceOf(JsonProcessingException.class)
          .hasMessageContaining("Unrecognized field \"x\"");
    }
    assertThatThrownBy(() -> read("{'first':1,'second':2}"))
        .hasMessageContaining("Unrecognized field \"second\"");
    assertThatThrownBy(() -> read("{'inner':null}")).hasMessageContaining("null");
  }

  private static Outer read(String json) throws Exception {
    return Json.read(Json.STRICT.readTree(json.replace('\'', '"')), Outer.class);
  }
}
