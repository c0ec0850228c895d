package dev.wirebench.report.page;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The place of each fork among all forks of its source, from 0, in the order in which they ran:
 * heat by heat, in each by their place in it; without blocks, the order of the file.
 */
final class RunOrder {
  private final Map<Fork, Integer> places = new IdentityHashMap<>();

  private RunOrder() {}

  static RunOrder of(Report report) {
    RunOrder order = new RunOrder();
    for (Source source : report.sources()) {
      List<Fork> forks = new ArrayList<>();
      for (MeasuredCell cell : source.cells()) {
        forks.addAll(cell.forks());
      }
      if (forks.stream().allMatch(Fork::hasBlock)) {
        forks.sort(
            Comparator.comparingInt(Fork::block)
                .thenComparingInt(Fork::occasion)
                .thenComparingInt(Fork::order)
                .thenComparingInt(Fork::attempt));
      }
      forks.forEach(fork -> order.places.put(fork, order.places.size()));
    }
    return order;
  }

  int of(Fork fork) {
    return places.get(fork);
  }
}
