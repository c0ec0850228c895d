package dev.wirebench.qualification.mutants;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The verdicts on the mutants of one codec.
 *
 * @param codec its id
 * @param version of its library
 * @param payloads the number of those that each mutant was tried on
 * @param differing the mutants that have a byte of output or a field of a result otherwise
 * @param threw those of them that threw where the original does not
 * @param refused those of them that the contract refuses
 */
record Tally(
    String codec,
    String version,
    int mutants,
    int payloads,
    int differing,
    int threw,
    int refused) {
  /** At most one of that many may survive. */
  private static final int MOST = 20;

  private static final Pattern LINE =
      Pattern.compile(
          "(\\S+) (\\S+): (\\d+) mutants, (\\d+) payloads, (\\d+) differ, (\\d+) of them throw,"
              + " (\\d+) are refused");

  static Tally of(String codec, String version, int payloads, Collection<Verdict> verdicts) {
    return new Tally(
        codec,
        version,
        verdicts.size(),
        payloads,
        count(verdicts, verdict -> !verdict.isEquivalent()),
        count(verdicts, Verdict::isThrown),
        count(verdicts, Verdict::isRefused));
  }

  private static int count(Collection<Verdict> verdicts, Predicate<Verdict> counted) {
    return (int) verdicts.stream().filter(counted).count();
  }

  /** Reads what {@link #toString} wrote; other lines are skipped. */
  static List<Tally> read(List<String> lines) {
    return lines.stream().map(LINE::matcher).filter(Matcher::matches).map(Tally::of).toList();
  }

  private static Tally of(Matcher line) {
    return new Tally(
        line.group(1),
        line.group(2),
        Integer.parseInt(line.group(3)),
        Integer.parseInt(line.group(4)),
        Integer.parseInt(line.group(5)),
        Integer.parseInt(line.group(6)),
        Integer.parseInt(line.group(7)));
  }

  /** The mutants of several codecs that differ. */
  static int differing(List<Tally> tallies) {
    return tallies.stream().mapToInt(Tally::differing).sum();
  }

  /**
   * Says whether nearly all mutants that differ are refused. Those that throw are no use for that:
   * no check is needed to see them.
   */
  static boolean isEnough(List<Tally> tallies) {
    int survivors = tallies.stream().mapToInt(tally -> tally.differing - tally.refused).sum();
    int silent = tallies.stream().mapToInt(tally -> tally.differing - tally.threw).sum();
    return survivors * MOST <= silent;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s %s: %d mutants, %d payloads, %d differ, %d of them throw, %d are refused",
        codec,
        version,
        mutants,
        payloads,
        differing,
        threw,
        refused);
  }
}
