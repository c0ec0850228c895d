package dev.wirebench.cli;

import dev.wirebench.campaign.CodecInfos;
import java.util.ArrayList;
import java.util.List;

/** A codec's id as the user writes it, also of one that cannot be made on this JDK. */
final class CodecChoice {
  private CodecChoice() {}

  static List<String> check(List<String> ids, CodecInfos codecs) {
    List<String> valid = new ArrayList<>(codecs.ids());
    ids.stream().filter(id -> codecs.whyBroken(id).isPresent()).forEach(valid::add);
    return Choice.check("codec", ids, valid);
  }
}
