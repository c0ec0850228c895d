package dev.wirebench.console;

import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadServer;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.verdicts.Words;
import java.io.PrintWriter;
import java.util.Locale;

/** The progress of a load, a line for each turn. */
public final class LoadProgress {
  private final PrintWriter printer;

  public LoadProgress(PrintWriter printer) {
    this.printer = printer;
  }

  public void show(LoadLine line) {
    if (line.server() != null) {
      show(line.server());
    } else if (line.turn() != null) {
      show(line.turn());
    } else if (line.common() != null) {
      printf(
          "%s   all are compared at %,.0f requests/s",
          line.common().payload(), line.common().rate());
    }
    printer.flush();
  }

  private void show(LoadServer server) {
    printf(
        "%s   %s %s",
        server.payload(),
        server.codec(),
        server.failure() == null ? "is served" : "cannot be served: " + server.failure());
  }

  private void show(LoadTurn turn) {
    String what =
        turn.repetition() == 0
            ? turn.purpose().toString()
            : turn.purpose() + " " + turn.repetition();
    if (turn.failure() != null) {
      printf("%s   %s   %s failed: %s", turn.payload(), what, turn.codec(), turn.failure());
    } else {
      printf(
          "%s   %s   %s   %,.0f/s   p99 %.2f ms%s%s",
          turn.payload(),
          what,
          turn.codec(),
          turn.trips().achieved(),
          turn.latency().p99() / 1e3,
          turn.offered() == null ? "" : held(turn.held()),
          turn.repetition() > 0 && turn.isDisturbed() ? "   disturbed" : "");
    }
  }

  private static String held(Boolean held) {
    if (held == null) {
      return "   not judged: the load generator lagged";
    }
    return held ? "   held" : "   not held";
  }

  private void printf(String format, Object... values) {
    printer.println(Words.printable(String.format(Locale.ROOT, format, values)));
  }
}
