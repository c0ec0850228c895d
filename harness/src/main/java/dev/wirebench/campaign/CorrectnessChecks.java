package dev.wirebench.campaign;

import dev.wirebench.base.SteadyClock;
import dev.wirebench.codec.Protocol;
import dev.wirebench.models.PayloadSource;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.qualification.Qualification;
import dev.wirebench.qualification.Qualification.Judgement;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.run.ChecksDone;
import dev.wirebench.run.DrawnValues;
import dev.wirebench.run.Journal;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.QualificationRecord.Key;
import dev.wirebench.run.Run;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The checks of all codecs that a plan names, before any of them is measured. */
final class CorrectnessChecks {
  private final DrawnValues values;
  private final CodecRegistry codecs;
  private final Journal journal;
  private final Interruption interruption;
  private final CampaignListener listener;

  CorrectnessChecks(
      DrawnValues values,
      CodecRegistry codecs,
      Journal journal,
      Interruption interruption,
      CampaignListener listener) {
    this.values = values;
    this.codecs = codecs;
    this.journal = journal;
    this.interruption = interruption;
    this.listener = listener;
  }

  /**
   * Checks what the journal lacks, in the order of the plan.
   *
   * @return all outcomes, but for codecs whose JVM was ended from outside
   */
  List<QualificationRecord> complete(Run run) throws IOException {
    try (PayloadSource payloads = values.payloads()) {
      return complete(run, payloads);
    }
  }

  private List<QualificationRecord> complete(Run run, PayloadSource payloads) throws IOException {
    Plan plan = run.plan();
    CodecClassPath classPath = ForkClassPath.of(plan.machines());
    Map<Key, QualificationRecord> known = new HashMap<>();
    run.qualified().forEach(row -> known.put(row.key(), row));
    List<QualificationRecord> all = new ArrayList<>();
    String announced = null;
    Instant start = SteadyClock.now();
    boolean isAnyChecked = false;
    for (PlannedCandidate planned : plan.candidates()) {
      QualificationRecord before = known.get(Key.of(planned));
      if (before != null) {
        all.add(before);
        continue;
      }
      Candidate candidate = planned.candidate();
      if (!candidate.codec().equals(announced)) {
        announced = candidate.codec();
        listener.qualifying(announced);
      }
      interruption.stopHere();
      isAnyChecked = true;
      Qualification qualification =
          new Qualification(plan.launcher(planned).with(values.flags()), classPath, true)
              .taking(payloads)
              .quotingFields(plan.machines().namesFields());
      Judgement judgement =
          (isShared(plan, planned) ? qualification.sharing() : qualification)
              .judge(candidate, codecs);
      if (judgement.result() == null) {
        // Its JVM ended of itself, or was stopped from outside together with this one.
        interruption.awaitSignal();
      }
      if (judgement.isAccident()) {
        listener.disturbed(planned, judgement.objections().get(0));
        continue;
      }
      QualificationRecord row =
          QualificationRecord.of(planned, plan.operations(planned), judgement);
      if (row.sizes() == null) {
        listener.excluded(row);
      }
      journal.append(Kind.QUALIFIED, row);
      all.add(row);
    }
    if (isAnyChecked) {
      journal.append(Kind.CHECKED, new ChecksDone(start, SteadyClock.now()));
    }
    return all;
  }

  /** Says whether threads are to share its binding. */
  private static boolean isShared(Plan plan, PlannedCandidate planned) {
    return plan.operations(planned).stream()
        .anyMatch(operation -> operation.protocol() == Protocol.SHARED);
  }
}
