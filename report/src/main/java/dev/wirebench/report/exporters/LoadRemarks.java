package dev.wirebench.report.exporters;

import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.PayloadLoad;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.stream.Stream;

/** Sentences about codecs of which something failed or told nothing. */
final class LoadRemarks {
  private LoadRemarks() {}

  /** Codecs of which something failed or told nothing, each with what. */
  static List<String> of(PayloadLoad payload) {
    return payload.codecs().stream().flatMap(LoadRemarks::of).toList();
  }

  private static Stream<String> of(CodecLoad codec) {
    Stream<String> failed =
        codec.failures().stream().map(why -> codec.codec() + " failed: " + why + ".");
    Stream<String> told = Stream.concat(failed, Stream.ofNullable(open(codec)));
    return codec.highest().unjudged() == 0
        ? told
        : Stream.concat(
            told,
            Stream.of(
                Words.count(codec.highest().unjudged(), "turn")
                    + " of "
                    + codec.codec()
                    + " told nothing of its highest rate: the load generator lagged."));
  }

  private static String open(CodecLoad codec) {
    CodecLoad.Open open = codec.highest().open();
    if (open == null) {
      return null;
    }
    return Words.count(open.repetitions(), "repetition")
        + " of "
        + codec.codec()
        + " ended before the highest rate was found, and "
        + (open.repetitions() == 1 ? "does" : "do")
        + " not count for it: "
        + (Double.isNaN(open.held())
            ? "no rate was held."
            : "it is at least " + LoadColumns.whole(open.held()) + " requests/s.");
  }
}
