package dev.wirebench.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the catalogue says of circular references is what happens, each codec in a JVM of its own.
 */
@Execution(ExecutionMode.CONCURRENT)
class CircularReferencesTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());
  private static final Map<String, String> OUTCOMES = KnownOutcomes.circularReferences();

  /**
   * What goes round until memory runs out shall do so soon, and a library that counts levels shall
   * come to its limit before the stack ends, whatever of it has been compiled by then.
   */
  private static final JvmLauncher JVM =
      JvmLauncher.current(
          List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss4m", "-Xms64m", "-Xmx256m"));

  static List<CodecFacts> codecs() {
    return CODECS.all();
  }

  @Test
  void everyCodecHasAnOutcome() {
    assertThat(OUTCOMES.keySet()).containsExactlyInAnyOrderElementsOf(CODECS.ids());
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void twoValuesThatHoldEachOther(CodecFacts codec) throws Exception {
    Object outcome =
        ChildJvm.call(
            JVM,
            CodecClassPath.of(List.of()).of(codec, List.of()),
            RingMain.class,
            List.of(codec.id()));
    assertThat((String) outcome).startsWith(OUTCOMES.getOrDefault(codec.id(), "no entry"));
  }
}
