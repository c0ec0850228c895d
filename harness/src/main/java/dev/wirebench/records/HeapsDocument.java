package dev.wirebench.records;

import dev.wirebench.base.Program;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.heaps.HeapTrials.Smallest;
import dev.wirebench.records.HeapsRecord.Asked;
import dev.wirebench.report.analysis.RowMark;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Figure;
import dev.wirebench.report.document.Figure.DotRow;
import dev.wirebench.report.document.Figure.Dots;
import dev.wirebench.report.document.Figure.Value;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Paragraph.Style;
import dev.wirebench.report.document.Part;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The smallest heaps, as a document. */
public final class HeapsDocument {
  private static final String NONE = "-";

  private final HeapsRecord record;

  private HeapsDocument(HeapsRecord record) {
    this.record = record;
  }

  /**
   * The document.
   *
   * @param name of the folder
   */
  public static Document of(String name, HeapsRecord record) {
    HeapsDocument document = new HeapsDocument(record);
    List<Section> sections = new ArrayList<>();
    document.byTitle().forEach((title, found) -> sections.add(document.section(title, found)));
    document.failures().ifPresent(sections::add);
    return new Document(
        name,
        "Smallest heaps",
        null,
        List.of(),
        List.of(
            Paragraph.of(
                "In megabytes: the smallest -Xmx (and -Xms) with which three fresh JVMs in a row did"
                    + " the operation three times, within 5 % or 1 MB."),
            Paragraph.of(circumstances(record) + ".")),
        document.command(),
        sections);
  }

  /** The flags, the time and the machine of the search. */
  static String circumstances(HeapsRecord record) {
    Asked asked = record.asked();
    return "JVM flags: "
        + String.join(" ", asked.flags())
        + ". Begun "
        + asked.started()
        + ", JDK "
        + asked.environment().getOrDefault("jdk", "not known")
        + "; "
        + asked.environment().getOrDefault("cpu", "CPU not known");
  }

  private String command() {
    Asked asked = record.asked();
    return Program.COMMAND
        + " heaps --codec "
        + String.join(",", asked.search().codecs())
        + " --payload "
        + String.join(",", asked.search().payloads())
        + " --operation "
        + asked.search().operations().stream()
            .map(Operation::label)
            .collect(Collectors.joining(","))
        + " --medium "
        + asked.search().media().stream().map(Medium::label).collect(Collectors.joining(","))
        + " --most "
        + asked.most();
  }

  /** The heaps by payload and operation, in the order in which they were found. */
  private Map<String, List<Smallest>> byTitle() {
    Map<String, List<Smallest>> byTitle = new LinkedHashMap<>();
    for (Smallest one : record.found()) {
      String title = one.cell().payload() + ", " + one.cell().operation().label();
      byTitle.computeIfAbsent(title, key -> new ArrayList<>()).add(one);
    }
    return byTitle;
  }

  /** The heaps of a codec for one payload and operation, one for each API. */
  private record OfCodec(String codec, List<Smallest> found) {
    Optional<Smallest> by(Medium medium) {
      return found.stream().filter(one -> one.cell().medium() == medium).findFirst();
    }
  }

  private Section section(String title, List<Smallest> found) {
    List<OfCodec> rows =
        record.asked().search().codecs().stream()
            .map(
                codec ->
                    new OfCodec(
                        codec,
                        found.stream().filter(one -> one.cell().codec().equals(codec)).toList()))
            .filter(row -> !row.found().isEmpty())
            .toList();
    List<Part> parts = new ArrayList<>();
    parts.add(figure(rows));
    parts.add(Table.of("Smallest heaps, in MB", columns(), rows));
    if (rows.stream().anyMatch(row -> isExternal(row.codec()))) {
      parts.add(Paragraph.of(RowMark.EXTERNAL.sentence()));
    }
    return new Section(title, parts);
  }

  private boolean isExternal(String codec) {
    return record.asked().external().contains(codec);
  }

  private String name(String codec) {
    return isExternal(codec) ? RowMark.EXTERNAL.behind(codec) : codec;
  }

  private List<Column<OfCodec>> columns() {
    List<Column<OfCodec>> columns = new ArrayList<>();
    columns.add(Column.text("codec", row -> name(row.codec())));
    columns.add(
        Column.number(
            "bytes of the message",
            row -> String.format(Locale.ROOT, "%,d", row.found().get(0).messageBytes())));
    for (Medium medium : record.asked().search().media()) {
      columns.add(
          Column.number(medium.type(), row -> row.by(medium).map(this::megabytes).orElse(NONE)));
    }
    return columns;
  }

  private String megabytes(Smallest one) {
    return one.megabytes() == 0
        ? "more than " + record.asked().most()
        : Integer.toString(one.megabytes());
  }

  private Figure figure(List<OfCodec> rows) {
    List<Medium> media = record.asked().search().media();
    return Figure.of(
        "Smallest heap",
        "The smallest heap in which the operation succeeded. A mark is missing where it did not with"
            + " the largest heap that was tried, or was not asked for.",
        Dots.of(
            "MB of heap",
            true,
            media.stream().map(Medium::type).toList(),
            rows.stream()
                .map(
                    row ->
                        new DotRow(
                            name(row.codec()),
                            Arrays.asList(
                                media.stream()
                                    .map(medium -> value(row.by(medium)))
                                    .toArray(Value[]::new))))
                .toList()));
  }

  /** Null if no heap was large enough. */
  private static Value value(Optional<Smallest> found) {
    return found
        .filter(one -> one.megabytes() > 0)
        .map(one -> Value.of(one.megabytes()))
        .orElse(null);
  }

  /** The operations that did not succeed with the largest heap; empty if all did. */
  private Optional<Section> failures() {
    List<Part> failures =
        record.found().stream()
            .filter(one -> one.failure() != null)
            .map(one -> (Part) Paragraph.of(Style.ITEM, one.cell() + ": " + one.failure()))
            .toList();
    return failures.isEmpty() ? Optional.empty() : Optional.of(new Section("Failures", failures));
  }
}
