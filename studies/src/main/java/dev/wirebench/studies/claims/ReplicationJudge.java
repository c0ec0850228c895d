package dev.wirebench.studies.claims;

import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Words;
import dev.wirebench.studies.replication.Log;
import dev.wirebench.studies.replication.LoggedCell;
import dev.wirebench.studies.replication.LoggedSamples;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.Session;
import dev.wirebench.studies.replication.StudyProtocol;
import dev.wirebench.studies.replication.TaskTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Holds a study's claims against what its own protocol has measured, by the study's own tests. Of
 * one file, the medians decide, if Dunn's test (Holm, α = 0.05) tells them apart. Of averages over
 * files, for which the study has no test, the means of the runs decide, if they are further apart
 * than 1.96 standard errors of their difference. Both take runs for independent, as the study does.
 *
 * <p>A load of processors, which JMH's forks do not have, is judged here like any other number.
 */
public final class ReplicationJudge {
  private static final double NORMAL_975 = 1.959964;

  private final Replication replication;

  private ReplicationJudge(Replication replication) {
    this.replication = replication;
  }

  /**
   * @param claims of {@link ReplicatedStudy}
   */
  public static List<Judged> of(Claims claims, Replication replication) {
    ReplicationJudge judge = new ReplicationJudge(replication);
    return claims.studies().stream()
        .flatMap(study -> study.claims().stream().map(claim -> judge.judge(study, claim)))
        .toList();
  }

  /**
   * The evidence of a replication for the claims of its study, by their ids. A claim that it
   * measured nothing of has no entry.
   *
   * @param source name of its folder
   */
  public static Map<String, Evidence> evidence(
      Claims claims, Replication replication, String source) {
    String jdk =
        replication.file().sessions().stream()
            .map(session -> session.environment().getOrDefault("jdk", ""))
            .findFirst()
            .orElse("");
    Map<String, Evidence> found = new HashMap<>();
    for (Judged judged : of(ReplicatedStudy.of(claims, replication), replication)) {
      for (Evidence each : judged.evidence()) {
        List<String> notes = new ArrayList<>(each.notes());
        notes.add("by the study's protocol, of " + String.join(", ", files(judged.claim())));
        found.put(
            judged.claim().id(), new Evidence(source, jdk, each.mark(), each.figures(), notes));
      }
    }
    return found;
  }

  private static List<String> files(Claim claim) {
    return claim.tables().payloads();
  }

  private Judged judge(Study study, Claim claim) {
    List<ClaimFigure> figures = new ArrayList<>();
    int numbers = 0;
    for (List<ClaimedTable> group : groups(claim)) {
      for (Check check : claim.checks()) {
        numbers++;
        figure(claim, check, group).ifPresent(figures::add);
      }
    }
    List<Evidence> evidence =
        figures.isEmpty()
            ? List.of()
            : List.of(asFarAsTheMachineLets(evidence(figures, numbers - figures.size())));
    return new Judged(study, claim, Mark.NOT_MEASURED, "", evidence);
  }

  /**
   * The evidence, marked as not judged if a machine was busy before its server began. The order of
   * libraries says nothing about them then.
   */
  private Evidence asFarAsTheMachineLets(Evidence evidence) {
    return replication.file().sessions().stream()
        .filter(Session::isBusy)
        .findFirst()
        .map(
            session ->
                evidence.notJudged(
                    "the machine was busy: load "
                        + session.environment().get(Session.LOAD)
                        + " of "
                        + session.environment().get(Session.CPUS)
                        + " processors before the server began"))
        .orElse(evidence);
  }

  private static Evidence evidence(List<ClaimFigure> figures, int missing) {
    List<String> notes = new ArrayList<>();
    if (missing > 0) {
      notes.add(Words.count(missing, "number") + " of it missing");
    }
    if (figures.stream().anyMatch(figure -> Double.isNaN(figure.estimate().value()))) {
      notes.add("no ratio where an average is 0 or below");
    }
    return new Evidence("", "", mark(figures, missing), figures, notes);
  }

  private static Mark mark(List<ClaimFigure> figures, int missing) {
    List<Mark> marks = figures.stream().map(ClaimFigure::mark).toList();
    if (marks.contains(Mark.REFUTED)) {
      return Mark.REFUTED;
    }
    if (missing > 0) {
      return Mark.NOT_MEASURED;
    }
    return marks.contains(Mark.NO_CLEAR_DIFFERENCE) ? Mark.NO_CLEAR_DIFFERENCE : Mark.CONFIRMED;
  }

