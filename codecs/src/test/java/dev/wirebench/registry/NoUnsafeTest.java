package dev.wirebench.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rows that do without {@code sun.misc.Unsafe} do so where they are measured: in a JVM of their
 * own, since their libraries ask for it once.
 */
class NoUnsafeTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());

  @ParameterizedTest
  @CsvSource({
    "kryo, true, com.esotericsoftware.kryo.util.Util, unsafe",
    "kryo-no-unsafe, false, com.esotericsoftware.kryo.util.Util, unsafe",
    "protostuff, true, io.protostuff.runtime.RuntimeEnv, USE_SUN_MISC_UNSAFE",
    "protostuff-no-unsafe, false, io.protostuff.runtime.RuntimeEnv, USE_SUN_MISC_UNSAFE"
  })
  void whatTheLibraryFoundWhenItWasBound(String codec, boolean found, String type, String field)
      throws Exception {
    assertThat(
            ChildJvm.call(
                JvmLauncher.current(List.of()),
                CodecClassPath.of(List.of()).of(CODECS.find(codec).orElseThrow(), List.of()),
                FlagMain.class,
                List.of(codec, type, field)))
        .isEqualTo(found);
  }
}
