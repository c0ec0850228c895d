package dev.wirebench.report.analysis;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Suites of others have the operation in the names of their methods: {@code encodeGson} and {@code
 * decodeGson}, {@code gsonTo} and {@code gsonFrom}, {@code read} and {@code write}. Where most
 * methods of a class have such a verb, and not all the same, the verb is the operation: reading is
 * not ranked against writing. Methods without a verb are compared with each other.
 *
 * <p>A class is judged by its methods in all sources, so that a method is called the same in each.
 */
final class NamedOperations {
  private final Map<String, Map<String, Named>> byClass = new HashMap<>();

  /** By operation: methods that are the only one of it in their class. */
  private final Map<String, Set<String>> lone = new HashMap<>();

  private NamedOperations() {}

  /**
   * A method whose name says its operation.
   *
   * @param row what it is called among the methods of that operation
   * @param isLone whether it is the only one of that operation in its class
   */
  private record Named(String operation, String row, boolean isLone) {}

  static NamedOperations of(Collection<Coordinates> cells) {
    Map<String, Set<String>> methods = new HashMap<>();
    for (Coordinates cell : cells) {
      if (mayBeNamed(cell)) {
        methods.computeIfAbsent(cell.cell().className(), key -> new TreeSet<>()).add(method(cell));
      }
    }
    NamedOperations operations = new NamedOperations();
    methods.forEach((className, all) -> operations.add(className, named(all)));
    return operations;
  }

  /** Takes all methods for what they are. */
  static NamedOperations none() {
    return new NamedOperations();
  }

  /** Where a file says the operation, no name does. */
  private static boolean mayBeNamed(Coordinates cell) {
    return !method(cell).isEmpty() && !cell.cell().params().containsKey(Dimensions.OPERATION);
  }

  private static String method(Coordinates cell) {
    return cell.value(Dimensions.METHOD);
  }

  /** Of the methods of a class that have a verb; none if these are few, or all have the same. */
  private static Map<String, Named> named(Set<String> methods) {
    Map<String, MethodName> names = new HashMap<>();
    methods.forEach(method -> MethodName.of(method).ifPresent(name -> names.put(method, name)));
    Map<String, Long> byOperation = counted(names, MethodName::operation);
    if (byOperation.size() < 2 || 2 * names.size() <= methods.size()) {
      return Map.of();
    }
    Map<MethodName, Long> byName = counted(names, name -> name);
    Map<String, Named> named = new HashMap<>();
    names.forEach(
        (method, name) -> {
          boolean isDistinct = byName.get(name) == 1 && !methods.contains(name.rest());
          String row = isDistinct && !name.rest().isEmpty() ? name.rest() : method;
          boolean isLone = byOperation.get(name.operation()) == 1;
          named.put(method, new Named(name.operation(), row, isLone));
        });
    return named;
  }

  private static <T> Map<T, Long> counted(
      Map<String, MethodName> names, Function<MethodName, T> key) {
    return names.values().stream().collect(Collectors.groupingBy(key, Collectors.counting()));
  }

  private void add(String className, Map<String, Named> methods) {
    byClass.put(className, methods);
    methods.forEach(
        (method, named) -> {
          if (named.isLone()) {
            lone.computeIfAbsent(named.operation(), key -> new TreeSet<>()).add(method);
          }
        });
  }

  private Optional<Named> named(Coordinates cell) {
    return mayBeNamed(cell)
        ? Optional.ofNullable(
            byClass.getOrDefault(cell.cell().className(), Map.of()).get(method(cell)))
        : Optional.empty();
  }

  /** What the name of its method says that it does; empty if it says nothing. */
  String operation(Coordinates cell) {
    return named(cell).map(Named::operation).orElse("");
  }

  /** The same cell; the dimension {@code operation} is new if the name of its method says one. */
  Coordinates apart(Coordinates cell) {
    return named(cell).map(named -> with(cell, named.operation(), method(cell))).orElse(cell);
  }

  /**
   * The same cell with its method called as in a table of such rows. Only where the rows are
   * methods, or operations, that is what the verb leaves of the name; and where they are classes
   * with a method each for the operation, its verb. In other tables two methods would be one that
   * have but the verb in common.
   *
   * @param cell as {@link #apart} gives it
   * @param comparedBy what the rows are
   */
  Coordinates in(String comparedBy, Coordinates cell) {
    return named(cell).map(named -> in(comparedBy, cell, named)).orElse(cell);
  }

  private Coordinates in(String comparedBy, Coordinates cell, Named named) {
    return switch (comparedBy) {
      case Dimensions.METHOD, Dimensions.OPERATION -> with(cell, named.operation(), named.row());
      case Dimensions.CLASS -> with(cell, "", amongClasses(cell, named));
      default -> with(cell, "", method(cell));
    };
  }

  /** The whole name if the classes share it, or have several methods of the operation. */
  private String amongClasses(Coordinates cell, Named named) {
    return named.isLone() && lone.get(named.operation()).size() > 1
        ? named.operation()
        : method(cell);
  }

  /**
   * @param operation none if empty
   */
  private static Coordinates with(Coordinates cell, String operation, String method) {
    Map<String, String> values = new LinkedHashMap<>();
    cell.values()
        .forEach(
            (dimension, value) -> {
              if (dimension.equals(Dimensions.METHOD)) {
                values.put(Dimensions.OPERATION, operation);
                values.put(Dimensions.METHOD, method);
              } else {
                values.put(dimension, value);
              }
            });
    values.remove(Dimensions.OPERATION, "");
    return new Coordinates(cell.source(), cell.cell(), values);
  }
}
