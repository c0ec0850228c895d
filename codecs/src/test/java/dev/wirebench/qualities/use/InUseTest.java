package dev.wirebench.qualities.use;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.StreamBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.qualification.ManyThreads;
import dev.wirebench.qualification.Meeting;
import dev.wirebench.qualification.SoundCodec;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Attempt;
import dev.wirebench.qualities.Outcome;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Codecs with a flaw each, by what an application meets. */
class InUseTest {
  private static final Uses USES =
      new Uses(new ManyThreads.Effort(Meeting.THREADS, 100, Duration.ZERO));

  private static Answer tried(UseCase useCase, Codec codec) throws Exception {
    List<Attempt> attempts = USES.attempts(codec, new ArrayList<>(List.of(useCase.id())));
    assertThat(attempts).hasSize(1);
    return attempts.get(0).run();
  }

  @Test
  void bytesThatDifferFromTimeToTimeAreFound() throws Exception {
    class SignsEach extends SoundCodec {
      @Override
      public byte[] serialize(Object value) throws Exception {
        ArrayOutput out = new ArrayOutput(16);
        out.write(super.serialize(value));
        out.write(UUID.randomUUID().toString().getBytes(StandardCharsets.UTF_8));
        return Arrays.copyOf(out.array(), out.count());
      }
    }
    assertThat(tried(UseCase.SAME_BYTES_AGAIN, new SoundCodec()).outcome()).isEqualTo(Outcome.YES);
    assertThat(tried(UseCase.SAME_BYTES_AGAIN, new SignsEach()))
        .satisfies(answer -> assertThat(answer.input()).isNotEmpty())
        .extracting(Answer::outcome, Answer::said)
        .containsExactly(Outcome.NO, "value 0 is written otherwise the second time");
  }

  @Test
  void bytesThatHangOnTheObjectAreFound() throws Exception {
    class WritesItsIdentity extends SoundCodec {
      @Override
      public byte[] serialize(Object value) {
        return Integer.toString(System.identityHashCode(value)).getBytes(StandardCharsets.UTF_8);
      }
    }
    assertThat(tried(UseCase.SAME_BYTES_AGAIN, new WritesItsIdentity()))
        .satisfies(answer -> assertThat(answer.input()).isNotEmpty())
        .extracting(Answer::outcome, Answer::said)
        .containsExactly(Outcome.NO, "a value that equals value 0 is written otherwise");
  }

  @Test
  void bytesThatHangOnTheOrderOfAMapAreFound() throws Exception {
    class SortsItsMaps extends SoundCodec {
      @Override
      public byte[] serialize(Object value) {
        // All that a value is, whatever the order of its entries.
        return Integer.toString(value.hashCode()).getBytes(StandardCharsets.UTF_8);
      }
    }
    assertThat(tried(UseCase.SAME_BYTES_OF_ANOTHER_ORDER, new SoundCodec()).outcome())
        .isEqualTo(Outcome.NO);
    assertThat(tried(UseCase.SAME_BYTES_OF_ANOTHER_ORDER, new SortsItsMaps()).outcome())
        .isEqualTo(Outcome.YES);
  }

  @Test
  void withoutAStreamApiThereIsNothingToTry() throws Exception {
    assertThat(tried(UseCase.MESSAGES_IN_ONE_STREAM, new SoundCodec()).outcome())
        .isEqualTo(Outcome.NOT_APPLICABLE);
  }

  @Test
  void messagesWithALengthBeforeThemAreToldApart() throws Exception {
    assertThat(tried(UseCase.MESSAGES_IN_ONE_STREAM, new Streams()).outcome())
        .isEqualTo(Outcome.WORKS);
  }

  @Test
  void aCodecThatReadsPastItsMessageIsFound() throws Exception {
    class ReadsAhead extends Streams {
      @Override
      public Object read(InputStream in) throws Exception {
        return super.read(new ByteArrayInputStream(in.readAllBytes()));
      }
    }
    Answer answer = tried(UseCase.MESSAGES_IN_ONE_STREAM, new ReadsAhead());
    assertThat(answer.outcome()).isEqualTo(Outcome.NO);
    assertThat(answer.said())
        .matches("needs framing: behind message 1, (\\d+) of \\1 bytes are taken .*EOFException");
  }

  @Test
  void aCodecThatTakesOneMessageForAnotherIsFound() throws Exception {
    class TakesTheLast extends Streams {
      @Override
      public Object read(InputStream in) throws Exception {
        Object last = null;
        while (in.available() > 0) {
          last = super.read(in);
        }
        return last;
      }
    }
    assertThat(tried(UseCase.MESSAGES_IN_ONE_STREAM, new TakesTheLast()))
        .satisfies(answer -> assertThat(answer.input()).isNotEmpty())
        .extracting(Answer::outcome, Answer::said)
        .containsExactly(Outcome.SILENT_GARBAGE, "message 1 of 3 is read as another value");
  }

