package dev.wirebench.qualification;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Payload;
import dev.wirebench.models.edges.bean.Edges;
import dev.wirebench.models.orderevent.bean.OrderEvent;
import dev.wirebench.registry.CodecRegistry;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** One codec per check beyond the usual that fails it and nothing else. */
class FurtherChecksTest {
  private static final int TRIPS = 400;

  /** A codec that loses something of each value that it reads. */
  private static final class Loses extends SoundCodec {
    private final Consumer<Edges> loss;

    Loses(Consumer<Edges> loss) {
      this.loss = loss;
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      Edges read = (Edges) super.deserialize(bytes);
      loss.accept(read);
      return read;
    }
  }

  @Test
  void aSoundCodecHasNoDefects() throws Exception {
    assertThat(ContractCheck.objections(new SoundCodec(), "edges")).isEmpty();
    assertThat(ContractCheck.defects(new SoundCodec(), "edges")).isEmpty();
    assertThat(ContractCheck.defects(new SoundCodec(), "order-event")).isEmpty();
    assertThat(Soak.failure(new SoundCodec(), TRIPS)).isEmpty();
  }

  @Test
  void shortTextsAreFound() throws Exception {
    assertThat(
            edges(
                read -> {
                  String text = read.getText();
                  read.setText(text.substring(0, Math.min(65_535, text.length())));
                }))
        .containsExactly("edges: a text of 70,000 letters is read as another text");
  }

  @Test
  void lostLettersAreFound() throws Exception {
    assertThat(edges(read -> read.setText(read.getText().replaceAll("[^\\x00-\\xff]", "?"))))
        .contains(
            "edges: a text with letters beyond Latin-1 is read as another text",
            "edges: a text with letters beyond the BMP is read as another text",
            "edges: a text with a lone high surrogate is read as another text")
        .hasSize(4);
  }

  @Test
  void lostSignsAreFound() throws Exception {
    assertThat(edges(read -> read.setBigNumber(Math.max(-Long.MAX_VALUE, read.getBigNumber()))))
        .containsExactly("edges: the smallest long is read as -9223372036854775807");
    assertThat(edges(read -> read.setFraction(read.getFraction() + 0.0)))
        .containsExactly("edges: a double of -0.0 is read as 0.0");
  }

  @Test
  void lostDigitsAreFound() throws Exception {
    MathContext digits = new MathContext(15);
    assertThat(
            edges(
                read ->
                    read.setFraction(
                        BigDecimal.valueOf(read.getFraction()).round(digits).doubleValue())))
        .contains("edges: a double of 17 digits is read as 0.3");
    assertThat(
            edges(
                read -> {
                  // The value that no codec sees at set-up has another fraction.
                  if (read.getMoment().getNano() == 123_456_789) {
                    read.setMoment(read.getMoment().truncatedTo(ChronoUnit.MILLIS));
                  }
                }))
        .containsExactly("edges: an instant with nanoseconds is read as 2024-02-29T23:59:59.123Z");
  }

  @Test
  void longListsThatEndEarlyAreFound() throws Exception {
    assertThat(
            edges(
                read -> {
                  List<String> words = read.getWords();
                  read.setWords(words.subList(0, Math.min(255, words.size())));
                }))
        .containsExactly("edges: a list of 256 elements is read as another value");
  }

  @Test
  void exchangedNeighboursAreFound() throws Exception {
    assertThat(
            edges(
                read -> {
                  if (read.getText().compareTo(read.getOtherText()) < 0
                      && read.getText().equals("another")) {
                    String text = read.getText();
                    read.setText(read.getOtherText());
                    read.setOtherText(text);
                  }
                }))
        .containsExactly(
            "edges: two neighbours of the type text, exchanged is read as another value");
  }

  /** It is given a new binding then: one that threw may be in disorder. */
  @Test
  void whatIsThrownIsFound() throws Exception {
    class Refuses extends SoundCodec {
      @Override
      public byte[] serialize(Object value) throws Exception {
        if (value instanceof Edges edges && edges.getText().indexOf('\0') >= 0) {
          throw new IllegalArgumentException("NUL");
        }
        return super.serialize(value);
      }
    }
    assertThat(ContractCheck.defects(new Refuses(), "edges"))
        .containsExactly(
            "edges: a text with NUL is not written: throws java.lang.IllegalArgumentException: NUL");
  }

  private static List<String> edges(Consumer<Edges> loss) throws Exception {
    Codec codec = new Loses(loss);
    assertThat(ContractCheck.objections(codec, "edges")).isEmpty();
    return ContractCheck.defects(codec, "edges");
  }

  @Test
  void aCodecThatThreadsMustNotShareIsFound() throws Exception {
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
    assertThat(ContractCheck.objections(new IsForOneThread(), "order-event"))
        .singleElement()
        .asString()
        .matches(
            "threads: threw java.lang.IllegalStateException: not its thread"
                + " \\(call 1 of thread \\d of those that share it\\)");

    class SaysSo extends IsForOneThread {
      @Override
      public Traits traits() {
        return Traits.of("sound", Format.KRYO)
            .licence("Apache-2.0")
            .threadSafety(ThreadSafety.ONE_PER_THREAD)
            .configuration("For tests.", "https://example.org")
            .build();
      }
    }
    assertThat(ContractCheck.objections(new SaysSo(), "order-event")).isEmpty();
  }

  @Test
  void aCodecThatIsWrongAfterManyCallsIsFound() throws Exception {
    class Tires extends SoundCodec {
      private int calls;

      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        OrderEvent read = (OrderEvent) super.deserialize(bytes);
        if (++calls == 301) {
          read.setVenue("elsewhere");
        }
        return read;
      }
    }
    assertThat(Soak.failure(new Tires(), TRIPS).orElseThrow())
        .containsPattern("^round trip 301 of 400, thread \\S+: value 5 is not equal: expected …")
        .contains("elsewhere");
  }

  @Test
  void theSoakIsMadeInAJvmOfItsOwn() {
    assertThat(ContractCheck.soak("jackson", CodecRegistry.read(List.of()), List.of())).isEmpty();
  }

  /** The values of the payload are right all along, and so is one that nobody keeps. */
  @Test
  void aCodecThatBeginsToRememberIsFound() throws Exception {
    class Remembers extends SoundCodec {
      private int calls;
      private byte[] last;
      private Object lastRead;

      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        if (++calls > TRIPS && Arrays.equals(bytes, last)) {
          return lastRead;
        }
        last = bytes.clone();
        lastRead = super.deserialize(bytes);
        return lastRead;
      }
    }
    assertThat(Soak.failure(new Remembers(), TRIPS).orElseThrow())
        .startsWith("after 400 round trips, ");
  }

  @Test
  void aRunMakesNoFurtherChecks() throws Exception {
    Payload<?> payload = Payload.load("edges");
    QualificationResult result = new Judged(Medium.BYTES).qualify(new SoundCodec(), payload);
    assertThat(FurtherChecks.of(Extent.USUAL, Medium.BYTES).added(result, "sound", payload))
        .isSameAs(result);
  }
}
