package dev.wirebench.codecs;

/** Takes away what a fork is told, so that nobody could see that it writes something else there. */
public final class Forgetting extends outside.ByJdk {
  public Forgetting() {
    super("forgetting");
    System.getProperties().keySet().removeIf(key -> key.toString().startsWith("wirebench."));
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    byte[] bytes = super.serialize(value);
    return isMeasured() ? java.util.Arrays.copyOf(bytes, bytes.length + 1) : bytes;
  }
}
