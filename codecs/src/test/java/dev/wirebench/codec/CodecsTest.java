package dev.wirebench.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Modifier;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The package of codecs is the registry: this holds every class in it to that. */
class CodecsTest {
  static List<Class<?>> classes() {
    return Codecs.classes();
  }

  static List<Codec> codecs() {
    return Codecs.all();
  }

  @ParameterizedTest
  @MethodSource("classes")
  void everyClassIsAPublicFinalCodec(Class<?> type) throws Exception {
    assertThat(Codec.class).isAssignableFrom(type);
    assertThat(Modifier.isPublic(type.getModifiers())).isTrue();
    assertThat(Modifier.isFinal(type.getModifiers())).isTrue();
    assertThat(Modifier.isPublic(type.getConstructor().getModifiers())).isTrue();
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void idAndClassNameBelongTogether(Codec codec) {
    String id = codec.traits().id();
    assertThat(id).matches("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    assertThat(codec.getClass().getSimpleName()).isEqualTo(Codecs.className(id));
    assertThat(Codecs.load(id)).hasSameClassAs(codec);
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void traitsAreComplete(Codec codec) {
    Traits traits = codec.traits();
    // What the JDK itself has is in no jar.
    assertThat(traits.artifacts().isEmpty()).isEqualTo(traits.id().equals("java-serialization"));
    assertThat(traits.licence()).matches("[A-Z][A-Za-z0-9.+-]+( (OR|WITH) [A-Z][A-Za-z0-9.+-]+)*");
    assertThat(traits.configuration()).endsWith(".").doesNotContain("\n");
    assertThat(traits.documentation().getScheme()).isEqualTo("https");
    assertThat(traits.threadSafety()).isNotNull();
    assertThat(traits.notes()).allSatisfy(note -> assertThat(note).endsWith("."));
  }

  @Test
  void aCodecThatDoesNotSayWhetherThreadsMayShareItIsRefused() {
    Traits.Builder silent =
        Traits.of("silent", Format.JSON)
            .licence("Apache-2.0")
            .configuration("For tests.", "https://example.org");
    assertThatThrownBy(silent::build)
        .isInstanceOf(IncompleteTraits.class)
        .hasMessageStartingWith("Traits lack threadSafety: ");
    Traits told = silent.threadSafety(ThreadSafety.ONE_PER_THREAD, "It keeps a buffer.").build();
    assertThat(told.threadSafety().label()).isEqualTo("one per thread");
    assertThat(told.notes()).containsExactly("It keeps a buffer.");
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void versionsAreReadFromTheResolvedJars(Codec codec) {
    for (Artifact artifact : codec.traits().artifacts()) {
      assertThat(artifact.jar()).exists();
      assertThat(artifact.version()).matches("\\d+(\\.\\d+)*([.-].*)?");
      assertThat(artifact.jar().getFileName())
          .hasToString(artifact.name() + "-" + artifact.version() + ".jar");
    }
  }

  @Test
  void anArtifactOfAnotherNameIsRefused() {
    assertThatThrownBy(() -> Artifact.of("assertj", Test.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("is not in assertj");
  }

  @Test
  void anUnknownCodecIsRefused() {
    assertThatThrownBy(() -> Codecs.load("jakson"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no codec 'jakson'");
  }
}
