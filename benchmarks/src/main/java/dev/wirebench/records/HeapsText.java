package dev.wirebench.records;

import dev.wirebench.codec.Medium;
import dev.wirebench.heaps.HeapTrials.Smallest;
import dev.wirebench.report.exporters.Markdown;
import dev.wirebench.report.exporters.TextTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The heaps that were found, as tables: a codec in each row, its media in columns. */
public final class HeapsText {
  static final String MEANING =
      "In megabytes: the smallest -Xmx (and -Xms) with which three fresh JVMs in a row did the operation"
          + " three times, within 5 % or 1 MB.";

  private static final String NONE = "-";

  private final HeapsRecord file;

  public HeapsText(HeapsRecord file) {
    this.file = file;
  }

  /** By payload and operation, in the order in which they were found. */
  Map<String, List<Smallest>> tables() {
    Map<String, List<Smallest>> tables = new LinkedHashMap<>();
    for (Smallest one : file.found()) {
      String title = one.cell().payload() + ", " + one.cell().operation().label();
      tables.computeIfAbsent(title, key -> new ArrayList<>()).add(one);
    }
    return tables;
  }

  String[] header() {
    List<String> header = new ArrayList<>(List.of("codec", "bytes of the message"));
    file.asked().media().forEach(medium -> header.add(medium.type() + ", MB"));
    return header.toArray(String[]::new);
  }

  List<String[]> rows(List<Smallest> table) {
    List<String[]> rows = new ArrayList<>();
    for (String codec : file.asked().codecs()) {
      List<Smallest> own = table.stream().filter(one -> one.cell().codec().equals(codec)).toList();
      if (!own.isEmpty()) {
        List<String> cells = new ArrayList<>(List.of(codec));
        cells.add(String.format(Locale.ROOT, "%,d", own.get(0).messageBytes()));
        file.asked().media().forEach(medium -> cells.add(megabytes(own, medium)));
        rows.add(cells.toArray(String[]::new));
      }
    }
    return rows;
  }

  private String megabytes(List<Smallest> own, Medium medium) {
    Optional<Smallest> found =
        own.stream().filter(one -> one.cell().medium() == medium).findFirst();
    return found
        .map(
            one ->
                one.megabytes() == 0
                    ? "more than " + file.asked().most()
                    : Integer.toString(one.megabytes()))
        .orElse(NONE);
  }

  /** What did not survive with the most, in words. */
  List<String> failures() {
    return file.found().stream()
        .filter(one -> one.failure() != null)
        .map(one -> one.cell() + ": " + one.failure())
        .toList();
  }

  /** With what, when and on what they were found. */
  String circumstances() {
    return "JVM flags: "
        + String.join(" ", file.asked().flags())
        + ". Begun "
        + file.asked().started()
        + ", JDK "
        + file.asked().environment().getOrDefault("jdk", "");
  }

  public String console() {
    StringBuilder text = new StringBuilder();
    tables()
        .forEach(
            (title, found) -> {
              TextTable table = new TextTable(true, header());
              rows(found).forEach(table::add);
              text.append('\n').append(title).append('\n').append(table);
            });
    return text.toString();
  }

  public String markdown() {
    StringBuilder text = new StringBuilder("# Smallest heaps\n\n");
    text.append(Markdown.text(MEANING + " " + circumstances())).append(".\n");
    tables()
        .forEach(
            (title, found) -> {
              Markdown.Table table = new Markdown.Table(escaped(header()));
              rows(found).forEach(row -> table.row(escaped(row)));
              text.append("\n## ").append(Markdown.text(title)).append("\n\n").append(table);
            });
    List<String> failures = failures();
    if (!failures.isEmpty()) {
      text.append('\n');
      failures.forEach(failure -> text.append("- ").append(Markdown.text(failure)).append('\n'));
    }
    return text.toString();
  }

  private static String[] escaped(String[] texts) {
    return Arrays.stream(texts).map(Markdown::text).toArray(String[]::new);
  }
}
