import dev.wirebench.plan.Cell;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.statistics.PairedHeat;
import dev.wirebench.report.statistics.RoundPairing;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What the journals of runs by turns say of taking turns: whether a slice depends on whose slice
 * came before it, whether the campaign's fixed work sees what makes rounds slow, what ratios are in
 * quiet and in slow rounds, and what it would gain to divide by the mean of baseline and control.
 *
 * <p>Arguments: folders of runs.
 */
public final class Turns {
  private static final double PERCENT = 100;
  /** A round in which the other rows take less than this, against their fastest, is quiet. */
  private static final double QUIET = 1.1;

  /** And one in which they take more than this is slow. */
  private static final double SLOW = 1.25;

  private static final int ROUNDS = 5;
  private static final String FIRST = "(first of its round)";

  /** By operation and predecessor, the mean of each heat. */
  private final Map<String, Map<String, List<Double>>> effects = new TreeMap<>();

  /** By row, the logarithm of its ratio in each heat: to the baseline, and to both. */
  private final Map<String, List<double[]>> ratios = new TreeMap<>();

  /** Means of the slices of each round, and the fixed work around it. */
  private final List<PairedHeat> rounds = new ArrayList<>();

  /** By row, logarithms of its ratio over the quiet rounds of heats that have enough of them. */
  private final Map<String, List<Double>> quiet = new TreeMap<>();

  private final Map<String, List<Double>> slow = new TreeMap<>();

  public static void main(String[] folders) {
    Turns turns = new Turns();
    for (String folder : folders) {
      Run run = RunFolder.open(Path.of(folder)).read();
      run.heats().forEach(heat -> turns.add(run, heat));
    }
    turns.print();
  }

  private void add(Run run, HeatRecord heat) {
    if (heat.anchors().size() < 2) {
      return;
    }
    Map<Integer, ForkRecord> byPlace = new TreeMap<>();
    for (ForkRecord fork : run.forks()) {
      if (heat.holds(fork) && fork.result() != null) {
        byPlace.put(heat.cells().indexOf(fork.cell()), fork);
      }
    }
    String table = heat.cells().get(0).label().replaceAll(" \\S+$", "");
    addEffects(heat, byPlace, effects.computeIfAbsent(table, key -> new TreeMap<>()));
    addRatios(heat, byPlace, table);
    addKinds(heat, byPlace.values(), table);
  }

  /** Logarithms of slices, less the mean of their fork and that of their round. */
  private void addEffects(
      HeatRecord heat, Map<Integer, ForkRecord> byPlace, Map<String, List<Double>> effects) {
    int rounds = heat.rounds().size();
    Map<Integer, double[]> logs = new HashMap<>();
    byPlace.forEach((place, fork) -> logs.put(place, centred(fork)));
    double[] means = new double[rounds];
    logs.values().forEach(of -> Arrays.setAll(means, i -> means[i] + of[i] / logs.size()));
    if (!heat.referenceNanos().isEmpty()) {
      addRounds(heat, means);
    }
    Map<String, List<Double>> ofHeat = new HashMap<>();
    for (int round = 0; round < rounds; round++) {
      List<Integer> order = heat.rounds().get(round).order();
      for (int turn = 0; turn < order.size(); turn++) {
        double[] own = logs.get(order.get(turn));
        if (own != null) {
          String before = turn == 0 ? FIRST : name(heat.cells().get(order.get(turn - 1)));
          ofHeat.computeIfAbsent(before, key -> new ArrayList<>()).add(own[round] - means[round]);
        }
      }
    }
    ofHeat.forEach(
        (before, all) ->
            effects.computeIfAbsent(before, key -> new ArrayList<>()).add(mean(all)));
  }

  private void addRounds(HeatRecord heat, double[] means) {
    List<Long> nanos = heat.referenceNanos();
    double[] work = new double[means.length];
    Arrays.setAll(work, round -> (nanos.get(round) + nanos.get(round + 1)) / 2.0);
    double[] slices = Arrays.stream(means).map(Math::exp).toArray();
    rounds.add(new PairedHeat(slices, work, new double[0]));
  }

  private static double[] centred(ForkRecord fork) {
    double[] logs = Arrays.stream(fork.result().scores()).map(Math::log).toArray();
    double mean = Arrays.stream(logs).average().orElseThrow();
    return Arrays.stream(logs).map(log -> log - mean).toArray();
  }

  private void addRatios(HeatRecord heat, Map<Integer, ForkRecord> byPlace, String table) {
    Map<Cell, Double> means = new HashMap<>();
    byPlace.values().forEach(f -> means.put(f.cell(), Math.log(heat.counted(f).result().mean())));
    List<Cell> anchors = heat.anchors();
    if (!means.keySet().containsAll(anchors)) {
      return;
    }
    Cell baseline = heat.isBaseline(anchors.get(0)) ? anchors.get(0) : anchors.get(1);
    double one = means.get(baseline);
    double both = (means.get(anchors.get(0)) + means.get(anchors.get(1))) / 2;
    means.forEach(
        (cell, log) -> {
          if (!anchors.contains(cell)) {
            ratios
                .computeIfAbsent(table + " " + name(cell), key -> new ArrayList<>())
                .add(new double[] {log - one, log - both});
          }
        });
  }

