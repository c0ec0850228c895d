package dev.wirebench.qualities.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Codec;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Payload;
import dev.wirebench.qualification.SoundCodec;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Attempt;
import dev.wirebench.qualities.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is read of a payload that is at hand, by codecs that do something wrong. */
class ReaderTest {
  private static final String PAYLOAD = "order-event";

  private static byte[] written() throws Exception {
    ArrayList<String> payloads = new ArrayList<>(List.of(PAYLOAD));
    Attempt attempt = new Writing().attempts(new SoundCodec(), payloads).get(0);
    return Sent.of(attempt.run().said()).bytes();
  }

  private static Answer read(Codec codec, Object expected) throws Exception {
    Message message =
        new Message(
            "old writer, new reader", "case", PAYLOAD, written(), "", value(), expected, List.of());
    return new Reader().attempts(codec, new ArrayList<>(List.of(message))).get(0).run();
  }

  private static Object value() {
    return ModelTree.of(Payload.load(PAYLOAD).values().get(0));
  }

  @Test
  void whatWasWrittenIsRead() throws Exception {
    assertThat(read(new SoundCodec(), value()).outcome()).isEqualTo(Outcome.WORKS);
  }

  @Test
  void whatIsLostIsADefault() throws Exception {
    class ReadsNothing extends SoundCodec {
      @Override
      public Object deserialize(byte[] bytes) {
        return null;
      }
    }
    assertThat(read(new ReadsNothing(), value()))
        .isEqualTo(new Answer(Outcome.DEFAULT, "read as null"));
  }

  @Test
  void anotherValueIsGarbage() throws Exception {
    class ReadsAnother extends SoundCodec {
      @Override
      public Object deserialize(byte[] bytes) {
        return Payload.load(PAYLOAD).values().get(1);
      }
    }
    Answer answer = read(new ReadsAnother(), value());
    assertThat(answer.outcome()).isEqualTo(Outcome.SILENT_GARBAGE);
    assertThat(answer.said()).startsWith("read as {orderId=");
    assertThat(read(new SoundCodec(), Map.of("orderId", "none")).outcome())
        .isEqualTo(Outcome.SILENT_GARBAGE);
  }

  @Test
  void whatTheBeanHasNoPlaceForIsKeptOrUnusable() throws Exception {
    class HasNoPlace extends SoundCodec {
      HasNoPlace() {
        super(new HeldClass<>(Object.class, model -> model, HasNoPlace::toBean));
      }

      private static Object toBean(Object value) {
        throw new IllegalArgumentException("no such constant");
      }
    }
    class HoldsMaps extends HasNoPlace {
      @Override
      public Object deserialize(byte[] bytes) {
        return value();
      }
    }
    class Forgets extends HasNoPlace {
      @Override
      public byte[] serialize(Object value) {
        return new byte[0];
      }
    }
    assertThat(read(new HasNoPlace(), value()).outcome()).isEqualTo(Outcome.WORKS);
    assertThat(read(new HoldsMaps(), value()).outcome()).isEqualTo(Outcome.WORKS);
    // The bytes are those of the codec above: this one would write none.
    Message message = new Message("", "case", PAYLOAD, written(), "", value(), value(), List.of());
    Answer answer =
        new Reader().attempts(new Forgets(), new ArrayList<>(List.of(message))).get(0).run();
    assertThat(answer.outcome()).isEqualTo(Outcome.SILENT_GARBAGE);
    assertThat(answer.said()).contains("using what was read throws").contains("no such constant");
  }
}
