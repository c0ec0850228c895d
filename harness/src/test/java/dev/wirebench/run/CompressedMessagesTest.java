package dev.wirebench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Compression;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.data.Json;
import dev.wirebench.models.Payload;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.qualification.Qualification.Judgement;
import dev.wirebench.qualification.QualificationResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CompressedMessagesTest {
  private static final String HERE = System.getProperty("java.runtime.version");

  private static final List<Operation> OPERATIONS =
      List.of(
          Operation.SERIALIZE,
          Operation.GZIP_6,
          Operation.GUNZIP_6,
          Operation.UNZSTD_3,
          Operation.ZSTD_3_DICTIONARY);

  /** What qualification gives for a codec that writes the payload's documents. */
  private static QualificationRecord record(String payload, String jdk) {
    List<byte[]> outputs = new ArrayList<>(Payload.load(payload).documents());
    outputs.add(new byte[0]);
    QualificationResult result =
        new QualificationResult(
            null, List.of(), Arrays.asList(Operation.values()), outputs, List.of(), Map.of());
    PlannedCandidate planned =
        new PlannedCandidate(
            new Candidate("jackson", payload, Medium.BYTES),
            new Jdk(jdk, "/jdk", 17, "vm", List.of()));
    return QualificationRecord.of(
        planned, OPERATIONS, new Judgement(result, List.of(), List.of(), false));
  }

  @Test
  void allThatIsMeasuredHasSizes() {
    QualificationRecord row = record("order-event", HERE);
    assertThat(row.operations()).isEqualTo(OPERATIONS);
    assertThat(row.compressed())
        .containsOnlyKeys(Compression.GZIP_6, Compression.ZSTD_3, Compression.ZSTD_3_DICTIONARY);
    assertThat(row.compressed().get(Compression.GZIP_6).sizes()).isEqualTo(row.sizes().gzip());
    assertThat(row.compressed().get(Compression.ZSTD_3).sizes()).isEqualTo(row.sizes().zstd());
    assertThat(row.compressed().get(Compression.ZSTD_3_DICTIONARY).sizes())
        .hasSize(row.sizes().raw().size() / 2);
    assertThat(row.compressedDigest(Compression.ZSTD_3)).isPresent();
    assertThat(row.compressedDigest(Compression.GZIP_6)).isPresent();
    assertThat(row.compressedDigest(Compression.GZIP_1)).isEmpty();
  }

  /** Its zlib may be another one. */
  @Test
  void forksOfAnotherJdkAreNotToldWhatGzipGives() {
    QualificationRecord row = record("order-event", "another");
    assertThat(row.compressedDigest(Compression.GZIP_6)).isEmpty();
    assertThat(row.compressedDigest(Compression.ZSTD_3)).isPresent();
  }

  @Test
  void whatIsNotCompressedSoHasAReason() {
    QualificationRecord row = record("nested-10", HERE);
    assertThat(row.operations()).doesNotContain(Operation.ZSTD_3_DICTIONARY);
    assertThat(row.reasons()).containsOnlyKeys(Operation.ZSTD_3_DICTIONARY);
    assertThat(row.reasons().get(Operation.ZSTD_3_DICTIONARY))
        .startsWith("a dictionary is for short messages");
    assertThat(row.compressed()).containsOnlyKeys(Compression.GZIP_6, Compression.ZSTD_3);
  }

  @Test
  void itIsReadAsItIsWrittenAndAbsentInOlderJournals() throws Exception {
    QualificationRecord row = record("order-event-first-8", HERE);
    String line = Json.LINE.writeValueAsString(row);
    assertThat(line).contains("\"compressed\":{\"gzip-6\":{\"sizes\":[");
    assertThat(Json.STRICT.readValue(line, QualificationRecord.class)).isEqualTo(row);
    String older = line.replaceFirst(",\"compressed\":.*", "}");
    assertThat(Json.STRICT.readValue(older, QualificationRecord.class).compressed()).isEmpty();
  }
}
