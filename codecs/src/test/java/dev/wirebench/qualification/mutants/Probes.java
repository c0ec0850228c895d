package dev.wirebench.qualification.mutants;

import java.util.Arrays;
import java.util.BitSet;
import org.objectweb.asm.Type;

/** Methods that changed bytecode calls. Its class loaders share this class. */
public final class Probes {
  static final String HIT = "hit";
  static final String SHORTENED = "shortened";

  private static final BitSet HITS = new BitSet();
  private static boolean listens;

  private Probes() {}

  /** Notes that a place was executed. */
  public static void hit(int place) {
    if (listens) {
      HITS.set(place);
    }
  }

  static void listen(boolean listening) {
    listens = listening;
  }

  static boolean wasHit(int place) {
    return HITS.get(place);
  }

  static boolean canShorten(Type type) {
    return type.equals(Type.getType(byte[].class)) || type.equals(Type.getType(String.class));
  }

  /** All bytes but the last. */
  public static byte[] shortened(byte[] bytes) {
    return bytes == null || bytes.length == 0 ? bytes : Arrays.copyOf(bytes, bytes.length - 1);
  }

  /** All characters but the last. */
  public static String shortened(String text) {
    return text == null || text.isEmpty() ? text : text.substring(0, text.length() - 1);
  }
}
