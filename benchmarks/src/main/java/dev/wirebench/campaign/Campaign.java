package dev.wirebench.campaign;

import dev.wirebench.campaign.Qualification.Outcome;
import dev.wirebench.models.Payload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Carries out a plan: qualification, then block after block, one fork at a time. */
public final class Campaign {
  private final Plan plan;
  private final RunFolder folder;
  private final Listener listener;

  /** Hears what happens, to show it. */
  public interface Listener {
    void qualifying(String codec);

    void excluded(Qualified row);

    /** All that qualified, before the first fork. */
    void starting(Plan plan, List<Cell> cells);

    void forkDone(ForkRecord fork, int done, int total);
  }

  public Campaign(Plan plan, RunFolder folder, Listener listener) {
    this.plan = plan;
    this.folder = folder;
    this.listener = listener;
  }

  /** Runs to the end; a cell that fails costs no other cell its result. */
  public Run run() {
    try {
      folder.write(plan);
      try (Journal journal = folder.createJournal()) {
        journal.append(start());
        List<Qualified> qualified = qualify(journal);
        blocks(plan.cells(qualified), journal);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    folder.derive();
    return folder.read();
  }

  private Start start() {
    Map<String, Integer> documentBytes = new LinkedHashMap<>();
    for (String payload : plan.payloads()) {
      documentBytes.put(payload, Payload.load(payload).documents().get(0).length);
    }
    return new Start(Instant.now(), Environment.read(), Environment.libraries(), documentBytes);
  }

  private List<Qualified> qualify(Journal journal) throws IOException {
    Qualification qualification = new Qualification(plan.jvmArgs());
    List<Qualified> all = new ArrayList<>();
    for (String codec : plan.codecs()) {
      listener.qualifying(codec);
      boolean known = false;
      for (String payload : plan.payloads()) {
        for (String medium : plan.media()) {
          Outcome outcome =
              qualification.qualify(codec, payload, Medium.of(medium), plan.operations());
          if (!known && outcome.codec().isPresent()) {
            journal.append(outcome.codec().get());
            known = true;
          }
          journal.append(outcome.row());
          all.add(outcome.row());
          if (outcome.row().sizes() == null) {
            listener.excluded(outcome.row());
          }
        }
      }
    }
    return all;
  }

  private void blocks(List<Cell> cells, Journal journal) throws IOException {
    listener.starting(plan, cells);
    ForkRunner runner = new ForkRunner(plan);
    int total = cells.size() * plan.blocks();
    int done = 0;
    for (int block = 0; block < plan.blocks(); block++) {
      int order = 0;
      for (Cell cell : plan.order(cells, block)) {
        ForkRecord fork = runner.run(block, order++, cell);
        journal.append(fork);
        listener.forkDone(fork, ++done, total);
      }
    }
  }
}
