package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LetterDisplayTest {
  @Test
  void agreesWithTheExampleOfMultcompView() {
    // R, example(multcompLetters): dif3 = c(FALSE, FALSE, TRUE) for A-B, A-C, B-C gives ab, a, b.
    assertThat(LetterDisplay.of(3, (i, j) -> i == 1 && j == 2)).containsExactly("ab", "a", "b");
  }

  @Test
  void oneLetterForAllThatCannotBeToldApart() {
    assertThat(LetterDisplay.of(3, (i, j) -> false)).containsExactly("a", "a", "a");
  }

  @Test
  void oneLetterForEachThatCan() {
    assertThat(LetterDisplay.of(3, (i, j) -> true)).containsExactly("a", "b", "c");
  }

  @Test
  void moreRowsThanLettersAreNumbered() {
    List<String> letters = LetterDisplay.of(28, (i, j) -> true);
    assertThat(letters.get(25)).isEqualTo("z");
    assertThat(letters.get(27)).isEqualTo("b1");
  }

  @Test
  void sixtyFourRowsAreTheMost() {
    assertThat(LetterDisplay.of(64, (i, j) -> false)).hasSize(64).containsOnly("a");
    assertThat(LetterDisplay.of(0, (i, j) -> false)).isEmpty();
    assertThatThrownBy(() -> LetterDisplay.of(65, (i, j) -> false))
        .hasMessage("too many rows for letters: 65");
  }

  @Test
  void everyPatternOfFiveRowsIsShownFaithfully() {
    for (int pattern = 0; pattern < 1 << 10; pattern++) {
      int bits = pattern;
      List<String> letters = LetterDisplay.of(5, (i, j) -> differ(bits, i, j));
      for (int i = 0; i < 5; i++) {
        for (int j = i + 1; j < 5; j++) {
          assertThat(shareALetter(letters.get(i), letters.get(j)))
              .as("rows %d and %d of pattern %d: %s", i, j, pattern, letters)
              .isEqualTo(!differ(bits, i, j));
        }
      }
    }
  }

  private static boolean differ(int pattern, int i, int j) {
    int pair = i * 5 + j - (i + 1) * (i + 2) / 2;
    return (pattern >> pair & 1) == 1;
  }

  private static boolean shareALetter(String first, String second) {
    Set<String> common = new HashSet<>(Arrays.asList(first.split("")));
    common.retainAll(Arrays.asList(second.split("")));
    return !common.isEmpty();
  }
}
