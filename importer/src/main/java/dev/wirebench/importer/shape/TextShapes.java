package dev.wirebench.importer.shape;

import java.time.DateTimeException;
import java.time.Instant;

/** The texts at one place: whether each of them is a point in time. */
final class TextShapes {
  private static final int SHORTEST_INSTANT = "2026-01-01T00:00:00Z".length();
  private static final int LONGEST_INSTANT = "2026-01-01T00:00:00.000000000Z".length();

  private long texts;
  private long instants;

  void add(String text) {
    texts++;
    if (isInstant(text)) {
      instants++;
    }
  }

  /** Says whether the JDK prints the instant as this text: another text would come back changed. */
  private static boolean isInstant(String text) {
    if (text.length() < SHORTEST_INSTANT
        || text.length() > LONGEST_INSTANT
        || !text.endsWith("Z")) {
      return false;
    }
    try {
      return Instant.parse(text).toString().equals(text);
    } catch (DateTimeException e) {
      return false;
    }
  }

  void absorb(TextShapes other) {
    texts += other.texts;
    instants += other.instants;
  }

  boolean areInstants() {
    return texts > 0 && instants == texts;
  }

  boolean haveInstants() {
    return instants > 0;
  }
}
