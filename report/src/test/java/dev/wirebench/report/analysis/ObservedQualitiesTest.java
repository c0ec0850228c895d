package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.input.Observed;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ObservedQualitiesTest {
  @TempDir Path folder;

  private ObservedQualities of(QualitiesFixture qualities) {
    return qualities.report(RunFixture.usual(2).write(folder)).besidesSpeed();
  }

  private CodecQualities codec(QualitiesFixture qualities, String id) {
    return of(qualities).codecs().stream()
        .filter(codec -> codec.codec().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aCellCountsCasesAndNotInputs() {
    CodecQualities kryo = codec(QualitiesFixture.usual(), "kryo");
    assertThat(kryo.cell("hostile-input")).isEqualTo("3 of 3 hard");
    assertThat(kryo.cell("json-conformance")).isEqualTo("not applicable");
    assertThat(codec(QualitiesFixture.usual(), "gson").cell("json-conformance"))
        .isEqualTo("1 of 2 hard");
  }

  @Test
  void theWorstComesFirst() {
    CodecQualities kryo = codec(QualitiesFixture.usual(), "kryo");
    assertThat(kryo.defects())
        .isEqualTo("3 of 3 kinds of damaged messages (memory exhausted in 2, hangs in 1)");
    assertThat(kryo.hard())
        .extracting(Observed::outcome)
        .containsExactly("memory exhausted", "memory exhausted", "hangs");
  }

  @Test
  void aConfigurationThatDoesBetterIsNamed() {
    QualitiesFixture fixture =
        QualitiesFixture.usual()
            .seen("kryo", "in-use", "", "threads", "wrong", "hard", 1)
            .seen("kryo-safe", "hostile-input", "order-event", "truncated", "hangs", "hard", 2)
            .seen("kryo-safe", "hostile-input", "order-event", "inflated", "rejects", "neutral", 3)
            .seen("kryo-safe", "hostile-input", "users", "inflated", "rejects", "neutral", 1)
            .seen("kryo-other", "in-use", "", "serial", "works", "good", 1);
    String alone =
        "3 of 3 kinds of damaged messages (memory exhausted in 2, hangs in 1) and 1 of 1 ways of use"
            + " (wrong)";
    assertThat(codec(fixture, "kryo").defects()).isEqualTo(alone);
    fixture.ofOneLibrary("kryo", "kryo-safe", "kryo-other");
    assertThat(codec(fixture, "kryo").defects())
        .as("kryo-other was executed in another case")
        .isEqualTo(alone.replace("hangs in 1)", "hangs in 1; kryo-safe: 1 of 3)"));
  }

  @Test
  void allCodecsOfTheReportAreToldById() {
    ObservedQualities all = of(QualitiesFixture.usual());
    assertThat(all.codecs())
        .extracting(CodecQualities::codec)
        .containsExactly("gson", "jackson", "kryo", "protobuf");
    assertThat(all.qualities()).containsExactly("json-conformance", "hostile-input");
    assertThat(all.codecs().get(1).tried()).isEmpty();
    assertThat(all.codecs().get(1).measured()).isEqualTo(Set.of("1.0"));
    assertThat(all.codecs().get(1).cell("hostile-input")).isEqualTo("untested");
  }

  @Test
  void thereIsNothingToTellWithoutItOrOfOthersCodecs() {
    assertThat(RunFixture.usual(2).report(folder).besidesSpeed().isEmpty()).isTrue();
    assertThat(of(new QualitiesFixture().codec("others", "1")).isEmpty()).isTrue();
    assertThat(of(new QualitiesFixture().codec("gson", "1")).isEmpty()).isFalse();
  }

  @Test
  void anErrorNamesTheConfigurationsOfTheLibraryThatWorkThere() {
    QualitiesFixture tried =
        QualitiesFixture.usual()
            .tried("gson", "gson-lenient", "gson-strict", "kryo")
            .ofOneLibrary("gson", "gson-lenient", "gson-strict")
            .seen("gson", "schema-evolution", "", "message-wrapped", "error", "neutral", 1)
            .seen("gson-lenient", "schema-evolution", "", "message-wrapped", "works", "good", 1)
            .seen("gson-strict", "schema-evolution", "", "message-wrapped", "error", "neutral", 1)
            .seen("kryo", "schema-evolution", "", "message-wrapped", "works", "good", 1);
    CodecQualities gson = codec(tried, "gson");
    assertThat(gson.evolution()).hasSize(1);
    assertThat(gson.worksIn(gson.evolution().get(0))).containsExactly("gson-lenient");
  }

  @Test
  void timesOfAnotherVersionAreSaidToBe() {
    assertThat(codec(QualitiesFixture.usual(), "kryo").otherVersion()).isEmpty();
    assertThat(codec(QualitiesFixture.usual().codec("kryo", "0.9"), "kryo").otherVersion())
        .isEqualTo("cases were executed with version 0.9, times are of 1.0");
  }

  @Test
  void anInterruptedRunSaysSo() {
    QualitiesFixture fixture = QualitiesFixture.usual();
    assertThat(of(fixture).words()).contains("begun on 2026-11-25. Hard is");
    fixture.file().put("isWhole", false);
    assertThat(of(fixture).words()).contains("begun on 2026-11-25 and interrupted. Hard is");
  }
}
