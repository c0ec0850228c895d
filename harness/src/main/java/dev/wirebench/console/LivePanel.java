package dev.wirebench.console;

import dev.wirebench.campaign.Forecast;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Heat;
import dev.wirebench.report.verdicts.Words;
import dev.wirebench.run.ForkRecord;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jline.utils.Status;

/**
 * Lines at the foot of a terminal that change in place: blocks, what is forked now, time left, and
 * the slowest and fastest so far of the table that is being measured. What must stay is printed
 * above.
 */
final class LivePanel extends Narration {
  private static final int BAR = 30;

  private final Terminal terminal;
  private final Status status;
  private final List<ForkRecord> forks = new ArrayList<>();
  private int total;
  private int done;
  private int warming;

  LivePanel(Terminal terminal, Status status, Path folder) {
    super(folder);
    this.terminal = terminal;
    this.status = status;
    status.setBorder(true);
  }

  @Override
  public void starting(Forecast forecast) {
    super.starting(forecast);
    total = forecast.cells() * plan().effort().blocks();
    done = forecast.done();
  }

  @Override
  public void heatStarting(Heat heat, int due) {
    warming = 0;
  }

  @Override
  public void forkStarting(int block, Cell cell) {
    boolean byTurns = plan().interleaving().isByTurns();
    show(block, cell, byTurns ? "warming up " + ++warming + ", " + cell.label() : cell.label());
  }

  @Override
  public void roundStarting(Heat heat, int round, int rounds) {
    show(
        heat.block(),
        heat.cells().get(0),
        String.format(Locale.ROOT, "%s, round %d of %d", heat.title(), round + 1, rounds));
  }

  private void show(int block, Cell cell, String now) {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%s  %d of %d forks, block %d%s, %s left",
            bar(),
            done,
            total,
            block + 1,
            plan().effort().mostBlocks() == Effort.MOST_BLOCKS
                ? ""
                : " of " + plan().effort().mostBlocks(),
            clock().left(done, total)));
    lines.add("now      " + now);
    lines.addAll(extremes(cell));
    panel(lines);
  }

  private String bar() {
    int filled = total == 0 ? 0 : BAR * done / total;
    return "#".repeat(filled) + ".".repeat(BAR - filled);
  }

  /**
   * Only forks of the current cell's own table: times of other payloads or operations say nothing
   * here.
   */
  private List<String> extremes(Cell cell) {
    List<ForkRecord> table =
        forks.stream()
            .filter(fork -> fork.result() != null && fork.cell().sharesTableWith(cell))
            .sorted(Comparator.comparingDouble(fork -> fork.result().mean()))
            .toList();
    return table.isEmpty()
        ? List.of("fastest  -", "slowest  -")
        : List.of(
            "fastest  " + text(table.get(0)), "slowest  " + text(table.get(table.size() - 1)));
  }

  private static String text(ForkRecord fork) {
    return String.format(Locale.ROOT, "%s %.1f ns/op", fork.cell().label(), fork.result().mean());
  }

  @Override
  public void forkDone(ForkRecord fork, int done, int total) {
    forks.add(fork);
    this.done = done;
    this.total = total;
    if (fork.failure() != null || fork.spoiled() != null) {
      line(outcome(fork));
    }
  }

  @Override
  public void interrupted() {
    // This is not printed through the terminal, which may be closed by then.
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true);
    out.println(System.lineSeparator() + Words.printable(resumption()));
  }

  private void panel(List<String> lines) {
    int width = Math.max(20, terminal.getSize().getColumns());
    status.update(
        lines.stream()
            .map(line -> line.length() < width ? line : line.substring(0, width - 1))
            .map(line -> new AttributedString(line, AttributedStyle.DEFAULT))
            .toList());
  }

  @Override
  void passing(String text) {
    panel(List.of(text));
  }

  @Override
  void line(String text) {
    terminal.writer().println(Words.printable(text));
    terminal.flush();
  }

  @Override
  public void close() {
    status.update(List.of());
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
