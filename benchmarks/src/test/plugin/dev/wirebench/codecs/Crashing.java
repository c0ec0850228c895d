package dev.wirebench.codecs;

import outside.ByJdk;

/** Crashes the JVM where it is measured. */
public final class Crashing extends ByJdk {
  public Crashing() {
    super("crashing");
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    if (isMeasured()) {
      java.lang.reflect.Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      ((sun.misc.Unsafe) field.get(null)).putAddress(0, 0);
    }
    return super.serialize(value);
  }
}
