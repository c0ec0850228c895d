package dev.wirebench.resolving;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.aether.util.version.GenericVersionScheme;
import org.eclipse.aether.version.InvalidVersionSpecificationException;
import org.eclipse.aether.version.Version;

/** Version numbers, as Maven orders them. */
final class Versions {
  /**
   * The form of a stable version. A version with any other word in it is a preview, or made for
   * something else.
   */
  private static final Pattern STABLE = Pattern.compile("\\d+(\\.\\d+)*([.-](Final|GA|RELEASE))?");

  private static final GenericVersionScheme SCHEME = new GenericVersionScheme();
  private static final Comparator<String> ORDER = Comparator.comparing(Versions::parsed);

  /** The number of releases that are named on either side of a version that does not exist. */
  private static final int NEIGHBOURS = 2;

  private Versions() {}

  private static Version parsed(String version) {
    try {
      return SCHEME.parseVersion(version);
    } catch (InvalidVersionSpecificationException e) {
      // The generic scheme takes any text.
      throw new IllegalStateException(e);
    }
  }

  static boolean isStable(String version) {
    return STABLE.matcher(version).matches();
  }

  /**
   * The newest stable patch of each minor release between two versions, these included.
   *
   * @return the oldest first; empty if there is none
   */
  static List<String> newestOfMinors(List<String> all, String first, String last) {
    Map<String, String> newest = new LinkedHashMap<>();
    all.stream()
        .filter(Versions::isStable)
        .filter(one -> ORDER.compare(first, one) <= 0 && ORDER.compare(one, last) <= 0)
        .sorted(ORDER)
        .forEach(one -> newest.put(minor(one), one));
    return List.copyOf(newest.values());
  }

  /** Its first two numbers. */
  private static String minor(String version) {
    String[] numbers = version.split("[.-]");
    return numbers[0] + "." + (numbers.length > 1 ? numbers[1] : "0");
  }

  /** The versions next to one that is not among them, the oldest first. */
  static List<String> nearest(List<String> all, String version) {
    List<String> sorted = all.stream().sorted(ORDER).toList();
    List<String> before = sorted.stream().filter(one -> ORDER.compare(one, version) < 0).toList();
    List<String> after = sorted.subList(before.size(), sorted.size());
    List<String> nearest =
        new ArrayList<>(before.subList(Math.max(0, before.size() - NEIGHBOURS), before.size()));
    nearest.addAll(after.subList(0, Math.min(NEIGHBOURS, after.size())));
    return nearest;
  }
}
