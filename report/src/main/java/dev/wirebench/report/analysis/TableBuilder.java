package dev.wirebench.report.analysis;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.PairedHeats;
import dev.wirebench.report.coordinates.RowNames;
import dev.wirebench.report.coordinates.RowVariant;
import dev.wirebench.report.coordinates.TableKey;
import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.statistics.Bootstrap;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Control;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Rivals;
import dev.wirebench.report.verdicts.Sample;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Slices;
import dev.wirebench.report.verdicts.Supplements;
import dev.wirebench.report.verdicts.Verdict;
import dev.wirebench.report.verdicts.Verdicts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes one table of cells that have all dimensions but one in common. */
final class TableBuilder {
  private final TableKey key;
  private final String comparedBy;
  private final List<Coordinates> cells;
  private final Settings settings;
  private final Surroundings surroundings;
  private final String unit;
  private final boolean largerIsBetter;
  private final Map<Coordinates, String> names;
  private final RowSamples samples;
  private final Optional<String> baseline;
  private final int family;

  /** The facts about all sources apart from their benchmarks. */
  record Surroundings(Map<FloorKey, FloorLine> floors, WireSizes sizes) {}

  TableBuilder(
      TableKey key,
      String comparedBy,
      List<Coordinates> cells,
      Settings settings,
      Surroundings surroundings) {
    this.key = key;
    this.comparedBy = comparedBy;
    this.cells = cells;
    this.settings = settings;
    this.surroundings = surroundings;
    this.names = RowNames.of(comparedBy, cells);
    this.unit = cells.get(0).cell().unit();
    this.largerIsBetter = cells.get(0).cell().largerIsBetter();
    Map<String, Sample> forks = new HashMap<>();
    cells.forEach(cell -> forks.put(name(cell), sample(cell)));
    this.samples = new RowSamples(name -> Optional.ofNullable(forks.get(name)), plannedBaseline());
    this.baseline = wantedBaseline().filter(name -> !samples.isEmpty(name));
    this.family = Math.max(1, (int) cells.stream().filter(this::isInFamily).count());
  }

  private String name(Coordinates cell) {
    return names.get(cell);
  }

  private Sample sample(Coordinates cell) {
    double factor = factor(cell);
    return Sample.of(cell.source().name(), cell.cell(), score -> score * factor);
  }

  private double factor(Coordinates cell) {
    return Units.factor(cell.cell().unit(), unit)
        .orElseThrow(
            () ->
                new BadInput(
                    cell.source().file()
                        + " has units that cannot be compared: "
                        + cells.get(0).cell().label()
                        + " in '"
                        + unit
                        + "', "
                        + cell.cell().label()
                        + " in '"
                        + cell.cell().unit()
                        + "'; give them as two files, or compare by another dimension (--by)."));
  }

  private Optional<String> wantedBaseline() {
    return settings
        .baseline()
        .or(this::plannedBaseline)
        .or(
            () ->
                cells.stream()
                    .filter(cell -> isRanked(cell) && !samples.isEmpty(name(cell)))
                    .map(this::name)
                    .findFirst());
  }

  private Optional<String> plannedBaseline() {
    return comparedBy.equals(Dimensions.CODEC)
        ? cells
            .get(0)
            .source()
            .run()
            .map(run -> run.plan().comparison().baseline())
            .filter(name -> !name.isEmpty())
        : Optional.empty();
  }

  private static Optional<CodecInfo> codec(Coordinates cell) {
    return cell.source()
        .run()
        .flatMap(run -> run.codec(RowVariant.codec(cell.value(Dimensions.CODEC))));
  }

  private static boolean isRanked(Coordinates cell) {
    return !isVariant(cell) && codec(cell).map(info -> !info.isStudyRow()).orElse(true);
  }

  private static boolean isVariant(Coordinates cell) {
    return RowVariant.isVariant(cell.value(Dimensions.CODEC)) && codec(cell).isPresent();
  }

  private boolean isBaseline(Coordinates cell) {
    return baseline.filter(name(cell)::equals).isPresent();
  }

  private boolean isInFamily(Coordinates cell) {
    return isRanked(cell) && !isBaseline(cell) && !samples.isEmpty(name(cell));
  }

