package dev.wirebench.jmh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.fork.Variant;
import org.junit.jupiter.api.Test;

class BurdenTest {
  private int written;
  private int read;

  private final Binding<Object> bytes =
      new Binding<>() {
        @Override
        public Object fromModel(Object model) {
          return model;
        }

        @Override
        public Object toModel(Object value) {
          return value;
        }

        @Override
        public byte[] serialize(Object value) {
          return new byte[] {(byte) ++written};
        }

        @Override
        public Object deserialize(byte[] bytes) {
          return ++read;
        }
      };

  private final TextBinding<Object> text =
      new TextBinding<>() {
        @Override
        public String write(Object value) {
          return String.valueOf(++written);
        }

        @Override
        public Object read(String text) {
          return ++read;
        }
      };

  @Test
  void everySoManiethOperationIsDoneTwice() throws Exception {
    Binding<Object> burdened = Burden.of("x#twice-19-4").on(bytes);
    for (int i = 0; i < 76; i++) {
      assertThat(burdened.serialize("value")).containsExactly(written);
      assertThat(burdened.deserialize(new byte[0])).isEqualTo(read);
    }
    assertThat(written).isEqualTo(76 + 4);
    assertThat(read).isEqualTo(76 + 19);
  }

  @Test
  void ofTextsToo() throws Exception {
    TextBinding<Object> burdened = Burden.of("x#twice-1-5").on(text);
    for (int i = 0; i < 10; i++) {
      assertThat(burdened.write("value")).isEqualTo(String.valueOf(written));
      burdened.read("");
    }
    assertThat(written).isEqualTo(20);
    assertThat(read).isEqualTo(12);
  }

  /** What is compared with the above is called in the same way. */
  @Test
  void whatIsNeverDoneTwiceIsCountedNevertheless() throws Exception {
    Binding<Object> counted = Burden.of(Variant.never("x")).on(bytes);
    assertThat(counted).isNotSameAs(bytes).hasSameClassAs(Burden.of("x#twice-1-1").on(bytes));
    for (int i = 0; i < 10; i++) {
      counted.serialize("value");
      counted.deserialize(new byte[0]);
    }
    assertThat(written).isEqualTo(10);
    assertThat(read).isEqualTo(10);
  }

  @Test
  void aControlIsTheCodecItself() {
    assertThat(Burden.of("x#control").on(bytes)).isSameAs(bytes);
    assertThat(Burden.of("x").on(text)).isSameAs(text);
  }

  /** What was written twice would be read as garbage, and what was read is gone. */
  @Test
  void otherMediaAreRefused() {
    Burden.of("x#control").requireNone();
    assertThatThrownBy(() -> Burden.of("x#twice-19-4").requireNone())
        .hasMessageContaining("Only operations on bytes and texts can be done twice");
  }
}
