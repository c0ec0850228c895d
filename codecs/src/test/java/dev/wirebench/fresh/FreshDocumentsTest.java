package dev.wirebench.fresh;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.models.Payload;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FreshDocumentsTest {
  private final ObjectMapper mapper = new ObjectMapper();

  @ParameterizedTest
  @ValueSource(
      strings = {"order-event", "order-event-pretty", "non-ascii", "nested-10", "users-selective"})
  void aDocumentDiffersInOneLeaf(String id) throws Exception {
    Payload<?> payload = Payload.load(id);
    FreshDocuments fresh = new FreshDocuments(7);
    for (int i = 0; i < payload.values().size(); i++) {
      byte[] input = payload.inputs().get(i);
      byte[] other = fresh.like(payload.values().get(i), input).orElseThrow();
      List<JsonNode> before = leaves(mapper.readTree(input));
      List<JsonNode> after = leaves(mapper.readTree(other));
      assertThat(after).hasSameSizeAs(before);
      int differing = 0;
      for (int leaf = 0; leaf < before.size(); leaf++) {
        if (!before.get(leaf).equals(after.get(leaf))) {
          assertThat(after.get(leaf).getNodeType()).isEqualTo(before.get(leaf).getNodeType());
          differing++;
        }
      }
      assertThat(differing).as(new String(other, UTF_8)).isEqualTo(1);
    }
  }

  private static List<JsonNode> leaves(JsonNode node) {
    if (!node.isContainerNode()) {
      return List.of(node);
    }
    List<JsonNode> leaves = new ArrayList<>();
    node.forEach(child -> leaves.addAll(leaves(child)));
    return leaves;
  }
}
