package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Operations;
import dev.wirebench.report.coordinates.RowVariant;
import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Slices;
import dev.wirebench.report.verdicts.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One row of a table. It is asked for what its parts hold.
 *
 * @param name the value of the compared dimension: a codec's id, a method's name ...
 * @param cell what was measured, in its own unit
 * @param codec what the run says of it
 * @param ranked false for a study row: shown, never ranked, in no family
 * @param notes sentences that belong beside the row
 */
public record Row(
    String name,
    MeasuredCell cell,
    Optional<CodecInfo> codec,
    boolean ranked,
    Numbers numbers,
    Standing standing,
    Message message,
    List<String> notes) {
  private static final double BILLION = 1e9;

  /**
   * The numbers that were measured.
   *
   * @param means of the analysed forks, in the table's unit, in the order of {@link
   *     MeasuredCell#analysed()}
   * @param score mean of the fork means and its 95 % interval, in the table's unit
   * @param allocation in bytes per operation, over forks; empty if not measured
   * @param cpu processor time in ns per operation, over forks; empty if not measured
   * @param further metrics, see {@link SecondaryEstimate#of}
   */
  public record Numbers(
      double[] means,
      Estimate score,
      Optional<Estimate> allocation,
      Optional<Estimate> cpu,
      List<SecondaryEstimate> further) {}

  /**
   * The row's place beside the table's baseline.
   *
   * @param ratio to the baseline; empty for the baseline itself and where there is none
   * @param slices iterations of the groups that it shares with the baseline; empty for the baseline
   *     itself and where forks ran one after another
   */
  public record Standing(Optional<Ratio> ratio, Optional<Slices> slices, Verdict verdict) {}

  /**
   * The message on the wire.
   *
   * @param floor the time to copy as many bytes, in the table's unit; NaN if not measured
   */
  public record Message(WireSize size, double floor) {}

  public double[] means() {
    return numbers.means();
  }

  public Estimate score() {
    return numbers.score();
  }

  public Optional<Estimate> allocation() {
    return numbers.allocation();
  }

  public Optional<Estimate> cpu() {
    return numbers.cpu();
  }

  public List<SecondaryEstimate> further() {
    return numbers.further();
  }

  public Optional<Ratio> ratio() {
    return standing.ratio();
  }

  public Optional<Slices> slices() {
    return standing.slices();
  }

  public Verdict verdict() {
    return standing.verdict();
  }

  public WireSize size() {
    return message.size();
  }

  public double floor() {
    return message.floor();
  }

  /**
   * Says whether it holds ready-made messages or maps, so that it is not compared like with like.
   */
  public boolean holdsOther() {
    return involvesWhatIsHeld(cell) && codec.filter(CodecInfo::holdsOther).isPresent();
  }

  /** Says whether the measured operation makes what the codec holds. */
  static boolean converts(MeasuredCell cell) {
    return cell.method().equals(Operations.CONVERT);
  }

  /**
   * Says whether the measured call begins or ends with what the codec holds. It does not where
   * making that is measured, nor where the codec's messages are compressed.
   */
  static boolean involvesWhatIsHeld(MeasuredCell cell) {
    return !converts(cell) && Operations.compression(cell.operation()).isEmpty();
  }

  /** Says whether a table's answer may be about this row. */
  public boolean answers() {
    return ranked && !holdsOther();
  }

  /** The marks behind its name; none if it is ours, and compared like with like. */
  public List<RowMark> marks() {
    Optional<RowMark> external = codec.filter(CodecInfo::external).map(outside -> RowMark.EXTERNAL);
    return Stream.of(likeness(), external).flatMap(Optional::stream).toList();
  }

  private Optional<RowMark> likeness() {
    if (RowVariant.isControl(name)) {
      return Optional.of(RowMark.CONTROL);
    }
    if (!ranked) {
      return Optional.of(RowMark.REFERENCE);
    }
    return holdsOther() ? Optional.of(RowMark.GENERATED) : Optional.empty();
  }

  /** Its name with its marks, as tables show it. */
  public String label() {
    return name + suffix();
  }

  /** Its marks, each behind a blank; empty if it has none. */
  public String suffix() {
    return marks().stream().map(mark -> " " + mark.symbol()).collect(Collectors.joining());
  }

  /** One of its further metrics; empty if it has no such. */
  public Optional<Estimate> further(SecondaryEstimate.Kind kind) {
    return numbers.further().stream()
        .filter(one -> one.kind().equals(kind))
        .map(SecondaryEstimate::estimate)
        .findFirst();
  }

  /** The ratio with the interval that decided the verdict; empty where there is no verdict. */
  public Optional<Estimate> corrected() {
    return verdict().restsOnInterval() ? ratio().map(Ratio::family) : Optional.empty();
  }

  /**
   * Billions of bytes per second: the bytes of a message, as the codec writes it, by the time of an
   * operation. NaN if either is not known.
   */
  public double gigabytesPerSecond() {
    WireSize size = size();
    double bytes = Double.isNaN(size.uncompressed()) ? size.raw() : size.uncompressed();
    double mean = Arrays.stream(cell.means()).average().orElse(Double.NaN);
    return bytes / Units.secondsPerOperation(mean, cell.unit()) / BILLION;
  }

  /** The wire format; empty if not known. */
  public String format() {
    return codec.map(CodecInfo::format).orElse("");
  }
}
