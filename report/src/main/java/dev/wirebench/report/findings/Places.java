package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Where something was found: the first few places in words, all tables by id. */
final class Places {
  private static final int SHOWN = 4;

  private final Set<String> tables = new LinkedHashSet<>();
  private final List<String> words = new ArrayList<>();

  void add(Table table, Row row, String what) {
    add(
        table,
        row.name() + " in " + table.key().title() + (what.isEmpty() ? "" : " (" + what + ")"));
  }

  void add(Table table, String what) {
    tables.add(table.key().id());
    words.add(what);
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  int count() {
    return words.size();
  }

  List<String> tables() {
    return List.copyOf(tables);
  }

  /** As in {@code a; b; and 3 more}. */
  @Override
  public String toString() {
    return few(words);
  }

  static String few(List<String> words) {
    List<String> shown = new ArrayList<>(words.subList(0, Math.min(SHOWN, words.size())));
    if (words.size() > SHOWN) {
      shown.add("and " + (words.size() - SHOWN) + " more");
    }
    return String.join("; ", shown);
  }
}