  /** Neither the row nor the baseline has a say in which rounds are slow. */
  private void addKinds(HeatRecord heat, Collection<ForkRecord> forks, String table) {
    Map<Cell, double[]> scores = new LinkedHashMap<>();
    forks.forEach(fork -> scores.put(fork.cell(), fork.result().scores()));
    Cell baseline = heat.anchors().stream().filter(heat::isBaseline).findFirst().orElseThrow();
    for (Cell cell : scores.keySet()) {
      List<double[]> others =
          scores.keySet().stream()
              .filter(other -> !other.equals(cell) && !other.equals(baseline))
              .map(other -> againstFastest(scores.get(other)))
              .toList();
      if (!cell.equals(baseline) && scores.containsKey(baseline) && others.size() > 1) {
        double[] speed = new double[heat.rounds().size()];
        Arrays.setAll(
            speed,
            round -> Estimates.median(others.stream().mapToDouble(o -> o[round]).toArray()));
        String row = table + " " + name(cell);
        addKind(quiet, row, scores.get(cell), scores.get(baseline), i -> speed[i] < QUIET);
        addKind(slow, row, scores.get(cell), scores.get(baseline), i -> speed[i] > SLOW);
      }
    }
  }

  private static double[] againstFastest(double[] slices) {
    double[] sorted = slices.clone();
    Arrays.sort(sorted);
    double fast = sorted[sorted.length / 10];
    return Arrays.stream(slices).map(slice -> slice / fast).toArray();
  }

  private static void addKind(
      Map<String, List<Double>> kind,
      String row,
      double[] slices,
      double[] baseline,
      IntPredicate isOfKind) {
    int[] rounds = IntStream.range(0, slices.length).filter(isOfKind).toArray();
    if (rounds.length >= ROUNDS) {
      double of = IntStream.of(rounds).mapToDouble(round -> slices[round]).sum();
      double to = IntStream.of(rounds).mapToDouble(round -> baseline[round]).sum();
      kind.computeIfAbsent(row, key -> new ArrayList<>()).add(Math.log(of / to));
    }
  }

  private void printKinds() {
    System.out.println("Ratios in quiet and in slow rounds, medians over heats:");
    quiet.forEach(
        (row, all) ->
            System.out.printf(
                Locale.ROOT, "%-60s %s, %s%n", row, median(all), median(slow.get(row))));
    System.out.println();
  }

  private static String median(List<Double> logs) {
    return logs == null
        ? "-"
        : String.format(
            Locale.ROOT,
            "%.3f (%d heats)",
            Math.exp(Estimates.median(logs.stream().mapToDouble(log -> log).toArray())),
            logs.size());
  }

  private void print() {
    System.out.println("Slices by what came before, in percent of what they are on average:");
    effects.forEach(
        (table, all) -> all.forEach((before, means) -> print(table + ", after " + before, means)));
    System.out.println();
    if (!rounds.isEmpty()) {
      printRounds();
    }
    printKinds();
    System.out.println("Deviation between heats of the logarithm of ratios, in percent:");
    printRatios();
  }

  private void printRounds() {
    System.out.printf(
        Locale.ROOT,
        "Rounds deviate by %.1f %%, the fixed work by %.1f %% (medians over heats); they correlate by"
            + " %.2f%n%n",
        PERCENT * medianDeviation(PairedHeat::row),
        PERCENT * medianDeviation(PairedHeat::baseline),
        RoundPairing.of(rounds).correlation());
  }

  private void printRatios() {
    List<Double> quotients = new ArrayList<>();
    ratios.forEach(
        (row, all) -> {
          double one = Estimates.deviation(all.stream().mapToDouble(r -> r[0]).toArray());
          double both = Estimates.deviation(all.stream().mapToDouble(r -> r[1]).toArray());
          quotients.add(both / one);
          System.out.printf(
              Locale.ROOT,
              "%-60s to the baseline %.2f, to both %.2f (%d heats)%n",
              row,
              PERCENT * one,
              PERCENT * both,
              all.size());
        });
    System.out.printf(
        Locale.ROOT,
        "Median of the quotients: %.2f%n",
        Estimates.median(quotients.stream().mapToDouble(q -> q).toArray()));
  }

  /** Of the logarithms. */
  private double medianDeviation(Function<PairedHeat, double[]> values) {
    return Estimates.median(
        rounds.stream()
            .map(values)
            .mapToDouble(all -> Estimates.deviation(Arrays.stream(all).map(Math::log).toArray()))
            .toArray());
  }

  private static void print(String label, List<Double> means) {
    Estimate mean =
        Estimates.mean(means.stream().mapToDouble(m -> m).toArray(), Settings.CONFIDENCE);
    System.out.printf(
        Locale.ROOT,
        "%-60s %+.2f (%+.2f to %+.2f, %d heats)%n",
        label,
        PERCENT * mean.value(),
        PERCENT * mean.low(),
        PERCENT * mean.high(),
        means.size());
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(value -> value).average().orElseThrow();
  }

  private static String name(Cell cell) {
    return cell.name().orElse(cell.label());
  }
}
