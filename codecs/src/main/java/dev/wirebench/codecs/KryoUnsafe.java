package dev.wirebench.codecs;

import com.esotericsoftware.kryo.unsafe.UnsafeInput;
import com.esotericsoftware.kryo.unsafe.UnsafeOutput;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class KryoUnsafe implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("kryo-unsafe", Format.KRYO)
        .artifact("kryo", com.esotericsoftware.kryo.Kryo.class)
        .licence("BSD-3-Clause")
        .needs(Need.REGISTRATION)
        .threadSafety(ThreadSafety.ONE_PER_THREAD)
        .configuration(
            "As kryo, with UnsafeOutput and UnsafeInput: numbers are written as the processor has"
                + " them.",
            "https://github.com/EsotericSoftware/kryo#unsafe-buffers")
        .note("Both ends must register the same classes in the same order.")
        .note("Both ends must have the same byte order.")
        .note(Kryo.UNSAFE_NOTE)
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Kryo.Buffered<>(
        Kryo.registered(payload), new UnsafeOutput(4096, -1), new UnsafeInput(), payload.bean());
  }
}
