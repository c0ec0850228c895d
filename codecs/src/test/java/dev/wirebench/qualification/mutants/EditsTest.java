package dev.wirebench.qualification.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each edit changes what a method of {@link Edited} returns, and leaves a class that loads. */
class EditsTest {
  /** Defines one class apart from its twin. */
  private static final class Loader extends ClassLoader {
    Loader() {
      super(EditsTest.class.getClassLoader());
    }

    Object instance(byte[] bytes) throws ReflectiveOperationException {
      Class<?> type = defineClass(Edited.class.getName(), bytes, 0, bytes.length);
      return type.getConstructor().newInstance();
    }
  }

  @ParameterizedTest
  @EnumSource(Edit.class)
  void anEditChangesWhatIsReturned(Edit edit) throws Exception {
    byte[] bytes = bytes();
    List<Place> places = new ArrayList<>();
    byte[] same =
        Edits.visited(
            bytes,
            (place, code) -> {
              places.add(place);
              return false;
            });
    String honest = new Edited().call(edit.name());
    assertThat(called(same, edit)).isEqualTo(honest);
    List<String> others = new ArrayList<>();
    for (Place place : places) {
      if (place.edit() == edit && place.method().equals(edit.name().toLowerCase(Locale.ROOT))) {
        others.add(
            called(Edits.visited(bytes, (other, code) -> other.number() == place.number()), edit));
      }
    }
    assertThat(others).isNotEmpty().doesNotContain(honest);
  }

  private static byte[] bytes() throws Exception {
    try (InputStream in = Edited.class.getResourceAsStream("Edited.class")) {
      return in.readAllBytes();
    }
  }

  private static String called(byte[] bytes, Edit edit) throws ReflectiveOperationException {
    Object edited = new Loader().instance(bytes);
    return (String) edited.getClass().getMethod("call", String.class).invoke(edited, edit.name());
  }
}
