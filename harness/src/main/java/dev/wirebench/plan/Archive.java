package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirebench.base.BadInput;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The archive of classes that a JVM starts with. Some are made by a JVM that runs before. */
public enum Archive {
  /** Nothing, not even of the JDK's own classes: {@code -Xshare:off}. */
  NONE(List.of("-Xshare:off"), 17),
  /** The JDK's own classes, by its default archive. This is the default of any JVM. */
  JDK(List.of(), 17),
  /** The classes of the configuration, too: a dynamic archive (JEP 350). */
  CLASSES(List.of(), 17),
  /** Classes loaded and linked, and what methods were seen to do: JEP 483, 514 and 515. */
  AOT(List.of(), 25);

  private static final String USED = "-XX:SharedArchiveFile=";
  private static final String CACHED = "-XX:AOTCache=";

  private final List<String> flags;
  private final int since;

  Archive(List<String> flags, int since) {
    this.flags = flags;
    this.since = since;
  }

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * @param label one of {@link #labels}
   */
  @JsonCreator
  public static Archive of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(Archive::label).toList();
  }

  /** Says whether a JVM that runs before has to make it. */
  public boolean isMade() {
    return this == CLASSES || this == AOT;
  }

  /** The option of a JVM that starts with such an archive. */
  public String option(Path file) {
    return (this == AOT ? CACHED : USED) + file;
  }

  /** The option of a JVM that leaves one when it ends. */
  public String makingOption(Path file) {
    return (this == AOT ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=") + file;
  }

  /** Says whether an option of a JVM names an archive that it starts with. */
  public static boolean isOption(String option) {
    return option.startsWith(USED) || option.startsWith(CACHED);
  }

  /**
   * A JDK whose forks find this; the JDK itself where that is its default.
   *
   * @throws BadInput if it cannot
   */
  public Jdk of(Jdk jdk) {
    if (jdk.feature() < since) {
      throw new BadInput(
          "--archive "
              + label()
              + " needs JDK "
              + since
              + " or newer, and forks run on "
              + jdk.label()
              + ": name another JDK with --jdk.");
    }
    return this == JDK ? jdk : jdk.with(this, flags);
  }
}
