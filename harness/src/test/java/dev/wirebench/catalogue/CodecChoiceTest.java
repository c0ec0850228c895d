package dev.wirebench.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.importer.ImportRequest;
import dev.wirebench.registry.CodecRegistry;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodecChoiceTest {
  private final CodecRegistry registry = CodecRegistry.read(List.of());

  private List<String> flavours(String... names) {
    return CodecChoice.flavours(List.of(names), registry);
  }

  @Test
  void anImportMakesWhatTheCodecsOfTheRunTake() {
    assertThat(flavours("jackson", "kotlinx-json", "avro-mapped", "moshi-reflect")).isEmpty();
    assertThat(flavours("wire-mapped", "dsl-json-exact", "moshi-ir@1.2.3"))
        .containsExactly("dsl-json", "wire", "moshi-ir");
    assertThat(flavours("all-codecs")).isEqualTo(ImportRequest.FLAVOURS);
  }

  /** A codec of a flavour is found by its id, so that no flavour may be without one. */
  @Test
  void everyFlavourIsNamedAfterACodec() {
    assertThat(registry.ids()).containsAll(ImportRequest.FLAVOURS);
  }
}
