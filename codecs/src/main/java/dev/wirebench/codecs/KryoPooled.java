package dev.wirebench.codecs;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.Pool;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Payload;

public final class KryoPooled implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("kryo-pooled", Format.KRYO)
        .artifact("kryo", com.esotericsoftware.kryo.Kryo.class)
        .licence("BSD-3-Clause")
        .needs(Need.REGISTRATION)
        .threadSafety(ThreadSafety.POOLED)
        .configuration(
            "As kryo, for services of many threads: each operation borrows a Kryo, and an Output or"
                + " an Input, from pools that are Kryo's own.",
            "https://github.com/EsotericSoftware/kryo#pooling")
        .note("Measured in one thread: what it pays for borrowing, not for waiting.")
        .note("Both ends must register the same classes in the same order.")
        .note(Kryo.UNSAFE_NOTE)
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    return new Pooled<>(payload);
  }

  /** The pools are as large as those of the library's documentation. */
  private static final class Pooled<B> extends ClassBinding<B, B> {
    private final Pool<com.esotericsoftware.kryo.Kryo> kryos;
    private final Pool<Output> outputs =
        new Pool<>(true, false, 16) {
          @Override
          protected Output create() {
            return new Output(4096, -1);
          }
        };
    private final Pool<Input> inputs =
        new Pool<>(true, false, 16) {
          @Override
          protected Input create() {
            return new Input();
          }
        };

    Pooled(Payload<B> payload) {
      super(payload.type().bean());
      this.kryos =
          new Pool<>(true, false, 8) {
            @Override
            protected com.esotericsoftware.kryo.Kryo create() {
              return Kryo.registered(payload);
            }
          };
      // A class that cannot be registered is to fail here, as with the other rows.
      kryos.free(kryos.obtain());
    }

    @Override
    public byte[] serialize(B value) {
      com.esotericsoftware.kryo.Kryo kryo = kryos.obtain();
      Output output = outputs.obtain();
      try {
        kryo.writeObject(output, value);
        return output.toBytes();
      } finally {
        outputs.free(output);
        kryos.free(kryo);
      }
    }

    @Override
    public B deserialize(byte[] bytes) {
      com.esotericsoftware.kryo.Kryo kryo = kryos.obtain();
      Input input = inputs.obtain();
      try {
        input.setBuffer(bytes);
        return kryo.readObject(input, type());
      } finally {
        inputs.free(input);
        kryos.free(kryo);
      }
    }
  }
}
