package dev.wirebench.records;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.heaps.HeapTrials.Smallest;
import dev.wirebench.report.input.Program;
import dev.wirebench.report.page.Sheet;
import dev.wirebench.report.page.Sheet.DotRow;
import dev.wirebench.report.page.Sheet.Dots;
import dev.wirebench.report.page.Sheet.Figure;
import dev.wirebench.report.page.Sheet.Section;
import dev.wirebench.report.page.Sheet.Table;
import dev.wirebench.report.page.Sheet.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The heaps that were found, as a page with charts: {@code report.html} of their folder. */
public final class HeapsSheet {
  private final HeapsRecord record;
  private final HeapsText text;

  private HeapsSheet(HeapsRecord record) {
    this.record = record;
    this.text = new HeapsText(record);
  }

  /**
   * @param name of the folder
   */
  static Sheet of(String name, HeapsRecord record) {
    HeapsSheet sheet = new HeapsSheet(record);
    List<Section> sections = new ArrayList<>();
    sheet.text.tables().forEach((title, found) -> sections.add(sheet.section(title, found)));
    return new Sheet(
        name, "Smallest heaps", null, List.of(), sheet.words(), sheet.command(), sections);
  }

  private List<String> words() {
    List<String> words =
        new ArrayList<>(
            List.of(
                HeapsText.MEANING,
                text.circumstances()
                    + "; "
                    + record.asked().environment().getOrDefault("cpu", "CPU not known")
                    + "."));
    words.addAll(text.failures());
    return words;
  }

  private String command() {
    HeapsRecord.Asked asked = record.asked();
    return Program.COMMAND
        + " heaps --codec "
        + String.join(",", asked.codecs())
        + " --payload "
        + String.join(",", asked.payloads())
        + " --operation "
        + asked.operations().stream().map(Operation::label).collect(Collectors.joining(","))
        + " --medium "
        + asked.media().stream().map(Medium::label).collect(Collectors.joining(","))
        + " --most "
        + asked.most();
  }

  private Section section(String title, List<Smallest> found) {
    List<DotRow> rows = new ArrayList<>();
    for (String codec : record.asked().codecs()) {
      if (found.stream().anyMatch(one -> one.cell().codec().equals(codec))) {
        rows.add(
            new DotRow(
                codec,
                Arrays.asList(
                    record.asked().media().stream()
                        .map(medium -> value(found, codec, medium))
                        .toArray(Value[]::new))));
      }
    }
    Dots dots =
        Dots.of(
            "MB of heap", true, record.asked().media().stream().map(Medium::type).toList(), rows);
    return new Section(
        title,
        List.of(),
        List.of(
            Figure.of(
                "Smallest heap",
                "The smallest heap in which the operation succeeded; a mark that is not there did not"
                    + " with the largest that was tried, or was not asked for.",
                dots)),
        List.of(
            new Table(
                title,
                List.of(text.header()),
                text.rows(found).stream().map(List::of).toList(),
                true)));
  }

  /** Null if it was not found. */
  private static Value value(List<Smallest> found, String codec, Medium medium) {
    return found.stream()
        .filter(one -> one.cell().codec().equals(codec) && one.cell().medium() == medium)
        .filter(one -> one.megabytes() > 0)
        .findFirst()
        .map(one -> Value.of(one.megabytes()))
        .orElse(null);
  }
}
