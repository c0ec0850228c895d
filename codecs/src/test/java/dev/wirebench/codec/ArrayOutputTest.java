package dev.wirebench.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ArrayOutputTest {
  private final ArrayOutput out = new ArrayOutput(2);

  @Test
  void appendsAndGrows() {
    out.write('a');
    out.write(new byte[] {'b', 'c'});
    out.write(new byte[] {'x', 'd', 'e', 'x'}, 1, 2);
    assertThat(written()).isEqualTo("abcde");
    assertThat(out.array()).hasSizeGreaterThanOrEqualTo(5);
  }

  @Test
  void keepsItsArrayWhenItIsReset() {
    out.write(new byte[100]);
    byte[] grown = out.array();
    out.reset();
    assertThat(out.count()).isZero();
    out.write(new byte[100]);
    assertThat(out.array()).isSameAs(grown);
  }

  @Test
  void givesRoomThatOthersFill() {
    out.write('a');
    byte[] array = out.room(3);
    assertThat(array).isSameAs(out.array()).hasSizeGreaterThanOrEqualTo(4);
    array[out.count()] = 'b';
    out.advance(1);
    assertThat(written()).isEqualTo("ab");
  }

  @Test
  void goesOnWithAnArrayThatSomebodyElseHasGrown() {
    out.write('a');
    byte[] grown = {'a', 'b', 'c', 0};
    out.take(grown, 3);
    out.write('d');
    assertThat(written()).isEqualTo("abcd");
    assertThat(out.array()).isSameAs(grown);
  }

  @Test
  void takesCharactersByAWriterThatIsKept() throws Exception {
    out.writer().write("é");
    out.writer().flush();
    out.write('!');
    out.reset();
    assertThat(out.writer()).isSameAs(out.writer());
    out.writer().write("漢");
    out.writer().flush();
    assertThat(written()).isEqualTo("漢");
  }

  @Test
  void refusesCountsThatCannotBe() {
    out.write('a');
    assertThatThrownBy(() -> out.take(new byte[4], 0))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("0 bytes, after 1, in an array of 4");
    assertThatThrownBy(() -> out.advance(5)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> out.room(Integer.MAX_VALUE))
        .isInstanceOf(OutOfMemoryError.class)
        .hasMessageContaining("more than an array can have");
  }

  private String written() {
    return new String(Arrays.copyOf(out.array(), out.count()), StandardCharsets.UTF_8);
  }
}
