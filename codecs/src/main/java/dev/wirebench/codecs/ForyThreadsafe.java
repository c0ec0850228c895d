package dev.wirebench.codecs;

import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.fory.ThreadSafeFory;
import org.apache.fory.io.ForyInputStream;
import org.apache.fory.memory.MemoryBuffer;

public final class ForyThreadsafe implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("fory-threadsafe", Fory.ALL_LANGUAGES)
        .artifact("fory-core", org.apache.fory.Fory.class)
        .licence("Apache-2.0")
        .needs(Need.REGISTRATION)
        .threadSafety(ThreadSafety.POOLED)
        .configuration(
            "As fory, for services of many threads: by buildThreadSafeFory, where each operation"
                + " borrows from a pool of four instances per processor.",
            "https://github.com/apache/fory/blob/main/docs/guide/java/index.md#thread-safety")
        .note("Measured in one thread: what it pays for borrowing, not for waiting.")
        .note("Both ends must register the same classes in the same order.")
        .note("Fields that may be null need an annotation, which those of the beans do not have.")
        .note(
            "Reads some texts with letters beyond Latin-1 as other texts, without an error: the"
                + " letters before these get bytes of a text that was read earlier.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    Fory.refuseNulls(payload);
    return new Shared<>(org.apache.fory.Fory.builder().buildThreadSafeFory(), payload);
  }

  private static final class Shared<B> extends ClassBinding<B, B> implements BufferByStream<B> {
    private final ThreadSafeFory fory;

    Shared(ThreadSafeFory fory, PayloadType<B> payload) {
      super(payload.bean());
      this.fory = fory;
      payload.beans().forEach(fory::register);
      Fory.registerJdkTypes(fory);
    }

    @Override
    public byte[] serialize(B value) {
      return fory.serialize(value);
    }

    @Override
    public B deserialize(byte[] bytes) {
      return fory.deserialize(bytes, type());
    }

    @Override
    public void write(B value, OutputStream out) {
      fory.serialize(out, value);
    }

    @Override
    public B read(InputStream in) {
      return fory.deserialize(new ForyInputStream(in), type());
    }

    @Override
    public void write(B value, ArrayOutput out) {
      Fory.append(fory, MemoryBuffer.fromByteArray(out.array()), value, out);
    }

    @Override
    public B read(byte[] bytes, int offset, int length) {
      return fory.deserialize(MemoryBuffer.fromByteArray(bytes, offset, length), type());
    }
  }
}
