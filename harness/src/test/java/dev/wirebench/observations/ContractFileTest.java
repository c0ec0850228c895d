package dev.wirebench.observations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.qualification.ContractCheck.Outcome;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContractFileTest {
  private static final String NO_STRINGS = "the codec has no String API";

  private static final ContractFile NOTHING =
      new ContractFile(
          "wirebench 0.1",
          Instant.parse("2026-11-25T10:00:00Z"),
          Map.of("jdk", "17"),
          new TreeMap<>(Map.of("planted", "1.0")),
          false,
          new TreeMap<>());

  @TempDir Path folder;

  private static Outcome outcome(Medium medium, List<String> objections, List<String> defects) {
    return new Outcome(
        "users",
        medium,
        objections,
        defects,
        List.of(Operation.SERIALIZE),
        objections.contains(NO_STRINGS),
        false);
  }

  private static ContractFile planted(Outcome... outcomes) {
    return NOTHING.with("planted", List.of(outcomes), true);
  }

  @Test
  void anOutcomeIsOneLine() {
    ContractFile file =
        planted(
            outcome(Medium.BYTES, List.of(), List.of()),
            outcome(Medium.BUFFER, List.of(), List.of("truncation: a", "truncation: b")),
            outcome(Medium.STREAM, List.of("round-trip: a", "held: b"), List.of()),
            outcome(Medium.STRING, List.of(NO_STRINGS), List.of()),
            outcome(Medium.OKIO, List.of("the codec lacks something"), List.of()));
    assertThat(file.outcomes().get("planted"))
        .isEqualTo(
            Map.of(
                "bytes", Map.of("users", "kept"),
                "buffer", Map.of("users", "marked: truncation: a; truncation: b"),
                "stream", Map.of("users", "not kept: round-trip: a"),
                "string", Map.of("users", "no such API"),
                "okio", Map.of("users", "not kept: the codec lacks something")));
    assertThat(file.outcome(new Candidate("planted", "users", Medium.STRING)))
        .isEqualTo("no such API");
    assertThat(file.outcome(new Candidate("planted", "chain", Medium.STRING))).isNull();
    assertThat(file.outcome(new Candidate("other", "users", Medium.STRING))).isNull();
  }

  @Test
  void whatIsKeptIsReadAgainAlsoCompressed() throws IOException {
    ContractFile file =
        planted(outcome(Medium.BYTES, List.of("quotes \u0000, \" and \u00fc"), List.of()));
    file.write(folder);
    assertThat(ContractFile.read(folder)).isEqualTo(file);
    Path plain = folder.resolve(ContractFile.NAME);
    Path compressed = folder.resolve(ContractFile.NAME + ".gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(compressed))) {
      Files.copy(plain, out);
    }
    Files.delete(plain);
    assertThat(ContractFile.read(folder)).isEqualTo(file);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "null", "[]", "{\"started\":7}", "{} {}", "{\"outcomes\":0}"})
  void whatNobodyWroteSoIsRefused(String text) throws IOException {
    Files.writeString(folder.resolve(ContractFile.NAME), text);
    assertThatThrownBy(() -> ContractFile.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is not what 'check --all' writes");
  }
}
