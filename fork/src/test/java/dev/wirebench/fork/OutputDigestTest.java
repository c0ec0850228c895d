package dev.wirebench.fork;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutputDigestTest {
  private static final byte[] AB = "ab".getBytes(UTF_8);
  private static final byte[] C = "c".getBytes(UTF_8);

  @Test
  void itIsASha256OfLengthsAndContents() {
    assertThat(OutputDigest.of(List.of("a".getBytes(UTF_8))))
        .isEqualTo("72ff6b02949dad95006c343e3db3150090d3afb49f6bbdb92fdc17607997a85c");
  }

  @Test
  void whereAMessageEndsCounts() {
    assertThat(OutputDigest.of(List.of(AB, C)))
        .isEqualTo(OutputDigest.of(List.of(AB.clone(), C.clone())))
        .isNotEqualTo(OutputDigest.of(List.of(C, AB)))
        .isNotEqualTo(OutputDigest.of(List.of("abc".getBytes(UTF_8))))
        .isNotEqualTo(OutputDigest.of(List.of("a".getBytes(UTF_8), "bc".getBytes(UTF_8))));
  }

  private static CampaignFacts told(String outputs, String compressed) {
    return new CampaignFacts(true, outputs, compressed, "");
  }

  @Test
  void otherBytesThanInQualificationAreRefused() {
    CampaignFacts told = told(OutputDigest.of(List.of(AB)), null);
    assertThatCode(() -> told.check(List.of(AB.clone()))).doesNotThrowAnyException();
    assertThatThrownBy(() -> told.check(List.of(C)))
        .hasMessage(
            "wrong output: after the measurement, other bytes were written than in qualification");
  }

  @Test
  void otherCompressedBytesAreRefused() {
    CampaignFacts told = told(CampaignFacts.NOTHING, OutputDigest.of(List.of(AB)));
    assertThatCode(() -> told.checkCompressed(List.of(AB))).doesNotThrowAnyException();
    assertThatCode(() -> told.check(List.of(C))).doesNotThrowAnyException();
    assertThatThrownBy(() -> told.checkCompressed(List.of(C)))
        .hasMessage("wrong output: messages were compressed to other bytes than in qualification");
  }

  @Test
  void aForkOfACampaignThatIsNotToldFails() {
    assertThatThrownBy(() -> told(null, null).check(List.of(AB)))
        .hasMessage(
            "not checked: this fork of a campaign was not told what its codec wrote in"
                + " qualification");
  }

  @Test
  void itsOptionsAreKnownAgain() {
    List<String> options = OutputDigest.options(Optional.of("a"), Optional.empty());
    assertThat(options).hasSize(3).allMatch(OutputDigest::isOption);
    assertThat(OutputDigest.isOption("-Dwirebench.other=a")).isFalse();
  }

  @Test
  void whoeverCallsJmhHasNothingToCompare() {
    assertThat(CampaignFacts.read().byCampaign()).isFalse();
    assertThatCode(() -> CampaignFacts.read().check(List.of(C))).doesNotThrowAnyException();
    assertThatCode(() -> CampaignFacts.read().checkCompressed(List.of(C)))
        .doesNotThrowAnyException();
  }
}