  /**
   * @param bootstrap empty if there are too many rows for one
   */
  ResultTable build(Optional<Bootstrap> bootstrap) {
    List<Row> rows = cells.stream().map(this::row).sorted(order()).toList();
    Map<String, Sample> ranked = new LinkedHashMap<>();
    rows.stream()
        .filter(row -> row.ranked() && !samples.isEmpty(row.name()))
        .forEach(row -> ranked.put(row.name(), samples.comparable(row.name())));
    Map<String, Sample> answering = new LinkedHashMap<>(ranked);
    rows.stream().filter(row -> !row.answers()).map(Row::name).forEach(answering::remove);
    return new ResultTable(
        key,
        new ResultTable.Terms(comparedBy, unit, largerIsBetter, baseline, samples.anchor()),
        rows,
        new ResultTable.Inference(
            family,
            controls(),
            Rivals.of(answering, ranked.size() - 1, largerIsBetter, settings.delta()),
            Supplements.of(
                ranked,
                baseline.map(name -> ranked.getOrDefault(name, samples.comparable(name))),
                bootstrap,
                rows.stream().anyMatch(row -> row.slices().isPresent()))),
        TableNotes.of(rows, unit, baseline, wantedBaseline()));
  }

  private List<Control> controls() {
    List<Control> controls = new ArrayList<>();
    for (Coordinates cell : cells) {
      String codec = cell.value(Dimensions.CODEC);
      if (isVariant(cell) && RowVariant.isControl(codec)) {
        cells.stream()
            .filter(other -> other.value(Dimensions.CODEC).equals(RowVariant.codec(codec)))
            .map(this::name)
            .filter(repeated -> !samples.isEmpty(repeated) && !samples.isEmpty(name(cell)))
            .findFirst()
            .ifPresent(
                repeated ->
                    controls.add(
                        new Control(
                            name(cell),
                            RowVariant.codec(codec),
                            samples.ratio(name(cell), repeated, family).plain(),
                            samples.p(name(cell), repeated))));
      }
    }
    return controls;
  }

  private Comparator<Row> order() {
    Comparator<Row> best = Comparator.comparingDouble(row -> row.score().value());
    return Comparator.comparing((Row row) -> !row.ranked())
        .thenComparing(row -> Double.isNaN(row.score().value()))
        .thenComparing(largerIsBetter ? best.reversed() : best);
  }

  private Row row(Coordinates cell) {
    double factor = factor(cell);
    double[] means = Arrays.stream(cell.cell().means()).map(mean -> mean * factor).toArray();
    Optional<Ratio> ratio = ratio(cell);
    WireSize size = surroundings.sizes().of(cell);
    return new Row(
        name(cell),
        cell.cell(),
        codec(cell),
        isRanked(cell),
        new Row.Numbers(
            means,
            mean(means).orElse(new Estimate(Double.NaN, Double.NaN, Double.NaN, 0)),
            mean(cell.cell().means(MeasuredCell.ALLOCATION)),
            mean(cell.cell().means(MeasuredCell.CPU)),
            SecondaryEstimate.of(cell.cell(), factor)),
        new Row.Standing(ratio, slices(cell), verdict(cell, ratio)),
        new Row.Message(size, floor(cell, size)),
        RowNotes.of(cell));
  }

  private static Optional<Estimate> mean(double[] forks) {
    double[] finite = Arrays.stream(forks).filter(Double::isFinite).toArray();
    return finite.length == 0
        ? Optional.empty()
        : Optional.of(Estimates.positiveMean(finite, Settings.CONFIDENCE));
  }

  private Optional<Ratio> ratio(Coordinates cell) {
    return isBaseline(cell) || samples.isEmpty(name(cell))
        ? Optional.empty()
        : baseline.map(name -> samples.ratio(name(cell), name, family));
  }

  private Optional<Slices> slices(Coordinates cell) {
    return cells.stream()
        .filter(other -> !isBaseline(cell) && isBaseline(other))
        .findFirst()
        .flatMap(other -> Slices.of(PairedHeats.of(cell, other, control(other, cell))));
  }

  /** The A/A control of a row, unless that is what is compared with it. */
  private Optional<Coordinates> control(Coordinates repeated, Coordinates compared) {
    return cells.stream()
        .filter(cell -> name(cell).equals(RowVariant.control(name(repeated))))
        .filter(cell -> cell != compared)
        .findFirst();
  }

  private Verdict verdict(Coordinates cell, Optional<Ratio> ratio) {
    if (isBaseline(cell)) {
      return Verdict.BASELINE;
    }
    return isRanked(cell) && ratio.isPresent()
        ? Verdicts.of(ratio.get().family(), largerIsBetter, settings.delta())
        : Verdict.NONE;
  }

  /**
   * The floor in the comparison's unit; NaN where there is none. A parse reads the document, other
   * operations the codec's own bytes.
   */
  private double floor(Coordinates cell, WireSize size) {
    FloorLine line = surroundings.floors().get(FloorLines.key(cell));
    if (line == null || largerIsBetter || cell.keepsItsArray()) {
      return Double.NaN;
    }
    double nanos = line.nanosAt(WireSizes.moved(cell, size));
    return nanos / (1e9 * Units.secondsPerOperation(1, unit));
  }
}
