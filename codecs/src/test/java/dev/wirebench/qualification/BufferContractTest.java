package dev.wirebench.qualification;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.Medium;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Payload;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** One codec per way to misuse a buffer of the caller's: each must be caught, by its clause. */
class BufferContractTest {
  private static final Judged BUFFER = new Judged(Medium.BUFFER);

  @Test
  void aSoundCodecKeepsEveryClause() throws Exception {
    assertThat(BUFFER.violations(new BufferCodec())).isEmpty();
  }

  @Test
  void aCodecWithoutSuchAnApiIsRefusedWithTheReason() throws Exception {
    assertThat(
            BUFFER.qualify(new SoundCodec(), Payload.load("order-event")).unsupported().sentence())
        .isEqualTo("the codec has no buffer API");
  }

  @Test
  void aCodecThatStartsTheBufferAnewBreaksRoundTrip() throws Exception {
    class StartsAnew extends BufferCodec {
      @Override
      public void write(Object value, ArrayOutput out) throws Exception {
        out.reset();
        super.write(value, out);
      }
    }
    assertThat(BUFFER.clauses(new StartsAnew())).containsExactly(Clause.ROUND_TRIP);
  }

  @Test
  void aCodecThatOverwritesWhatWasBeforeBreaksCallersBuffer() throws Exception {
    class Overwrites extends BufferCodec {
      @Override
      public void write(Object value, ArrayOutput out) throws Exception {
        super.write(value, out);
        out.array()[0]++;
      }
    }
    BUFFER.assertBreaks(
        new Overwrites(),
        Clause.CALLERS_BUFFER,
        "what was written to the buffer before was not left alone");
  }

  @Test
  void aCodecThatKeepsTheCallersArrayForItselfBreaksCallersBuffer() throws Exception {
    class KeepsTheArray extends BufferCodec {
      private byte[] kept = new byte[1];

      @Override
      public void write(Object value, ArrayOutput out) throws Exception {
        super.write(value, out);
        kept = out.array();
      }

      @Override
      public byte[] serialize(Object value) throws Exception {
        kept[0]++;
        return super.serialize(value);
      }
    }
    BUFFER.assertBreaks(
        new KeepsTheArray(),
        Clause.CALLERS_BUFFER,
        "a buffer changed when a value was written elsewhere");
  }

  @Test
  void aCodecThatReadsFromTheStartOfTheArrayBreaksRoundTrip() throws Exception {
    class ReadsFromTheStart extends BufferCodec {
      @Override
      public Object read(byte[] bytes, int offset, int length) throws Exception {
        return super.read(bytes, 0, length);
      }
    }
    assertThat(BUFFER.clauses(new ReadsFromTheStart())).containsExactly(Clause.ROUND_TRIP);
  }

  @Test
  void aCodecThatReadsOnBehindItsPartBreaksCallersBuffer() throws Exception {
    class ReadsOn extends BufferCodec {
      @Override
      public Object read(byte[] bytes, int offset, int length) throws Exception {
        return super.read(bytes, offset, bytes.length - offset);
      }
    }
    BUFFER.assertBreaks(new ReadsOn(), Clause.TRUNCATION, "reading did not stop at its length");
  }

  @Test
  void aCodecThatWritesToWhatItReadsBreaksCallersBuffer() throws Exception {
    class MarksWhatItRead extends BufferCodec {
      @Override
      public Object read(byte[] bytes, int offset, int length) throws Exception {
        Object value = super.read(bytes, offset, length);
        bytes[offset + length - 1]++;
        return value;
      }
    }
    assertThat(BUFFER.clauses(new MarksWhatItRead())).containsExactly(Clause.CALLERS_BUFFER);
  }

  @Test
  void aCodecWhoseValuesReadFromTheBufferBreaksCallersBuffer() throws Exception {
    class LastRead {
      private byte[] array;
      private int from;
      private int to;

      Object toBean(Object value) {
        return array == null
            ? value
            : SoundCodec.readInConversion(Arrays.copyOfRange(array, from, to));
      }
    }
    class Lazy extends BufferCodec {
      private final LastRead last;

      Lazy(LastRead last) {
        super(new HeldClass<>(Object.class, model -> model, last::toBean));
        this.last = last;
      }

      @Override
      public Object read(byte[] bytes, int offset, int length) throws Exception {
        last.array = bytes;
        last.from = offset;
        last.to = offset + length;
        return super.read(bytes, offset, length);
      }
    }
    assertThat(BUFFER.clauses(new Lazy(new LastRead()))).contains(Clause.CALLERS_BUFFER);
  }

  @Test
  void aCodecThatCopiesAnArrayOfItsOwnBreaksNothingCopied() throws Exception {
    class Copies extends BufferCodec {
      @Override
      public void write(Object value, ArrayOutput out) throws Exception {
        out.write(serialize(value));
      }
    }
    BUFFER.assertBreaks(new Copies(), Clause.NOTHING_COPIED, "more when it writes to a buffer");
  }

  /** It could have its streams, and whatever else it makes for each value: that is not a copy. */
  @Test
  void aCodecThatAllocatesForItsStreamsKeepsNothingCopied() throws Exception {
    class AllocatesMuch extends BufferCodec {
      private byte[] last;

      @Override
      public void write(Object value, ArrayOutput out) throws Exception {
        last = new byte[1 << 16];
        super.write(value, out);
        last[0] = 1;
      }
    }
    assertThat(BUFFER.violations(new AllocatesMuch())).isEmpty();
  }

  /** A sound codec with streams, which give it the buffer. */
  private static class BufferCodec extends SoundCodec implements BufferByStream<Object> {
    BufferCodec() {}

    BufferCodec(HeldClass<Object, Object> held) {
      super(held);
    }

    @Override
    public void write(Object value, OutputStream out) throws Exception {
      ObjectOutputStream objects = new ObjectOutputStream(out);
      objects.writeObject(value);
      objects.flush();
    }

    @Override
    public Object read(InputStream in) throws Exception {
      return new ObjectInputStream(in).readObject();
    }
  }
}
