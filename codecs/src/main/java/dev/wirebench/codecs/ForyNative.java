package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class ForyNative implements Codec {
  static final Format NATIVE = new Format("Fory native", false, "JVM only");

  @Override
  public Traits traits() {
    return Traits.of("fory-native", NATIVE)
        .artifact("fory-core", org.apache.fory.Fory.class)
        .licence("Apache-2.0")
        .needs(Need.REGISTRATION)
        .threadSafety(ThreadSafety.ONE_PER_THREAD)
        .configuration(
            "As fory, in the native mode that its documentation has for the JVM alone; each message"
                + " describes its classes here, too.",
            "https://fory.apache.org/docs/guide/java/configuration")
        .note("Both ends must register the same classes in the same order.")
        .note("Cannot read a class that has a field called serializer.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return Fory.Registered.of(org.apache.fory.Fory.builder().withXlang(false).build(), payload);
  }
}
