package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class ForySameSchema implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("fory-same-schema", ForyNative.NATIVE)
        .artifact("fory-core", org.apache.fory.Fory.class)
        .licence("Apache-2.0")
        .needs(Need.REGISTRATION)
        .threadSafety(ThreadSafety.ONE_PER_THREAD)
        .configuration(
            "As fory-native, for ends that always have the same classes: no message describes them;"
                + " a buffer of up to 1 MiB is kept.",
            "https://fory.apache.org/docs/guide/java/configuration")
        .note("Both ends must register the same classes in the same order.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return Fory.Registered.of(
        org.apache.fory.Fory.builder()
            .withXlang(false)
            .withCompatible(false)
            // Its buffer is kept up to this size; one that grows beyond it is dropped after a call.
            .withBufferSizeLimitBytes(1 << 20)
            .build(),
        payload);
  }
}
