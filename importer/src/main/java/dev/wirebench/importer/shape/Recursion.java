package dev.wirebench.importer.shape;

import dev.wirebench.importer.shape.Seen.Kind;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;

/**
 * Finds trees: objects that hold objects of their own shape, as a comment holds its replies. An
 * application has one class for them, and its depth in the sample says nothing of other documents.
 *
 * <p>Two objects are of one shape if the inner one has, in its turn, the member that leads from the
 * outer one to it, and nearly all names are common to both. So a parent that holds one child with
 * fewer fields keeps two classes.
 */
final class Recursion {
  /** The share of the names of both objects that are common to them, at least. */
  private static final double COMMON = 0.8;

  private final Set<Seen> met = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The steps from the root to where the search is; the last one first. */
  private final Deque<Step> path = new ArrayDeque<>();

  private Recursion() {}

  /** An object, and the name of the member that the path leaves it by. */
  private record Step(Seen object, String name) {}

  /** {@code inner}, a part of {@code holder}, is what {@code outer} is. */
  private record Fold(Seen outer, Seen holder, Seen inner) {
    void make() {
      // First the link, so that what the inner one holds of this shape is absorbed as well.
      holder.replace(inner, outer);
      outer.absorb(inner);
    }
  }

  /** Makes one place of each object and those of its shape that it holds. */
  static void find(Seen root) {
    Optional<Fold> fold = new Recursion().search(root);
    while (fold.isPresent()) {
      fold.get().make();
      fold = new Recursion().search(root);
    }
  }

  private Optional<Fold> search(Seen seen) {
    if (!met.add(seen)) {
      return Optional.empty();
    }
    for (var member : seen.members().entrySet()) {
      path.push(new Step(seen, member.getKey()));
      Optional<Fold> fold = enter(seen, member.getValue());
      path.pop();
      if (fold.isPresent()) {
        return fold;
      }
    }
    return enter(seen, seen.elements()).or(() -> enter(seen, seen.entries()));
  }

  private Optional<Fold> enter(Seen holder, Seen part) {
    if (part == null) {
      return Optional.empty();
    }
    for (Step step : path) {
      if (step.object() != part && isOneShape(step, part)) {
        return Optional.of(new Fold(step.object(), holder, part));
      }
    }
    return search(part);
  }

  private static boolean isOneShape(Step outer, Seen inner) {
    if (!inner.isOnly(Kind.OBJECT) || !inner.members().containsKey(outer.name())) {
      return false;
    }
    Set<String> both = new HashSet<>(outer.object().members().keySet());
    Set<String> common = new HashSet<>(both);
    both.addAll(inner.members().keySet());
    common.retainAll(inner.members().keySet());
    return common.size() >= COMMON * both.size()
        && common.stream()
            .allMatch(name -> agree(outer.object().members().get(name), inner.members().get(name)));
  }

  /** One may be null or absent throughout. */
  private static boolean agree(Seen a, Seen b) {
    return a.kinds().isEmpty() || b.kinds().isEmpty() || a.kinds().equals(b.kinds());
  }
}
