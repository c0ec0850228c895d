package dev.wirebench.codecs;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Payload;
import org.apache.fory.config.ForyBuilder;

public final class Fory implements Codec {
  static final Format FORY =
      new Format("Fory", false, "Java, Kotlin and Scala; other languages in another mode");

  /** What all rows of Fory have in common. */
  static ForyBuilder configured() {
    return org.apache.fory.Fory.builder()
        .withXlang(false)
        .requireClassRegistration(true)
        .withRefTracking(false)
        // Code that is generated in the background would make a fork slow at first, then fast.
        .withAsyncCompilation(false)
        // Its buffer is kept up to this size; one that grows beyond it is dropped after each call.
        .withBufferSizeLimitBytes(1 << 20);
  }

  @Override
  public Traits traits() {
    return Traits.of("fory", FORY)
        .artifact("fory-core", org.apache.fory.Fory.class)
        .licence("Apache-2.0")
        .needs(Need.REGISTRATION)
        .configuration(
            "Same-schema mode: every class is registered, references off, code generated at once,"
                + " a buffer of up to 1 MiB is kept.",
            "https://fory.apache.org/docs/guide/java/configuration")
        .note("Both ends must register the same classes in the same order.")
        .tuned()
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    return new Registered<>(configured().withCompatible(false).build(), payload);
  }

  /** Any configured {@code Fory} on a payload's beans. */
  static final class Registered<B> extends ClassBinding<B, B> {
    private final org.apache.fory.Fory fory;

    Registered(org.apache.fory.Fory fory, Payload<B> payload) {
      super(payload.type().bean());
      this.fory = fory;
      payload.type().beans().forEach(fory::register);
    }

    @Override
    public byte[] serialize(B value) {
      return fory.serialize(value);
    }

    @Override
    public B deserialize(byte[] bytes) {
      return fory.deserialize(bytes, type());
    }
  }
}
