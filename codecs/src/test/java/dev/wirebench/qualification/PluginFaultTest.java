package dev.wirebench.qualification;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.CompiledPlugin;
import dev.wirebench.registry.JvmLauncher;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The author of a plug-in is told in one sentence what does not fit. */
class PluginFaultTest {
  private static final String PLACE = "dev/wirebench/codecs/MadeEarlier.java";
  private static final String REMEDY =
      ": compile it again, after the changes that CHANGELOG.md names";

  @TempDir Path folder;

  /**
   * A codec in which nothing works but its traits.
   *
   * @param mark an annotation of its class
   * @param bind its method of that name
   */
  private static String codec(String mark, String bind) {
    return """
        package dev.wirebench.codecs;

        import dev.wirebench.codec.*;
        import dev.wirebench.models.*;

        %s
        public final class MadeEarlier implements Codec {
          @Override
          public Traits traits() {
            return Traits.of("made-earlier", Format.JSON)
                .licence("Apache-2.0")
                .threadSafety(ThreadSafety.SAFE)
                .configuration("For tests.", "https://example.org")
                .build();
          }

          @Override
          %s
        }
        """
        .formatted(mark, bind);
  }

  private static final String BIND = "public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) ";

  private String broken(Map<String, String> gone, String source) throws Exception {
    String jar = new CompiledPlugin(folder).jar(gone, Map.of(PLACE, source));
    return CodecRegistry.read(List.of(jar)).whyBroken("made-earlier").orElse("sound");
  }

  private List<String> checked(Map<String, String> gone, String source) throws Exception {
    List<String> jar = List.of(new CompiledPlugin(folder).jar(gone, Map.of(PLACE, source)));
    CodecRegistry codecs = CodecRegistry.read(jar);
    assertThat(codecs.ids()).contains("made-earlier");
    List<ContractCheck.Outcome> outcomes =
        ContractCheck.of(
            "made-earlier",
            new ContractMatrix(List.of("order-event"), List.of()),
            JvmLauncher.current(List.of()),
            codecs,
            jar);
    assertThat(outcomes).hasSize(1);
    return outcomes.get(0).objections();
  }

  /** The interface as it was when {@code bind} was given the values that are measured. */
  private static final Map<String, String> FIRST_SPI =
      Map.of(
          "dev/wirebench/codec/Codec.java",
          """
          package dev.wirebench.codec;

          public interface Codec {
            Traits traits();

            <T> Binding<?> bind(dev.wirebench.models.Payload<T> payload);
          }
          """);

  @Test
  void oneThatWasMadeForTheFirstSpiIsToldSo() throws Exception {
    assertThat(
            broken(
                FIRST_SPI,
                codec("", "public <T> Binding<?> bind(Payload<T> payload) { return null; }")))
        .isEqualTo(
            "plugin.jar was made for version 1 of the SPI, and this program has version 2"
                + REMEDY);
  }

  /** The compiler has copied the constant of that day. */
  @Test
  void oneThatNamesAnotherVersionIsToldSo() throws Exception {
    Map<String, String> later =
        Map.of(
            "dev/wirebench/codec/Spi.java",
            """
            package dev.wirebench.codec;

            import java.lang.annotation.*;

            @Retention(RetentionPolicy.RUNTIME)
            public @interface Spi {
              int VERSION = 7;

              int value();
            }
            """);
    assertThat(broken(later, codec("@Spi(Spi.VERSION)", BIND + "{ return null; }")))
        .isEqualTo(
            "plugin.jar was made for version 7 of the SPI, and this program has version 2"
                + REMEDY);
  }

  @Test
  void oneWithoutAVersionIsTakenWhereItFits() throws Exception {
    assertThat(broken(Map.of(), codec("", BIND + "{ return null; }"))).isEqualTo("sound");
  }

  @Test
  void oneThatCallsWhatIsGoneIsToldWhenItIsBound() throws Exception {
    Map<String, String> other =
        Map.of(
            "dev/wirebench/models/Gone.java",
            "package dev.wirebench.models; public class Gone { public static void call() {} }");
    assertThat(checked(other, codec("", BIND + "{ Gone.call(); return null; }")))
        .containsExactly(
            "plugin.jar was made for version 2 of the SPI, and does not fit version 2, which this"
                + " program has (NoClassDefFoundError: dev/wirebench/models/Gone)"
                + REMEDY);
  }

  /** A library of the author's whose jar nobody has named. */
  private static final Map<String, String> LIBRARY =
      Map.of("acme/Base.java", "package acme; public class Base { public Base() {} }");

  private static final String MISSING =
      "the class acme.Base is missing: add its jar with --plugin, or name its artifact in the"
          + " traits if Wirebench has the library";

  @Test
  void oneWithoutItsLibraryIsToldToAddIt() throws Exception {
    assertThat(checked(LIBRARY, codec("", BIND + "{ new acme.Base(); return null; }")))
        .containsExactly(MISSING);
  }

  @Test
  void oneThatExtendsAClassOfAMissingLibraryIsToldToAddIt() throws Exception {
    String source = codec("", BIND + "{ return null; }");
    assertThat(
            broken(
                LIBRARY,
                source.replace(
                    "MadeEarlier implements", "MadeEarlier extends acme.Base implements")))
        .isEqualTo(MISSING);
  }
}