  @Test
  void aCodecThatRefusesWhatFollowsIsFound() throws Exception {
    class WantsTheEnd extends Streams {
      @Override
      public Object read(InputStream in) throws Exception {
        Object value = super.read(in);
        if (in.read() >= 0) {
          throw new IllegalStateException("trailing bytes");
        }
        return value;
      }
    }
    Answer answer = tried(UseCase.MESSAGES_IN_ONE_STREAM, new WantsTheEnd());
    assertThat(answer.outcome()).isEqualTo(Outcome.ERROR);
    assertThat(answer.said()).contains("trailing bytes");
  }

  @Test
  void aCodecThatClosesTheStreamIsFound() throws Exception {
    class Closes extends Streams {
      @Override
      public void write(Object value, OutputStream out) throws Exception {
        super.write(value, out);
        out.close();
      }
    }
    Answer answer = tried(UseCase.MESSAGES_IN_ONE_STREAM, new Closes());
    assertThat(answer.outcome()).isEqualTo(Outcome.NO);
    assertThat(answer.said()).startsWith("closes the stream");
  }

  @Test
  void aCodecThatThreadsMustNotShareIsFoundWhereItSaysThatTheyMay() throws Exception {
    class KeepsItsOutput extends SoundCodec {
      private final Meeting meeting = new Meeting();
      private byte[] output;

      @Override
      public byte[] serialize(Object value) throws Exception {
        output = super.serialize(value);
        meeting.await();
        byte[] taken = output.clone();
        meeting.await();
        return taken;
      }
    }
    class IsForOneThread extends SoundCodec {
      private final Thread owner = Thread.currentThread();

      @Override
      public byte[] serialize(Object value) throws Exception {
        if (Thread.currentThread() != owner) {
          throw new IllegalStateException("not its thread");
        }
        return super.serialize(value);
      }
    }
    class SaysSo extends KeepsItsOutput {
      @Override
      public Traits traits() {
        return Traits.of("honest", Format.KRYO)
            .licence("Apache-2.0")
            .threadSafety(ThreadSafety.ONE_PER_THREAD)
            .configuration("For tests.", "https://example.org")
            .build();
      }
    }
    assertThat(tried(UseCase.SHARED_BY_THREADS, new SoundCodec()).outcome())
        .isEqualTo(Outcome.RIGHT);
    assertThat(tried(UseCase.SHARED_BY_THREADS, new KeepsItsOutput()).outcome())
        .isEqualTo(Outcome.WRONG);
    assertThat(tried(UseCase.SHARED_BY_THREADS, new IsForOneThread()).outcome())
        .isEqualTo(Outcome.THROWS);
    assertThat(tried(UseCase.SHARED_BY_THREADS, new SaysSo()).outcome()).isEqualTo(Outcome.NO);
  }

  @Test
  void whatAFirstMessageLoadsIsCounted() throws Exception {
    class StartsAThread extends SoundCodec {
      @Override
      public byte[] serialize(Object value) throws Exception {
        Thread thread = new Thread(() -> {});
        thread.start();
        thread.join();
        return super.serialize(value);
      }
    }
    FirstMessage probe = new FirstMessage();
    Answer answer = probe.attempts(new StartsAThread(), new ArrayList<>()).get(0).run();
    assertThat(answer.outcome()).isEqualTo(Outcome.WORKS);
    // Other tests may start threads at the same time.
    assertThat(answer.said()).matches("\\d+ classes loaded and [1-9]\\d* threads started by then");
  }

  @Test
  void aMessageThatDoesNotNameItsFieldsDoesNotSayWhatItIs() throws Exception {
    assertThat(tried(UseCase.READ_WITHOUT_CLASSES, new SoundCodec()).said())
        .matches("the row has no tree of it; the bytes name (\\d+) of \\1 fields");
  }

  /** Java's own serialization, with the length of each message before it. */
  private static class Streams extends SoundCodec implements StreamBinding<Object> {
    @Override
    public void write(Object value, OutputStream out) throws Exception {
      byte[] bytes = serialize(value);
      DataOutputStream data = new DataOutputStream(out);
      data.writeInt(bytes.length);
      data.write(bytes);
      data.flush();
    }

    @Override
    public Object read(InputStream in) throws Exception {
      DataInputStream data = new DataInputStream(in);
      byte[] bytes = new byte[data.readInt()];
      data.readFully(bytes);
      try (ObjectInputStream objects = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
        return objects.readObject();
      }
    }
  }
}
