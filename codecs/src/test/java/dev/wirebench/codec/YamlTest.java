package dev.wirebench.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.models.Payload;
import dev.wirebench.models.orderevent.bean.OrderEvent;
import org.junit.jupiter.api.Test;

/** What the row of YAML says of itself. */
class YamlTest {
  /** SnakeYAML's, in code points, unless it is told otherwise. */
  private static final int USUAL_LIMIT = 3 << 20;

  private final Payload<?> payload = Payload.load("order-event-first-" + Payload.FEWEST_VALUES);
  private final OrderEvent event = (OrderEvent) payload.values().get(0);
  private final Binding<OrderEvent> binding = binding();

  @SuppressWarnings("unchecked")
  private Binding<OrderEvent> binding() {
    return (Binding<OrderEvent>) Codecs.load("jackson-yaml").bind(payload.type());
  }

  @Test
  void itReadsDocumentsBeyondTheLimitOfItsParser() throws Exception {
    event.setSymbol("x".repeat(USUAL_LIMIT + 1));
    assertThat(binding.deserialize(binding.serialize(event))).isEqualTo(event);
  }

  @Test
  void aTextThatIsCutOffAtTheEndOfALineIsAWholeOne() throws Exception {
    String text = new String(binding.serialize(event), UTF_8);
    assertThat(text).startsWith("---\n").endsWith("\n");
    assertThat(read(text.substring(0, text.length() - 1))).isEqualTo(event);
    String secondLine = text.substring(0, text.indexOf('\n', "---\n".length()) + 1);
    assertThat(read(secondLine)).isNotNull().isNotEqualTo(event);
    assertThat(read(secondLine).getOrderId()).isEqualTo(event.getOrderId());
    assertThat(read(secondLine).getVenue()).isNull();
  }

  private OrderEvent read(String text) throws Exception {
    return binding.deserialize(text.getBytes(UTF_8));
  }
}
