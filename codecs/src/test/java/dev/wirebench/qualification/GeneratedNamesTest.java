package dev.wirebench.qualification;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Operation;
import dev.wirebench.qualification.Qualification.Judgement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GeneratedNamesTest {
  @Test
  void namesThatAreMadeOfFieldsAreTakenOut() {
    QualificationResult result =
        new QualificationResult(
            null,
            List.of(),
            List.of(Operation.SERIALIZE),
            List.of(new byte[] {1}),
            List.of(),
            Map.of(Operation.SERIALIZE, List.of("org.example.Writer_Salary::write (9000 bytes)")));
    Judgement judgement =
        GeneratedNames.without(
            new Judgement(
                result,
                List.of("cannot make dev.wirebench.models.payroll.Salary$Bonus of it"),
                List.of("wirebench.payroll.Salary is read although it is cut off"),
                false));
    assertThat(judgement.objections()).containsExactly("cannot make a generated class of it");
    assertThat(judgement.defects())
        .containsExactly("a generated class is read although it is cut off");
    assertThat(judgement.result().hugeMethods().get(Operation.SERIALIZE))
        .containsExactly("a generated method (9000 bytes)");
    assertThat(judgement.result().outputs()).isEqualTo(result.outputs());
  }

  @Test
  void whatALibrarySaysOfAClassIsToldWhereItIsAskedFor() {
    Judgement judgement =
        GeneratedNames.without(
            new Judgement(
                null,
                List.of(
                    "round-trip: threw org.example.BindException: no property salary",
                    "round-trip: threw java.lang.NoClassDefFoundError: kotlin/Unit"),
                List.of(),
                false));
    assertThat(judgement.objections())
        .containsExactly(
            "round-trip: threw org.example.BindException (--show-fields: what it says)",
            "round-trip: threw java.lang.NoClassDefFoundError: kotlin/Unit");
  }
}
