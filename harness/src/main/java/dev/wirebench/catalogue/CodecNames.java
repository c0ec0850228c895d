package dev.wirebench.catalogue;

import dev.wirebench.registry.CodecFacts;
import dev.wirebench.report.analysis.RowMark;
import java.util.List;
import java.util.Optional;

/** The names of codecs as lists show them: one from a plug-in has its mark. */
final class CodecNames {
  private CodecNames() {}

  static String of(CodecFacts codec) {
    return codec.external() ? RowMark.EXTERNAL.behind(codec.id()) : codec.id();
  }

  /** The sentence that explains the mark; empty if no codec has it. */
  static Optional<String> explanation(List<CodecFacts> codecs) {
    return codecs.stream()
        .filter(CodecFacts::external)
        .findFirst()
        .map(outside -> RowMark.EXTERNAL.sentence());
  }
}
