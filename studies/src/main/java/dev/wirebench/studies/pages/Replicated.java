package dev.wirebench.studies.pages;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.studies.claims.Claims;
import dev.wirebench.studies.claims.Judge;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.claims.Known;
import dev.wirebench.studies.claims.ReplicatedStudy;
import dev.wirebench.studies.claims.ReplicationJudge;
import dev.wirebench.studies.replication.BothMethods;
import dev.wirebench.studies.replication.LoggedSamples;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.TaskTest;
import java.util.List;
import java.util.Optional;

/**
 * A replication with all that is computed of it: what its page and the console show.
 *
 * @param tests of all that is measured
 * @param judged the study's claims, by its own protocol
 * @param jmh the same by a run of JMH; empty if none was named
 */
public record Replicated(
    Replication replication, List<TaskTest> tests, List<Judged> judged, Optional<ByJmh> jmh) {

  /**
   * @param judged in the order of the claims
   * @param cells that both methods have
   */
  public record ByJmh(Report report, List<Judged> judged, List<BothMethods> cells) {}

  /**
   * @param jmh a run that has the same cells, or some of them
   */
  public static Replicated of(Replication replication, Optional<Report> jmh, Known known) {
    Claims claims = ReplicatedStudy.of(Claims.read(), replication);
    return new Replicated(
        replication,
        replication.tests(),
        ReplicationJudge.of(claims, replication),
        jmh.map(
            report ->
                new ByJmh(
                    report, Judge.of(claims, report, known), BothMethods.of(replication, report))));
  }

  List<TaskTest> tests(LoggedSamples measured) {
    return tests.stream().filter(test -> test.measured() == measured).toList();
  }
}
