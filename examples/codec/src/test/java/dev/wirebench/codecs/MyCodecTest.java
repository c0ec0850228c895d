package dev.wirebench.codecs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wirebench.qualification.ContractCheck;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract while the codec is written; {@code check} in the build holds it to all of it. */
class MyCodecTest {
  @ParameterizedTest
  @ValueSource(strings = {"order-event", "nested-10", "non-ascii"})
  void keepsTheContract(String payload) throws Exception {
    assertEquals(List.of(), ContractCheck.objections(new MyCodec(), payload));
  }
}
