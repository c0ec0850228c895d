package dev.wirebench.load;

import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadLine.Part;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.LoadTurn.Purpose;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The lines of a load: those of earlier sessions, and those that this one adds. */
final class LoadLines {
  private final List<LoadLine> before;
  private final List<LoadLine> all;
  private final LoadJournal journal;
  private final LoadRun.Listener listener;

  LoadLines(List<LoadLine> before, LoadJournal journal, LoadRun.Listener listener) {
    this.before = before;
    this.all = new ArrayList<>(before);
    this.journal = journal;
    this.listener = listener;
  }

  /** The lines of earlier sessions. */
  List<LoadLine> before() {
    return before;
  }

  List<LoadLine> all() {
    return all;
  }

  /** Writes a line, and returns when it is on disk. */
  void add(LoadLine line) {
    journal.append(line);
    all.add(line);
    listener.recorded(line);
  }

  /** Says that a turn has failed; does not return if the user has stopped the program. */
  void failing() {
    listener.failing();
  }

  /** The last repetition of which earlier sessions measured a part to its end; 0 if none. */
  int doneBefore(String payload, Part part) {
    return before.stream()
        .map(LoadLine::repetition)
        .filter(line -> line != null && line.payload().equals(payload) && line.ends(part))
        .mapToInt(LoadLine.Repetition::number)
        .max()
        .orElse(0);
  }

  /** The turns of earlier sessions in which nothing went wrong. */
  Stream<LoadTurn> turnsBefore(String payload, Purpose purpose) {
    return before.stream()
        .map(LoadLine::turn)
        .filter(turn -> turn != null && turn.payload().equals(payload))
        .filter(turn -> turn.purpose() == purpose && turn.failure() == null);
  }

  /** The common rate that an earlier session found; null if none did. */
  Double commonBefore(String payload) {
    return before.stream()
        .map(LoadLine::common)
        .filter(line -> line != null && line.payload().equals(payload))
        .map(LoadLine.Common::rate)
        .findFirst()
        .orElse(null);
  }
}
