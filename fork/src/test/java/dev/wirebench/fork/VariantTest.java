package dev.wirebench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VariantTest {
  @Test
  void aControlIsItsCodecOnceMore() {
    assertThat(Variant.control("jackson")).isEqualTo("jackson#control");
    assertThat(Variant.control("jackson", 2)).isEqualTo("jackson#control-2");
    for (String name : new String[] {Variant.control("my-codec"), Variant.control("my-codec", 3)}) {
      assertThat(Variant.codec(name)).isEqualTo("my-codec");
      assertThat(Variant.isVariant(name)).isTrue();
      assertThat(Variant.isControl(name)).isTrue();
      assertThat(Variant.serializedTwice(name)).isZero();
    }
  }

  @Test
  void whatDoesSomeTwiceIsNoControl() {
    String name = Variant.twice("kryo", 12, 30);
    assertThat(Variant.codec(name)).isEqualTo("kryo");
    assertThat(Variant.isControl(name)).isFalse();
    assertThat(Variant.serializedTwice(name)).isEqualTo(12);
    assertThat(Variant.deserializedTwice(name)).isEqualTo(30);
  }

  @Test
  void aCodecIsNoVariant() {
    assertThat(Variant.isVariant("jackson-blackbird")).isFalse();
    assertThat(Variant.codec("jackson-blackbird")).isEqualTo("jackson-blackbird");
    assertThat(Variant.deserializedTwice("jackson-blackbird")).isZero();
  }
}
