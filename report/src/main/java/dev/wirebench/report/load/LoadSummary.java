package dev.wirebench.report.load;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The summary of the record of a load.
 *
 * @param start what was asked for
 * @param sessions of programs that measured
 * @param payloads those of which anything was recorded
 * @param besides what the machine did in the turns that count
 */
public record LoadSummary(
    LoadStart start, List<LoadSession> sessions, List<PayloadLoad> payloads, Besides besides) {
  private static final String USUAL_BASELINE = "jackson";

  /**
   * The number of turns of repetitions that the machine disturbed.
   *
   * @param turns that count
   * @param disturbed of these, see {@link LoadTurn#isDisturbed}
   * @param repeated turns that do not count, since they were disturbed and measured again
   */
  public record Besides(int turns, int disturbed, int repeated) {
    private static final double MANY = 0.25;

    /**
     * Says whether so many were disturbed that the figures tell more of that than of the codecs.
     */
    public boolean isDisturbed() {
      return disturbed > MANY * turns;
    }

    /** The sentence to say then. */
    public String words() {
      return String.format(
          Locale.ROOT,
          "Other programs disturbed %d of %d turns: measure again on an idle machine.",
          disturbed,
          turns);
    }
  }

  /**
   * Reads the record and computes all that follows from it.
   *
   * @param folder that a load was measured to
   */
  public static LoadSummary of(Path folder) {
    return of(LoadFile.read(folder));
  }

  /** The summary of lines, of which the first says what was asked for. */
  public static LoadSummary of(List<LoadLine> lines) {
    LoadStart start = lines.get(0).start();
    LoadTurns whole = LoadTurns.whole(lines);
    LoadTurns counted = whole.lastOfRounds();
    return new LoadSummary(
        start,
        all(lines, LoadLine::session),
        start.payloads().stream()
            .map(payload -> payload(payload, lines, counted.ofPayload(payload)))
            .filter(payload -> !payload.codecs().isEmpty())
            .toList(),
        new Besides(
            counted.list().size(),
            (int) counted.list().stream().filter(LoadTurn::isDisturbed).count(),
            whole.list().size() - counted.list().size()));
  }

  private static <T> List<T> all(List<LoadLine> lines, Function<LoadLine, T> part) {
    return lines.stream().map(part).filter(Objects::nonNull).toList();
  }

  private static PayloadLoad payload(String payload, List<LoadLine> lines, LoadTurns counted) {
    Map<String, LoadServer> servers =
        all(lines, LoadLine::server).stream()
            .filter(server -> server.payload().equals(payload))
            .collect(
                Collectors.toMap(LoadServer::codec, server -> server, (earlier, later) -> later));
    List<String> codecs =
        lines.get(0).start().codecs().stream().filter(servers::containsKey).toList();
    String baseline =
        codecs.contains(USUAL_BASELINE) || codecs.isEmpty() ? USUAL_BASELINE : codecs.get(0);
    LoadTurns all = LoadTurns.of(lines).ofPayload(payload);
    return new PayloadLoad(
        payload,
        baseline,
        all(lines, LoadLine::common).stream()
            .filter(common -> common.payload().equals(payload))
            .map(LoadLine.Common::rate)
            .findFirst()
            .orElse(null),
        (int) counted.list().stream().map(LoadTurn::repetition).distinct().count(),
        codecs.stream()
            .map(
                codec ->
                    new CodecFigures(
                            counted.ofCodec(codec),
                            codec.equals(baseline) ? null : counted.ofCodec(baseline))
                        .of(servers.get(codec), failures(servers.get(codec), all.ofCodec(codec))))
            .toList());
  }

  private static List<String> failures(LoadServer server, LoadTurns all) {
    return Stream.concat(
            Stream.ofNullable(server.failure()),
            all.list().stream().map(LoadTurn::failure).filter(Objects::nonNull))
        .distinct()
        .toList();
  }
}
