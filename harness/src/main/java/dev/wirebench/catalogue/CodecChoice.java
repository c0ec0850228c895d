package dev.wirebench.catalogue;

import dev.wirebench.base.BadInput;
import dev.wirebench.codec.Codecs;
import dev.wirebench.data.Choice;
import dev.wirebench.importer.ImportRequest;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import java.util.ArrayList;
import java.util.List;

/** Codecs as the user writes them: ids, also of what cannot be made on this JDK, and groups. */
public final class CodecChoice {
  private CodecChoice() {}

  /**
   * @throws BadInput for the first that there is not; a release behind an id is one of them, unless
   *     the registry knows it
   */
  public static List<String> check(List<String> ids, CodecRegistry codecs) {
    List<String> valid = new ArrayList<>(codecs.ids());
    ids.stream()
        .filter(id -> !Codecs.isRelease(id) && codecs.whyBroken(id).isPresent())
        .forEach(valid::add);
    return Choice.check("codec", codecs.expand(ids), valid);
  }

  /** Checks ids that may name a release, which nobody has looked for yet. */
  public static void checkBeforeReleases(List<String> ids, CodecRegistry codecs) {
    check(ids.stream().filter(id -> !Codecs.isRelease(id)).toList(), codecs);
    Choice.check(
        "codec", ids.stream().filter(Codecs::isRelease).map(Codecs::id).toList(), codecs.ids());
  }

  /**
   * The flavours that an import makes for some codecs: all of them for a codec from outside, which
   * may take any.
   */
  public static List<String> flavours(List<String> names, CodecRegistry codecs) {
    List<String> ids = codecs.expand(names).stream().map(Codecs::id).toList();
    boolean isOutside =
        ids.stream().flatMap(id -> codecs.find(id).stream()).anyMatch(CodecFacts::external);
    return isOutside ? ImportRequest.FLAVOURS : ImportRequest.flavours(ids);
  }
}
