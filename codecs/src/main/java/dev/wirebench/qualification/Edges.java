package dev.wirebench.qualification;

import dev.wirebench.codec.Binding;
import dev.wirebench.fresh.FreshValues;
import dev.wirebench.fresh.Leaves;
import dev.wirebench.fresh.Leaves.Leaf;
import dev.wirebench.models.Nulls;
import dev.wirebench.models.Payload;
import dev.wirebench.qualification.EdgeValues.Edge;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Writes and reads values of a payload in which one leaf has an extreme value of its kind. No value
 * of the payload need be like that, so that whatever fails is a known defect of the library.
 */
final class Edges {
  /** The characters of a message beyond which lists stay short: their elements may be large. */
  private static final int LARGE = 100_000;

  private static final int SHORT_LIST = 17;
  private static final int MOST_OF_A_MESSAGE = 120;

  private final Source source;
  private final Object model;
  private final Set<String> absentFields = new HashSet<>();
  private final boolean isLarge;
  private final List<Violation> violations = new ArrayList<>();
  private final Set<List<Object>> failed = new HashSet<>();
  private Binding<Object> binding;

  /** The way to a binding that nothing was written with: an error may leave another in disorder. */
  interface Source {
    Binding<Object> bind() throws Exception;
  }

  private Edges(Source source, Payload<?> payload) throws Exception {
    this.source = source;
    this.binding = source.bind();
    this.model = payload.values().get(0);
    this.isLarge = payload.documents().get(0).length > LARGE;
    if (Nulls.mayOccur(payload.type())) {
      payload.values().forEach(this::noteAbsent);
    }
  }

  /** A field may be absent if it is in some value: types do not say it of every class. */
  private void noteAbsent(Object value) {
    Leaves.of(value, other -> {}).all().stream()
        .filter(leaf -> leaf.holder() != null && leaf.value() == null)
        .forEach(leaf -> absentFields.add(leaf.field()));
  }

  /**
   * Tries each edge of the first leaf of each kind that the payload's first value has.
   *
   * @return a sentence for each that does not come back; empty if all do
   */
  static List<Violation> of(Source source, Payload<?> payload) throws Exception {
    if (payload.isOwnClass()) {
      // No values of such a class can be made.
      return List.of();
    }
    Edges edges = new Edges(source, payload);
    if (edges.leaves() && edges.lists()) {
      edges.neighbours();
    }
    return edges.violations;
  }

