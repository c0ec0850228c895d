package dev.wirebench.codecs;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.Pool;
import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;

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
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Pooled<>(payload);
  }

  /** The pools are as large as those of the library's documentation. */
  private static final class Pooled<B> extends ClassBinding<B, B> implements BufferByStream<B> {
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

    /** These have a buffer of their own, which an input that was given an array has lost. */
    private final Pool<Input> streams =
        new Pool<>(true, false, 16) {
          @Override
          protected Input create() {
            return new Input(4096);
          }
        };

    Pooled(PayloadType<B> payload) {
      super(payload.bean());
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

    /** An operation on a Kryo and one of its sides. */
    private interface Use<S, R> {
      R of(com.esotericsoftware.kryo.Kryo kryo, S side);
    }

    private <S, R> R borrow(Pool<S> sides, Use<S, R> use) {
      com.esotericsoftware.kryo.Kryo kryo = kryos.obtain();
      S side = sides.obtain();
      try {
        return use.of(kryo, side);
      } finally {
        sides.free(side);
        kryos.free(kryo);
      }
    }

    @Override
    public byte[] serialize(B value) {
      return borrow(
          outputs,
          (kryo, output) -> {
            kryo.writeObject(output, value);
            return output.toBytes();
          });
    }

    @Override
    public B deserialize(byte[] bytes) {
      return read(bytes, 0, bytes.length);
    }

    @Override
    public void write(B value, OutputStream out) {
      borrow(
          outputs,
          (kryo, output) -> {
            Kryo.write(kryo, output, value, out);
            return out;
          });
    }

    @Override
    public B read(InputStream in) {
      return borrow(streams, (kryo, input) -> Kryo.read(kryo, input, in, type()));
    }

    @Override
    public void write(B value, ArrayOutput out) {
      borrow(
          outputs,
          (kryo, output) -> {
            Kryo.append(kryo, output, value, out);
            return out;
          });
    }

    @Override
    public B read(byte[] bytes, int offset, int length) {
      return borrow(
          inputs,
          (kryo, input) -> {
            input.setBuffer(bytes, offset, length);
            return kryo.readObject(input, type());
          });
    }
  }
}
