package dev.wirebench.base;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
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
}