  /** Says whether a binding still works. */
  private boolean leaves() throws Exception {
    List<Leaf> leaves = Leaves.of(model, other -> {}).all();
    Set<List<Object>> kinds = new HashSet<>();
    // Fields that are always there come first: others need not repeat what is found of them.
    for (boolean mayBeAbsent : List.of(false, true)) {
      for (int i = 0; i < leaves.size(); i++) {
        Leaf leaf = leaves.get(i);
        boolean isOptional = leaf.holder() != null && absentFields.contains(leaf.field());
        if (EdgeValues.noun(leaf.type()) != null
            && isOptional == mayBeAbsent
            && kinds.add(List.of(leaf.type(), isOptional))
            && !leaf(i, leaf.type(), isOptional)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean leaf(int place, Class<?> type, boolean mayBeAbsent) throws Exception {
    List<Edge> edges = EdgeValues.of(type, mayBeAbsent);
    for (int i = 0; i < edges.size(); i++) {
      Edge edge = edges.get(i);
      // An optional field has the same edges in the same order, and one more.
      List<Object> kind = List.of(EdgeValues.noun(type), i);
      if (!failed.contains(kind)) {
        int before = violations.size();
        boolean works =
            holds(
                edge.words(),
                place,
                whole -> {
                  Object[] changed = {whole};
                  leaf(changed, place).set().accept(edge.value());
                  return changed[0];
                });
        if (violations.size() > before) {
          failed.add(kind);
        }
        if (!works) {
          return false;
        }
      }
    }
    return true;
  }

  private static Leaf leaf(Object[] whole, int place) {
    return Leaves.of(whole[0], other -> whole[0] = other).all().get(place);
  }

  private boolean lists() throws Exception {
    List<List<Object>> lists = Leaves.of(model, other -> {}).lists();
    Set<Class<?>> kinds = new HashSet<>();
    for (int i = 0; i < lists.size(); i++) {
      int place = i;
      if (canGrow(lists.get(i)) && kinds.add(lists.get(i).get(0).getClass())) {
        for (int length : EdgeValues.LENGTHS) {
          if ((!isLarge || length <= SHORT_LIST)
              && !holds(
                  "a list of " + length + (length == 1 ? " element" : " elements"),
                  -1,
                  whole -> {
                    resize(Leaves.of(whole, other -> {}).lists().get(place), length);
                    return whole;
                  })) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static boolean canGrow(List<Object> list) {
    return !list.isEmpty() && !list.contains(null);
  }

  private static void resize(List<Object> list, int length) {
    List<Object> elements = List.copyOf(list);
    List<Object> others = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      others.add(FreshValues.copy(elements.get(i % elements.size())));
    }
    list.clear();
    list.addAll(others);
  }

  private void neighbours() throws Exception {
    List<Leaf> leaves = Leaves.of(model, other -> {}).all();
    Set<Class<?>> kinds = new HashSet<>();
    for (int i = 0; i + 1 < leaves.size(); i++) {
      int place = i;
      Leaf leaf = leaves.get(i);
      if (areExchangeable(leaf, leaves.get(i + 1)) && kinds.add(leaf.type())) {
        boolean works =
            holds(
                "two neighbours of the type " + EdgeValues.noun(leaf.type()) + ", exchanged",
                -1,
                whole -> {
                  Object[] changed = {whole};
                  List<Leaf> inside = Leaves.of(whole, other -> changed[0] = other).all();
                  inside.get(place).set().accept(inside.get(place + 1).value());
                  inside.get(place + 1).set().accept(inside.get(place).value());
                  return changed[0];
                });
        if (!works) {
          return;
        }
      }
    }
  }

  private static boolean areExchangeable(Leaf one, Leaf other) {
    return one.holder() != null
        && one.holder() == other.holder()
        && one.type() == other.type()
        && EdgeValues.noun(one.type()) != null
        && one.value() != null
        && other.value() != null
        && !one.value().equals(other.value());
  }

  /**
   * Writes and reads a changed copy of the model.
   *
   * @param place the leaf that has changed, by its number; -1 if it is none alone
   * @return whether a binding still works
   */
  private boolean holds(String words, int place, UnaryOperator<Object> change) throws Exception {
    Object value;
    try {
      value = change.apply(FreshValues.copy(model));
    } catch (UnsupportedOperationException e) {
      // A list that cannot change has no other lengths.
      return true;
    }
    byte[] written;
    try {
      written = binding.serialize(binding.fromModel(value));
    } catch (Exception | LinkageError | StackOverflowError | OutOfMemoryError e) {
      return thrown(words + " is not written: ", e);
    }
    try {
      Object read = binding.deserialize(written);
      Object back = read == null ? null : binding.toModel(read);
      if (!value.equals(back)) {
        add(words + " is read as " + became(value, back, place));
      }
      return true;
    } catch (Exception | LinkageError | StackOverflowError | OutOfMemoryError e) {
      return thrown(words + " is written, but not read: ", e);
    }
  }

  private void add(String sentence) {
    Violation violation = Violation.of(Clause.EDGES, sentence);
    if (!violations.contains(violation)) {
      violations.add(violation);
    }
  }

  /** A new binding takes the place of the one that threw. */
  private boolean thrown(String words, Throwable thrown) throws Exception {
    String name = thrown.getClass().getName();
    String message = String.valueOf(thrown.getMessage()).lines().findFirst().orElse("");
    String head =
        message.length() <= MOST_OF_A_MESSAGE
            ? message
            : message.substring(0, MOST_OF_A_MESSAGE) + "…";
    violations.add(
        new Violation(
            Clause.EDGES, words + "throws " + name + ": " + head, words + "throws " + name));
    binding = source.bind();
    try {
      Object back =
          binding.toModel(binding.deserialize(binding.serialize(binding.fromModel(model))));
      if (model.equals(back)) {
        return true;
      }
      add("after that, a usual value is read as another");
    } catch (Exception | LinkageError | StackOverflowError | OutOfMemoryError e) {
      add("after that, a usual value throws " + e.getClass().getName());
    }
    return false;
  }

  private static String became(Object value, Object back, int place) {
    if (back == null) {
      return "nothing";
    }
    if (place < 0) {
      return "another value";
    }
    Leaf meant = leaf(new Object[] {value}, place);
    List<Leaf> others = Leaves.of(back, other -> {}).all();
    if (others.size() != Leaves.of(value, other -> {}).all().size()) {
      return "another value";
    }
    Object other = others.get(place).value();
    if (Collections.singletonList(meant.value()).equals(Collections.singletonList(other))) {
      return "a value with another field changed";
    }
    if (other == null) {
      return "absent";
    }
    return other instanceof String || other instanceof byte[]
        ? "another " + EdgeValues.noun(other.getClass())
        : String.valueOf(other);
  }
}
