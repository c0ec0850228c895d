package dev.wirebench.campaign;

import dev.wirebench.codec.Codecs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

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
    void starting(Plan plan, int cells);

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
    List<CodecInfo> codecs = new ArrayList<>();
    for (String codec : plan.codecs()) {
      codecs.add(CodecInfo.of(Codecs.load(codec).traits()));
    }
    return new Start(Instant.now(), Environment.read(), codecs, Environment.libraries());
  }

  private List<Qualified> qualify(Journal journal) throws IOException {
    Qualification qualification = new Qualification(plan.jvmArgs());
    List<Qualified> all = new ArrayList<>();
    for (String codec : plan.codecs()) {
      listener.qualifying(codec);
      for (Qualified row : qualification.qualify(codec, plan.payloads(), plan.operations())) {
        journal.append(row);
        all.add(row);
        if (row.sizes() == null) {
          listener.excluded(row);
        }
      }
    }
    return all;
  }

  private void blocks(List<Cell> cells, Journal journal) throws IOException {
    listener.starting(plan, cells.size());
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
