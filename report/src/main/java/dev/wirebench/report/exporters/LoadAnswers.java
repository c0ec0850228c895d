package dev.wirebench.report.exporters;

import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.PayloadLoad;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** The results of a load for each payload, in sentences. */
final class LoadAnswers {
  private LoadAnswers() {}

  /** None where the machine was too busy for any. */
  static List<String> of(LoadSummary load) {
    return load.besides().isDisturbed()
        ? List.of()
        : load.payloads().stream().map(LoadAnswers::of).toList();
  }

  private static String of(PayloadLoad payload) {
    Optional<CodecLoad> baseline =
        payload.codec(payload.baseline()).filter(codec -> codec.highest().rate() != null);
    String rates =
        baseline
            .map(codec -> rates(payload, codec))
            .orElse("no highest rate was found for " + payload.baseline() + ".");
    return payload.payload() + ": " + rates + shares(payload);
  }

  private static String rates(PayloadLoad payload, CodecLoad baseline) {
    String more = clause(payload, " More: ", ratio -> ratio.low() > 1);
    String fewer = clause(payload, " Fewer: ", ratio -> ratio.high() < 1);
    return String.format(
        Locale.ROOT,
        "at most %,.0f requests/s are answered in time with %s.%s",
        baseline.highest().rate().value(),
        baseline.codec(),
        (more + fewer).isEmpty() ? " No codec is known to answer more or fewer." : more + fewer);
  }

  private static String clause(PayloadLoad payload, String lead, Predicate<Estimate> which) {
    List<String> codecs =
        payload.codecs().stream()
            .filter(codec -> codec.highest().ratio() != null && which.test(codec.highest().ratio()))
            .map(
                codec ->
                    codec.codec()
                        + ", "
                        + Words.ratio(codec.highest().ratio().value())
                        + " × ("
                        + Words.interval(codec.highest().ratio())
                        + ")")
            .toList();
    return codecs.isEmpty() ? "" : lead + String.join("; ", codecs) + ".";
  }

  /** The codecs' shares of all CPU time of the server's process. */
  private static String shares(PayloadLoad payload) {
    List<String> shares =
        payload.codecs().stream()
            .map(
                codec ->
                    codec.cpu().share() == null
                        ? null
                        : Words.percent(codec.cpu().share().value()) + " with " + codec.codec())
            .filter(Objects::nonNull)
            .toList();
    return shares.isEmpty()
        ? ""
        : " Of the server's CPU time, reading and writing messages is " + Words.list(shares) + ".";
  }
}
