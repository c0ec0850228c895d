package outside;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** By the JDK's own serialization: a codec that needs no library. */
public class ByJdk extends ClassBinding<Object, Object> implements Codec {
  private final String id;

  protected ByJdk(String id) {
    super(HeldClass.of(Object.class));
    this.id = id;
  }

  @Override
  public Traits traits() {
    return Traits.of(id, new Format("Java serialization", false, "JVM only"))
        .licence("GPL-2.0-only")
        .threadSafety(ThreadSafety.SAFE)
        .configuration("For tests.", "https://example.org")
        .build();
  }

  /** Whether this is a measured fork and not the JVM that qualifies. */
  protected static boolean isMeasured() {
    return System.getProperty("sun.java.command", "").contains("ForkedMain");
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return this;
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return bytes.toByteArray();
  }

  @Override
  public Object deserialize(byte[] bytes) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    }
  }
}