  /** The tables that make one number together: of an average, those of all its payloads. */
  private static List<List<ClaimedTable>> groups(Claim claim) {
    Map<Object, List<ClaimedTable>> groups = new LinkedHashMap<>();
    for (ClaimedTable table : ClaimedTable.of(claim.tables())) {
      Object key = claim.measure().averaged() ? table.operation() : table;
      groups.computeIfAbsent(key, unused -> new ArrayList<>()).add(table);
    }
    return List.copyOf(groups.values());
  }

  private Optional<ClaimFigure> figure(Claim claim, Check check, List<ClaimedTable> group) {
    String row = check.row().codec();
    String than = check.than().orElseThrow().codec();
    Optional<Comparison> compared =
        claim.measure().averaged()
            ? averages(row, than, metric(claim), group)
            : medians(row, than, metric(claim), group.get(0));
    return compared.map(
        comparison ->
            new ClaimFigure(
                label(claim, group.get(0)) + row + " / " + than,
                comparison.ratio(),
                true,
                claim.measure().metric(),
                comparison.mark(check.expectation())));
  }

  /**
   * The first divided by the second.
   *
   * @param ratio without an interval, if there is none; NaN of what is not positive
   * @param differ whether they are told apart
   * @param less whether the first is less
   */
  private record Comparison(Estimate ratio, boolean differ, boolean less) {
    Mark mark(Expectation expectation) {
      if (!differ) {
        return Mark.NO_CLEAR_DIFFERENCE;
      }
      return less || expectation instanceof Expectation.Differ ? Mark.CONFIRMED : Mark.REFUTED;
    }
  }

  private Optional<Comparison> medians(
      String row, String than, LoggedSamples metric, ClaimedTable table) {
    Optional<TaskTest> test = replication.test(metric, table.operation(), table.payload());
    return test.flatMap(all -> all.pair(row, than))
        .map(
            pair -> {
              double first = test.get().described(row).orElseThrow().median();
              double second = test.get().described(than).orElseThrow().median();
              int runs = replication.protocol().runs();
              Estimate ratio = new Estimate(first / second, Double.NaN, Double.NaN, runs);
              return new Comparison(ratio, pair.isSignificant(), first < second);
            });
  }

  private Optional<Comparison> averages(
      String row, String than, LoggedSamples metric, List<ClaimedTable> files) {
    Optional<Average> first = average(row, metric, files);
    Optional<Average> second = average(than, metric, files);
    return first.isEmpty() || second.isEmpty()
        ? Optional.empty()
        : Optional.of(first.get().against(second.get(), replication.protocol().runs()));
  }

  /**
   * A mean over files, each file counted alike.
   *
   * @param error squared standard error
   */
  private record Average(double mean, double error) {
    Comparison against(Average other, int runs) {
      double difference = mean - other.mean;
      boolean differ = Math.abs(difference) > NORMAL_975 * Math.sqrt(error + other.error);
      double ratio = mean > 0 && other.mean > 0 ? mean / other.mean : Double.NaN;
      double half =
          NORMAL_975
              * Math.abs(ratio)
              * Math.sqrt(error / (mean * mean) + other.error / (other.mean * other.mean));
      return new Comparison(
          new Estimate(ratio, ratio - half, ratio + half, runs), differ, difference < 0);
    }
  }

  private Optional<Average> average(
      String library, LoggedSamples metric, List<ClaimedTable> files) {
    double mean = 0;
    double error = 0;
    for (ClaimedTable table : files) {
      Optional<Log> log =
          replication.log(new LoggedCell(library, table.operation(), table.payload()));
      if (log.isEmpty()) {
        return Optional.empty();
      }
      double[] runs = log.get().of(metric);
      double deviation = Estimates.deviation(runs);
      mean += Arrays.stream(runs).average().orElseThrow() / files.size();
      error += deviation * deviation / runs.length / files.size() / files.size();
    }
    return Optional.of(new Average(mean, error));
  }

  private static String label(Claim claim, ClaimedTable table) {
    List<String> where =
        claim
            .tables()
            .varying(table)
            .filter(name -> !claim.measure().averaged() || StudyProtocol.TASKS.contains(name))
            .toList();
    return where.isEmpty() ? "" : String.join(" ", where) + ": ";
  }

  private static LoggedSamples metric(Claim claim) {
    return switch (claim.measure().metric()) {
      case TIME -> LoggedSamples.TIME;
      case ALLOCATION -> LoggedSamples.MEMORY;
      case CPU -> LoggedSamples.CPU;
      default -> throw new IllegalArgumentException(claim.id() + " is about no number of a run");
    };
  }
}
