package dev.wirebench.report.coordinates;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.verdicts.Settings;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The dimension whose values are the rows of a comparison. It is chosen for each benchmark class,
 * by the first rule that applies:
 *
 * <ol>
 *   <li>the dimension that was asked for;
 *   <li>the parameter {@code codec};
 *   <li>the class, if files of one class each have the same methods;
 *   <li>the method, if the class has several of one operation;
 *   <li>the class, if several classes have only this method;
 *   <li>the first parameter that varies and whose values are not all numbers;
 *   <li>the method.
 * </ol>
 *
 * <p>Nobody chooses between sizes. A number is what a comparison is about, and never a row, unless
 * it is asked for.
 */
public final class ComparedDimension {
  /** The form of a number, as in {@code 1_000}, {@code 1e6}, {@code 64k}, {@code 10MiB}. */
  private static final Pattern NUMBER =
      Pattern.compile(
          "[+-]?\\.?[0-9][0-9.,_]*(e[+-]?[0-9]+)?([kmg]i?)?b?", Pattern.CASE_INSENSITIVE);

  private final Settings settings;
  private final NamedOperations operations;
  private final Map<String, String> byClass = new HashMap<>();
  private final Set<String> shared = new HashSet<>();
  private Set<String> inFilesOfTheirOwn = Set.of();

  private ComparedDimension(Settings settings, NamedOperations operations) {
    this.settings = settings;
    this.operations = operations;
  }

  /**
   * A class is compared alike in all sources that have it.
   *
   * @throws BadInput if no cell has the dimension that was asked for
   */
  public static ComparedDimension of(
      Collection<Coordinates> cells, Settings settings, NamedOperations operations) {
    settings.comparedBy().ifPresent(asked -> check(asked, cells));
    ComparedDimension comparison = new ComparedDimension(settings, operations);
    Map<String, List<Coordinates>> classes =
        cells.stream().collect(Collectors.groupingBy(cell -> cell.cell().className()));
    comparison.findShared(classes.values());
    comparison.inFilesOfTheirOwn = OneClassFiles.of(cells, operations);
    classes.forEach((name, members) -> comparison.byClass.put(name, comparison.choose(members)));
    return comparison;
  }

  private static void check(String asked, Collection<Coordinates> cells) {
    if (cells.stream().noneMatch(cell -> cell.values().containsKey(asked))) {
      Set<String> known = new TreeSet<>();
      cells.forEach(cell -> known.addAll(cell.values().keySet()));
      throw new BadInput(
          "Nothing can be compared by '"
              + asked
              + "': choose one of "
              + String.join(", ", known)
              + ".");
    }
  }

  /** Finds the work that several classes have only one method for. */
  private void findShared(Collection<List<Coordinates>> classes) {
    Map<String, Set<String>> classesByWork = new HashMap<>();
    for (List<Coordinates> members : classes) {
      if (!hasRivals(members)) {
        String name = operations.classWithoutSize(members.get(0));
        work(members)
            .forEach(work -> classesByWork.computeIfAbsent(work, key -> new HashSet<>()).add(name));
      }
    }
    classesByWork.forEach(
        (work, names) -> {
          if (names.size() > 1) {
            shared.add(work);
          }
        });
  }

  /** The work that the methods of a class do, by their names and by the verbs in them. */
  private Set<String> work(List<Coordinates> members) {
    Set<String> work = new HashSet<>();
    for (Coordinates member : members) {
      work.add(member.value(Dimensions.METHOD));
      work.add(operations.operation(member));
    }
    work.remove("");
    return work;
  }

  /** Says whether there are several methods that do the same thing. */
  private static boolean hasRivals(List<Coordinates> members) {
    return members.stream()
        .collect(Collectors.groupingBy(member -> member.value(Dimensions.OPERATION)))
        .values()
        .stream()
        .anyMatch(same -> distinct(same, Dimensions.METHOD).size() > 1);
  }

  private String choose(List<Coordinates> members) {
    if (!distinct(members, Dimensions.CODEC).isEmpty()) {
      return Dimensions.CODEC;
    }
    if (inFilesOfTheirOwn.contains(members.get(0).cell().className())) {
      return Dimensions.CLASS;
    }
    if (hasRivals(members)) {
      return Dimensions.METHOD;
    }
    return work(members).stream().anyMatch(shared::contains)
        ? Dimensions.CLASS
        : parameter(members).orElse(Dimensions.METHOD);
  }

  private static Optional<String> parameter(List<Coordinates> members) {
    return members.get(0).cell().params().keySet().stream()
        .map(Coordinates::free)
        .filter(name -> isChoice(distinct(members, name)))
        .findFirst();
  }

  private static boolean isChoice(Set<String> values) {
    return values.size() > 1 && !values.stream().allMatch(value -> NUMBER.matcher(value).matches());
  }

  private static Set<String> distinct(List<Coordinates> members, String dimension) {
    return members.stream()
        .map(member -> member.value(dimension))
        .filter(value -> !value.isEmpty())
        .collect(Collectors.toSet());
  }

  /** Name of the dimension that this cell is compared by. */
  public String of(Coordinates cell) {
    return settings
        .comparedBy()
        .filter(asked -> cell.values().containsKey(asked))
        .orElseGet(() -> automatic(cell));
  }

  private String automatic(Coordinates cell) {
    String dimension = byClass.get(cell.cell().className());
    return cell.values().containsKey(dimension) ? dimension : Dimensions.METHOD;
  }
}
