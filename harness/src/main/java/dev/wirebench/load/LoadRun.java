package dev.wirebench.load;

import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadSession;
import dev.wirebench.report.load.LoadStart;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Puts the services of each payload under load, interleaved in a random order: until their code is
 * warm, then repetition after repetition to find their highest rates, and at last as many
 * repetitions at a common rate that follows from these. Recorded repetitions are not measured
 * again.
 */
public final class LoadRun {
  private static final double NANOS = 1e9;

  /** An observer of the run. */
  public interface Listener {
    /** A line is on disk. */
    void recorded(LoadLine line);

    /** A turn has failed, and is about to be recorded; may not return. */
    void failing();
  }

  private final LoadStart plan;
  private final LoadSession session;
  private final LoadLines lines;
  private final Service.Starter starter;
  private final LongSupplier nanoTime;

  /**
   * @param session that measures now
   * @param before what is recorded of this load, without this session
   */
  public LoadRun(
      LoadStart plan,
      LoadSession session,
      List<LoadLine> before,
      LoadJournal journal,
      Service.Starter starter,
      Listener listener) {
    this(plan, session, before, journal, starter, listener, System::nanoTime);
  }

  LoadRun(
      LoadStart plan,
      LoadSession session,
      List<LoadLine> before,
      LoadJournal journal,
      Service.Starter starter,
      Listener listener,
      LongSupplier nanoTime) {
    this.plan = plan;
    this.session = session;
    this.lines = new LoadLines(before, journal, listener);
    this.starter = starter;
    this.nanoTime = nanoTime;
  }

  /** Measures what is missing. */
  public void run() {
    if (lines.before().isEmpty()) {
      lines.add(LoadLine.of(plan));
    }
    lines.add(LoadLine.of(session));
    Double budget = plan.settings().budgetSeconds();
    double left =
        budget == null ? Double.POSITIVE_INFINITY : budget - TurnBudget.seconds(lines.before());
    long begin = nanoTime.getAsLong();
    for (int i = 0; i < plan.payloads().size(); i++) {
      double now = left - (nanoTime.getAsLong() - begin) / NANOS;
      double share = now / (plan.payloads().size() - i);
      TurnBudget own = new TurnBudget(plan.settings(), share, nanoTime);
      new PayloadRun(plan.payloads().get(i), plan, session, lines, starter, own).measure();
    }
  }
}
