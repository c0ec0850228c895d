package dev.wirebench.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The catalogue's sentences on circular references hold. All codecs share one JVM, which saves
 * starting one for each: no outcome depends on the libraries of others.
 */
class CircularReferencesTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());

  /**
   * What goes round until memory runs out shall do so soon, and a library that counts levels shall
   * come to its limit before the stack ends, whatever of it has been compiled by then.
   */
  private static final JvmLauncher JVM =
      JvmLauncher.current(
          List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss4m", "-Xms256m", "-Xmx256m"));

  /** The outcome of each codec, by its id. */
  private static final Map<String, String> HAPPENED = new HashMap<>();

  /** A codec that ends the JVM is charged with it, and those after it go on in a new one. */
  @BeforeAll
  static void closeRings() {
    List<String> left = CODECS.ids();
    while (!left.isEmpty()) {
      ChildJvm.Outcome outcome =
          ChildJvm.call(
              JVM,
              CodecClassPath.of(List.of()).all(),
              RingMain.class,
              left,
              left.size(),
              ChildJvm.PATIENCE);
      int done = outcome.results().size();
      for (int i = 0; i < done; i++) {
        HAPPENED.put(left.get(i), (String) outcome.results().get(i));
      }
      if (outcome.failure() != null) {
        HAPPENED.put(left.get(done), outcome.failure());
        done++;
      }
      left = left.subList(done, left.size());
    }
  }

  static List<String> codecs() {
    return CODECS.ids();
  }

  @Test
  void everyCodecHasAnOutcome() {
    assertThat(KnownOutcomes.codecs()).containsExactlyInAnyOrderElementsOf(CODECS.ids());
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void twoValuesThatHoldEachOther(String codec) {
    assertThat(HAPPENED.get(codec))
        .as("%s in outcomes.yaml", codec)
        .startsWith(KnownOutcomes.of(codec).circular());
  }
}
