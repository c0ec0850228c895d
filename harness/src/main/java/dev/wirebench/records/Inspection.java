package dev.wirebench.records;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.verdicts.Words;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** The result of {@code verify} for one folder: lines, of which some complain of damages. */
public final class Inspection {
  private final List<Line> lines = new ArrayList<>();
  private final List<Map<String, String>> environments = new ArrayList<>();
  private boolean isWhole = true;

  private record Line(String text, boolean isComplaint) {}

  /** An inspection that found nothing but the reason why it could not begin. */
  public static Inspection refused(String reason) {
    Inspection inspection = new Inspection();
    inspection.complain(List.of(reason));
    return inspection;
  }

  /**
   * An inspection by what finds damages. What it said stays, also where something cannot be read.
   *
   * @param committed whether a program that nobody else can build is refused, too
   */
  static Inspection of(Path path, boolean committed, Consumer<Inspection> finder) {
    Inspection inspection = new Inspection();
    try {
      finder.accept(inspection);
    } catch (BadInput e) {
      inspection.complain(List.of(e.getMessage()));
    }
    if (committed) {
      inspection.requireSources(path);
    }
    return inspection;
  }

  /** Says whether nothing was found that is damaged or refused. */
  public boolean isWhole() {
    return isWhole;
  }

  /** Prints the lines in their order, complaints to {@code err}. */
  public void print(PrintWriter out, PrintWriter err) {
    for (Line line : lines) {
      PrintWriter writer = line.isComplaint() ? err : out;
      writer.println(line.text());
      writer.flush();
    }
  }

  /** Complains if a program measured that nobody else can build. */
  void requireSources(Path path) {
    if (isWhole) {
      complain(
          environments.stream()
              .flatMap(environment -> BuildSource.objection(path, environment).stream())
              .distinct()
              .toList());
    }
  }

  /** Notes facts of the machine and of the program, once for each time that it measured. */
  void measuredIn(List<Map<String, String>> more) {
    environments.addAll(more);
  }

  void verdict(Path path, boolean isSound, boolean isCertain) {
    String verdict = isCertain ? " is whole." : " shows no damage, as far as can be told:";
    say(path + (isSound ? verdict : " is damaged."));
  }

  void fact(String name, String value) {
    say(String.format(Locale.ROOT, "  %-9s %s", name, value));
  }

  void remark(List<String> remarks) {
    remarks.forEach(remark -> say("  " + remark));
  }

  void complain(List<String> damages) {
    isWhole &= damages.isEmpty();
    damages.forEach(damage -> lines.add(new Line(Words.printable(damage), true)));
  }

  /** The files of a record may hold anything, so that only what is printable is printed. */
  private void say(String line) {
    lines.add(new Line(Words.printable(line), false));
  }
}
