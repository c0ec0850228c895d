package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.runtime.RuntimeSchema;

public final class ProtostuffNoUnsafe implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("protostuff-no-unsafe", Protostuff.PROTOSTUFF)
        .artifact("protostuff-runtime", RuntimeSchema.class)
        .artifact("protostuff-core", ProtostuffIOUtil.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "Threads must not share the LinkedBuffer; a schema they may.")
        .configuration(
            "As protostuff, with the system property protostuff.runtime.use_sun_misc_unsafe set to"
                + " false: fields are read and written by reflection.",
            "https://github.com/protostuff/protostuff/blob/master/protostuff-runtime/src/main/java/io/protostuff/runtime/RuntimeEnv.java")
        .ownAdapters("UUIDs, and times other than instants")
        .note("Numbers fields by their order in the class: both ends must have the same.")
        .note("A message that is cut off between two fields is read without an error.")
        .note("The end of a nested object at the end of a message may be missing.")
        .studyRow("Reflection is for JVMs that deny sun.misc.Unsafe; others pay for it in vain.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    // Read once, when the library is initialized: no other row of it may have been there before.
    System.setProperty("protostuff.runtime.use_sun_misc_unsafe", "false");
    return new Protostuff.Buffered<>(payload.bean(), Protostuff.classes(payload));
  }
}
