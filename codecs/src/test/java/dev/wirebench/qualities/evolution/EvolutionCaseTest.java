package dev.wirebench.qualities.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EvolutionCaseTest {
  private static final List<EvolutionCase> CASES = EvolutionCase.all();

  @Test
  void eachCaseIsAChangeOfItsSchemaAndSaysWhatIsRight() {
    assertThat(CASES).extracting(EvolutionCase::id).doesNotHaveDuplicates().isNotEmpty();
    for (EvolutionCase each : CASES) {
      assertThat(each.schema(Side.OLD)).as(each.id()).isNotEqualTo(each.schema(Side.NEW));
      for (Side writer : Side.values()) {
        assertThat(each.reading(writer).why()).as(each.id()).endsWith(".");
        if (each.reading(writer).expected() != null) {
          assertThat(each.written(writer.reader()).keySet())
              .as("%s: what is to be read is in the reader's own document", each.id())
              .containsAll(each.reading(writer).expected().keySet());
        }
      }
    }
  }

  /**
   * A value that is expected as it was written could not tell a lost one from one that is there.
   */
  @Test
  void whatIsToBeReadIsNotEmpty() {
    for (EvolutionCase each : CASES) {
      for (Side writer : Side.values()) {
        assertThat(ValueComparison.of(each.written(writer), null, each.alsoEmpty()))
            .as(each.id())
            .isEqualTo(ValueComparison.Alike.EMPTIER);
      }
    }
  }
}
