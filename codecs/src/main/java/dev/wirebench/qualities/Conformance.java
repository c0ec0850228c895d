package dev.wirebench.qualities;

import dev.wirebench.registry.CodecFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The quality that gives JSON codecs texts that are not JSON, or are unusual JSON. */
final class Conformance implements Quality {
  /** Enough for a document of a hundred thousand levels, as bytes, as text and as values. */
  private static final int HEAP_MEGABYTES = 768;

  private final List<ConformanceCase> texts = ConformanceCases.read();

  @Override
  public String name() {
    return "json-conformance";
  }

  @Override
  public String title() {
    return "JSON conformance";
  }

  @Override
  public String description() {
    return "Each codec reads texts that RFC 8259 forbids, leaves open, or asks for though readers"
        + " get them wrong, into a small class of its kind. *Accepts* says that it read the value"
        + " that the text stands for, or that whoever wrote it would have meant; *changes the"
        + " value* that it read another one without a word; *rejects* that it threw an exception."
        + " A codec that reads no documents but its own is tried with its own, changed in the same"
        + " token. The stack is of 1 MiB.";
  }

  @Override
  public List<Case> cases() {
    return texts.stream().map(ConformanceCase::described).toList();
  }

  @Override
  public List<Observation> observe(CodecFacts codec, QualitySettings settings) {
    if (!codec.isJson()) {
      return List.of(
          Observation.notApplicable(name(), codec, "it reads and writes " + codec.format()));
    }
    Set<String> ids = settings.chosen(this).stream().map(Case::id).collect(Collectors.toSet());
    ArrayList<ConformanceCase> request =
        texts.stream()
            .filter(text -> ids.contains(text.id()))
            .collect(Collectors.toCollection(ArrayList::new));
    return settings
        .prober()
        .withHeap(HEAP_MEGABYTES)
        .observe(name(), codec, ConformanceProbe.class, request);
  }
}
