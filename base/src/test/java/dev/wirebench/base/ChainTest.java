package dev.wirebench.base;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChainTest {
  private static final byte[] OBJECT = "{\"codec\":{\"id\":\"ä\"}}".getBytes(UTF_8);

  @Test
  void aLineHoldsItsObjectAndTheDigestOfAllBeforeIt() {
    String first = Chain.digest(Chain.BEGIN, OBJECT);
    assertThat(first).isEqualTo(Digests.sha256(OBJECT));
    String second = Chain.digest(first, OBJECT);
    assertThat(second).isEqualTo(Digests.sha256(first.getBytes(UTF_8), OBJECT)).isNotEqualTo(first);

    byte[] line = Chain.line(OBJECT, second);
    assertThat(new String(line, UTF_8))
        .isEqualTo("{\"codec\":{\"id\":\"ä\"},\"chain\":\"" + second + "\"}");
    assertThat(Chain.isLinked(line)).isTrue();
    assertThat(Chain.digestIn(line)).isEqualTo(second);
    assertThat(Chain.objectIn(line)).isEqualTo(OBJECT);
  }

  @Test
  void whatHasNoDigestIsNotLinked() {
    assertThat(Chain.isLinked(OBJECT)).isFalse();
    assertThat(Chain.isLinked(new byte[0])).isFalse();
    byte[] line = Chain.line(OBJECT, Digests.sha256(OBJECT));
    line[line.length - 5] = 'x';
    assertThat(Chain.isLinked(line)).isFalse();
  }
}
