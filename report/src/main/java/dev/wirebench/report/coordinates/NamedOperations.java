package dev.wirebench.report.coordinates;

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
 * <p>Where two methods of a class differ in a size alone, as {@code readSmall} and {@code
 * readLarge}, the size belongs to the operation: nobody chooses between sizes. Where two classes
 * do, it is the operation of all their methods.
 *
 * <p>A class is judged by its methods in all sources, so that a method is called the same in each.
 */
public final class NamedOperations {
  private final Map<String, Map<String, Named>> byClass = new HashMap<>();

  /** The methods that are the only one of their operation in their class, by operation. */
  private final Map<String, Set<String>> lone = new HashMap<>();

  /** The sizes by class, where classes differ in them alone. */
  private final Map<String, SizedName> classes = new HashMap<>();

  private NamedOperations() {}

  /**
   * A method whose name says its operation.
   *
   * @param row what it is called among the methods of that operation
   * @param isLone whether it is the only one of that operation in its class
   */
  private record Named(String operation, String row, boolean isLone) {}

  public static NamedOperations of(Collection<Coordinates> cells) {
    NamedOperations operations = of(cells, SizedName::of);
    operations.addClasses(cells);
    return operations;
  }

  /** Takes verbs for operations, and sizes for names of rows like any others. */
  public static NamedOperations ofVerbs(Collection<Coordinates> cells) {
    return of(cells, SizedName::whole);
  }

  private static NamedOperations of(
      Collection<Coordinates> cells, Function<String, SizedName> sizes) {
    Map<String, Set<String>> methods = new HashMap<>();
    for (Coordinates cell : cells) {
      if (mayBeNamed(cell)) {
        methods.computeIfAbsent(cell.cell().className(), key -> new TreeSet<>()).add(method(cell));
      }
    }
    NamedOperations operations = new NamedOperations();
    methods.forEach((className, all) -> operations.add(className, named(all, sizes)));
    return operations;
  }

  private void addClasses(Collection<Coordinates> cells) {
    Map<String, SizedName> names = new HashMap<>();
    for (Coordinates cell : cells) {
      String name = cell.value(Dimensions.CLASS);
      names.computeIfAbsent(name, key -> SizedName.of(Coordinates.simpleName(key)));
    }
    if (SizedName.differ(names.values())) {
      classes.putAll(names);
    }
  }

  /** The name that classes share which are one for small inputs and one for large ones. */
  String classWithoutSize(Coordinates cell) {
    String name = cell.cell().className();
    return classes.containsKey(name) ? classes.get(name).rest() : name;
  }

  private String sizeOfClass(Coordinates cell) {
    SizedName name = classes.get(cell.cell().className());
    return name == null ? "" : name.size();
  }

  /** Takes all methods for what they are. */
  public static NamedOperations none() {
    return new NamedOperations();
  }

  /** Says whether a method's name may say the operation: it does not where a file says it. */
  private static boolean mayBeNamed(Coordinates cell) {
    return !method(cell).isEmpty() && !cell.cell().params().containsKey(Dimensions.OPERATION);
  }

  private static String method(Coordinates cell) {
    return cell.value(Dimensions.METHOD);
  }

  /** The methods of a class whose names say an operation, or a size where sizes differ. */
  private static Map<String, Named> named(Set<String> methods, Function<String, SizedName> sizes) {
    Map<String, SizedName> sized = sized(methods, sizes);
    Map<String, MethodName> verbs = verbs(sized);
    Map<String, MethodName> names = new HashMap<>();
    sized.forEach(
        (method, name) -> {
          MethodName verb = verbs.getOrDefault(method, new MethodName("", name.rest()));
          String operation = (verb.operation() + " " + name.size()).strip();
          if (!operation.isEmpty()) {
            names.put(method, new MethodName(operation, verb.rest()));
          }
        });
    Map<String, Long> byOperation = counted(names, MethodName::operation);
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

  private static Map<String, SizedName> sized(
      Set<String> methods, Function<String, SizedName> sizes) {
    Map<String, SizedName> sized = new HashMap<>();
    methods.forEach(method -> sized.put(method, sizes.apply(method)));
    if (!SizedName.differ(sized.values())) {
      sized.replaceAll((method, name) -> SizedName.whole(method));
    }
    return sized;
  }

  /** The verbs by method; none if few methods have a verb, or all have the same one. */
  private static Map<String, MethodName> verbs(Map<String, SizedName> sized) {
    Map<String, MethodName> verbs = new HashMap<>();
    sized.forEach(
        (method, name) -> MethodName.of(name.words()).ifPresent(verb -> verbs.put(method, verb)));
    boolean isTold = counted(verbs, MethodName::operation).size() > 1;
    return isTold && 2 * verbs.size() > sized.size() ? verbs : Map.of();
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

  /** The operation that the name of its method says; empty if it says none. */
  String operation(Coordinates cell) {
    return named(cell).map(Named::operation).orElse("");
  }

  /**
   * Copies a benchmark's coordinates. The dimension {@code operation} is new if the name of its
   * method says one.
   */
  public Coordinates apart(Coordinates cell) {
    return named(cell).map(named -> with(cell, named.operation(), method(cell))).orElse(cell);
  }

  /**
   * Copies a benchmark's coordinates with its method called as in a comparison of such rows. If
   * rows are methods or operations, the method is called by what the verb leaves of its name. If
   * rows are classes with one method each for the operation, it is called by its verb. In other
   * comparisons, methods that have only the verb in common would become one.
   *
   * @param cell as {@link #apart} gives it
   * @param comparedBy what the rows are
   */
  public Coordinates in(String comparedBy, Coordinates cell) {
    String size = comparedBy.equals(Dimensions.CLASS) ? sizeOfClass(cell) : "";
    return named(cell)
        .map(named -> in(comparedBy, cell, named))
        .orElseGet(() -> size.isEmpty() ? cell : with(cell, size, method(cell)));
  }

  private Coordinates in(String comparedBy, Coordinates cell, Named named) {
    return switch (comparedBy) {
      case Dimensions.METHOD, Dimensions.OPERATION -> with(cell, named.operation(), named.row());
      case Dimensions.CLASS -> with(cell, sizeOfClass(cell), amongClasses(cell, named));
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
