package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import java.util.ArrayList;
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
  private static final CodecInfos CODECS = CodecInfos.read(List.of());
  private static final Map<String, String> OUTCOMES =
      DataFile.read("circular-references.yaml", new TypeReference<>() {});

  static List<CodecInfo> codecs() {
    return CODECS.all();
  }

  @Test
  void everyCodecHasAnOutcome() {
    assertThat(OUTCOMES.keySet()).containsExactlyInAnyOrderElementsOf(CODECS.ids());
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void twoValuesThatHoldEachOther(CodecInfo codec) throws Exception {
    List<String> flags = new ArrayList<>(ForkJvm.args(Runtime.version().feature(), List.of()));
    // What goes round until memory runs out shall do so soon.
    flags.addAll(List.of("-Xms64m", "-Xmx256m"));
    Object outcome =
        ChildJvm.call(
            Jdk.executable(Jdk.current()),
            ForkClassPath.of(List.of()).of(codec.artifacts(), codec.external(), List.of()),
            flags,
            RingMain.class,
            List.of(codec.id()));
    assertThat((String) outcome).startsWith(OUTCOMES.getOrDefault(codec.id(), "no entry"));
  }
}
