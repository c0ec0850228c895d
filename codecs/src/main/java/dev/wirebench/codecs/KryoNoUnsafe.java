package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class KryoNoUnsafe implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("kryo-no-unsafe", Format.KRYO)
        .artifact("kryo", com.esotericsoftware.kryo.Kryo.class)
        .licence("BSD-3-Clause")
        .needs(Need.REGISTRATION)
        .threadSafety(ThreadSafety.ONE_PER_THREAD)
        .configuration(
            "As kryo, with the system property kryo.unsafe set to false: fields are read and"
                + " written by reflection.",
            "https://github.com/EsotericSoftware/kryo/issues/803")
        .note("Both ends must register the same classes in the same order.")
        .studyRow("Reflection is for JVMs that deny sun.misc.Unsafe; others pay for it in vain.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    // Read once, when the library is initialized: no other row of it may have been there before.
    System.setProperty("kryo.unsafe", "false");
    return new Kryo.Buffered<>(Kryo.registered(payload), payload.bean());
  }
}
