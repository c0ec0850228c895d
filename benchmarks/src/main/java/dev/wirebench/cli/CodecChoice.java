package dev.wirebench.cli;

import dev.wirebench.registry.CodecRegistry;
import java.util.ArrayList;
import java.util.List;

/** Codecs as the user writes them: ids, also of what cannot be made on this JDK, and groups. */
final class CodecChoice {
  private CodecChoice() {}

  static List<String> check(List<String> ids, CodecRegistry codecs) {
    List<String> valid = new ArrayList<>(codecs.ids());
    ids.stream().filter(id -> codecs.whyBroken(id).isPresent()).forEach(valid::add);
    return Choice.check("codec", codecs.expand(ids), valid);
  }
}
