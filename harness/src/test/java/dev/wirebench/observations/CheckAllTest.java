package dev.wirebench.observations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.catalogue.CatalogueData;
import dev.wirebench.catalogue.CatalogueData.Outcomes;
import dev.wirebench.qualification.ContractMatrix;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small matrix of two codecs, in JVMs as the large one. */
class CheckAllTest {
  private static final CodecRegistry CODECS = two("kryo", "jackson-streaming");

  private static final ContractMatrix SMALL =
      new ContractMatrix(
          List.of("order-event-first-8", "users-pretty-first-8"), List.of("order-event-first-8"));

  private final StringWriter out = new StringWriter();
  private final StringWriter progress = new StringWriter();

  @TempDir Path folder;

  private static CodecRegistry two(String... ids) {
    CodecRegistry all = CodecRegistry.read(List.of());
    return new CodecRegistry(
        List.of(ids).stream().map(id -> all.find(id).orElseThrow()).toList(), Map.of());
  }

  private CheckAll check() {
    return check(CatalogueData.read());
  }

  private CheckAll check(CatalogueData facts) {
    return new CheckAll(
        SMALL,
        CODECS,
        new KnownContract(facts),
        new PrintWriter(out, true),
        new PrintWriter(progress, true));
  }

  private Path started(String... codecs) {
    Path path = folder.resolve("contract");
    assertThat(check().start(List.of(codecs), path)).as(out.toString()).isTrue();
    return path;
  }

  @Test
  void whatBecomesOfEachCandidateIsKept() {
    ContractFile file = ContractFile.read(started("all-codecs"));
    assertThat(file.isWhole()).isTrue();
    assertThat(file.codecs())
        .containsExactlyInAnyOrderEntriesOf(TriedCodecs.versions(CODECS.all()));
    assertThat(file.outcomes().get("kryo"))
        .isEqualTo(
            Map.of(
                "bytes",
                Map.of(
                    "order-event-first-8",
                    "kept",
                    "users-pretty-first-8",
                    "not kept: a pretty-printed text is for codecs that read the common JSON"
                        + " document"),
                "buffer",
                Map.of("order-event-first-8", "kept"),
                "okio",
                Map.of("order-event-first-8", "no such API"),
                "stream",
                Map.of("order-event-first-8", "kept"),
                "string",
                Map.of("order-event-first-8", "no such API")));
    assertThat(file.outcomes().get("jackson-streaming").get("bytes"))
        .containsEntry(
            "users-pretty-first-8", "not kept: no hand-written streaming code for this payload");
    assertThat(progress.toString())
        .contains(
            "1 of 2  jackson-streaming: 6 candidates, 4 kept",
            "2 of 2  kryo: 6 candidates, 3 kept");
    assertThat(out.toString())
        .contains("12 candidates of 2 codecs: every outcome is the known one.")
        .contains("The outcomes are in " + folder.resolve("contract/contract.json"));
  }

  @Test
  void someOfTheCodecsAreNotTheWhole() {
    assertThat(ContractFile.read(started("kryo")).isWhole()).isFalse();
  }

  @Test
  void whatIsMissingIsAddedAndAllElseStaysAsItIs() {
    Path path = started("all-codecs");
    ContractFile whole = ContractFile.read(path);
    SortedMap<String, SortedMap<String, SortedMap<String, String>>> planted = new TreeMap<>();
    planted.put("kryo", whole.outcomes().get("kryo"));
    planted.get("kryo").get("bytes").put("planted", "kept");
    write(path, whole, whole.program(), whole.machine(), whole.codecs(), planted);

    assertThat(check().resume(path)).isTrue();

    ContractFile resumed = ContractFile.read(path);
    assertThat(resumed.outcomes().get("kryo")).isEqualTo(planted.get("kryo"));
    assertThat(resumed.outcomes().get("jackson-streaming"))
        .isEqualTo(whole.outcomes().get("jackson-streaming"));
    assertThat(resumed.isWhole()).isTrue();
    assertThat(resumed.started()).isEqualTo(whole.started());
    assertThat(progress.toString()).contains("1 of 1  jackson-streaming: ");
  }

  @Test
  void anotherOutcomeThanTheKnownOneIsSaidAndLookedAtAgain() {
    Path path = folder.resolve("contract");
    Outcomes marked = new Outcomes("", Map.of(), Map.of("stream", "truncation: "));
    CatalogueData facts = new CatalogueData(Map.of(), Map.of(), Map.of("kryo", marked));

    assertThat(check(facts).start(List.of("kryo"), path)).isFalse();

    assertThat(out.toString())
        .contains("kryo, order-event-first-8, stream: 'kept', and not 'marked: truncation: '")
        .contains("6 candidates of 1 codec: 1 outcome not known.");
    assertThat(check(facts).resume(path)).isFalse();
    assertThat(progress.toString().lines()).hasSize(2).allMatch(line -> line.startsWith("1 of 1"));
    assertRefused(path, "' has the known outcomes of all its codecs: nothing is left to do.");
  }

  private static void write(
      Path path,
      ContractFile file,
      String program,
      Map<String, String> machine,
      SortedMap<String, String> codecs,
      SortedMap<String, SortedMap<String, SortedMap<String, String>>> outcomes) {
    new ContractFile(program, file.started(), machine, codecs, false, outcomes).write(path);
  }

  @Test
  void whatIsOfAnotherProgramJdkOrLibraryIsNotGoneOnWith() {
    Path path = started("kryo");
    ContractFile file = ContractFile.read(path);
    String version = CODECS.find("kryo").map(CodecFacts::version).orElseThrow();

    write(path, file, "wirebench 0", file.machine(), file.codecs(), new TreeMap<>());
    assertRefused(path, "' was begun by wirebench 0, and here it is " + file.program());

    write(path, file, file.program(), Map.of("jdk", "1"), file.codecs(), new TreeMap<>());
    assertRefused(path, "' was begun on JDK 1, and here it is " + file.machine().get("jdk"));

    SortedMap<String, String> other = new TreeMap<>(Map.of("kryo", "0.9"));
    write(path, file, file.program(), file.machine(), other, new TreeMap<>());
    assertRefused(path, "' was begun with kryo 0.9, and here it is " + version);

    SortedMap<String, String> gone = new TreeMap<>(Map.of("krya", "0.9"));
    write(path, file, file.program(), file.machine(), gone, new TreeMap<>());
    assertRefused(path, "There is no codec 'krya': did you mean kryo?");
  }

  private void assertRefused(Path path, String sentence) {
    assertThatThrownBy(() -> check().resume(path))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(sentence)
        .satisfies(refused -> assertThat(refused.getMessage().lines()).hasSize(1));
  }
}
