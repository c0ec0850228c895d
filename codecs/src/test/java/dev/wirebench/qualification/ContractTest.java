package dev.wirebench.qualification;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.fresh.FreshValues;
import dev.wirebench.fresh.RememberedResults;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadType;
import dev.wirebench.models.orderevent.bean.OrderEvent;
import dev.wirebench.proto.LateEvent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** One codec per clause that breaks it and nothing else: each must be caught, by its name. */
class ContractTest {
  private static final Judged BYTES = new Judged(Medium.BYTES);
  private static final Payload<?> PAYLOAD = Payload.load("order-event");

  @Test
  void aSoundCodecKeepsEveryClause() throws Exception {
    assertThat(BYTES.violations(new SoundCodec())).isEmpty();
    assertThat(BYTES.violations(new JsonCodec())).isEmpty();
  }

  /** Of this payload three values are long enough: with as many, the first pass had it twice. */
  @Test
  void aCodecThatAllocatesMoreInEveryOtherCallRemembersNothing() throws Exception {
    class TakesTurns extends SoundCodec {
      private int calls;
      private byte[] buffer;

      @Override
      public byte[] serialize(Object value) throws Exception {
        calls++;
        buffer = calls % 2 == 0 ? buffer : new byte[500_000];
        return super.serialize(value);
      }
    }
    Object value = Payload.load("non-ascii").values().get(0);
    assertThat(RememberedResults.objections(new TakesTurns(), value)).isEmpty();
  }

  @Test
  void aLossyCodecBreaksRoundTrip() throws Exception {
    class Lossy extends SoundCodec {
      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        OrderEvent event = (OrderEvent) super.deserialize(bytes);
        event.setPrice((float) event.getPrice());
        return event;
      }
    }
    BYTES.assertBreaks(new Lossy(), Clause.ROUND_TRIP, "expected …");
  }

  @Test
  void whatIsThrownIsToldWithTheStepAndTheValue() throws Exception {
    class Throws extends SoundCodec {
      private int written;

      @Override
      public byte[] serialize(Object value) throws Exception {
        if (written++ == 2) {
          throw new IllegalStateException("no more");
        }
        return super.serialize(value);
      }
    }
    class ThrowsAsItReads extends SoundCodec {
      @Override
      public Object deserialize(byte[] bytes) {
        throw new IllegalStateException("nothing");
      }
    }
    String thrown = "round-trip: threw java.lang.IllegalStateException: ";
    assertThat(BYTES.violations(new Throws()).get(0))
        .hasToString(thrown + "no more (when value 1 was written)");
    assertThat(BYTES.violations(new ThrowsAsItReads()).get(0))
        .hasToString(thrown + "nothing (when value 0 was read back)");
  }

  @Test
  void aCodecThatHandsOutItsBufferBreaksFreshOutput() throws Exception {
    class HandsOutItsBuffer extends SoundCodec {
      private byte[] buffer = new byte[0];

      @Override
      public byte[] serialize(Object value) throws Exception {
        byte[] bytes = super.serialize(value);
        if (buffer.length == bytes.length) {
          System.arraycopy(bytes, 0, buffer, 0, bytes.length);
        } else {
          buffer = bytes;
        }
        return buffer;
      }
    }
    assertThat(BYTES.clauses(new HandsOutItsBuffer())).contains(Clause.FRESH_OUTPUT);
  }

  @Test
  void aCodecThatWritesToItsBytesBreaksUntouchedInput() throws Exception {
    class WritesToItsBytes extends SoundCodec {
      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        Object value = super.deserialize(bytes);
        bytes[0] = 0;
        return value;
      }
    }
    BYTES.assertBreaks(
        new WritesToItsBytes(), Clause.UNTOUCHED_INPUT, "deserialize changed the bytes");
  }

  @Test
  void aCodecThatChangesItsValueBreaksUntouchedInput() throws Exception {
    class ChangesItsValue extends SoundCodec {
      private int calls;

      @Override
      public byte[] serialize(Object value) throws Exception {
        byte[] bytes = super.serialize(value);
        // Not before qualification has seen every value once.
        if (++calls > PAYLOAD.values().size()) {
          ((OrderEvent) value).setSide("");
        }
        return bytes;
      }
    }
    assertThat(BYTES.clauses(new ChangesItsValue())).contains(Clause.UNTOUCHED_INPUT);
  }

  @Test
  void aCodecWhoseValuesReadFromTheBytesBreaksNoAliasing() throws Exception {
    class Lazy extends SoundCodec {
      Lazy() {
        super(new HeldClass<>(Object.class, model -> model, Lazy::toBean));
      }

      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        super.deserialize(bytes);
        return bytes;
      }

      private static Object toBean(Object value) {
        try {
          return value instanceof byte[] bytes ? readBack(bytes) : value;
        } catch (Exception overwritten) {
          return "overwritten";
        }
      }
    }
    assertThat(BYTES.clauses(new Lazy()))
        .containsExactly(Clause.HELD, Clause.NO_ALIASING, Clause.READ_WHOLE);
  }

  @Test
  void aCodecThatReusesItsValueBreaksNoAliasing() throws Exception {
    class ReusesItsValue extends SoundCodec {
      private final OrderEvent reused = new OrderEvent();

      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        copyFields((OrderEvent) super.deserialize(bytes), reused);
        return reused;
      }
    }
    BYTES.assertBreaks(new ReusesItsValue(), Clause.NO_ALIASING, "after the next was read");
  }

  /** It holds a message that decodes when its content is asked for. */
  private static class ReadsLater extends SoundCodec {
    ReadsLater(UnaryOperator<Object> decoder) {
      super(new HeldClass<>(Object.class, LateEvent::new, decoder));
    }

    @Override
    public Traits traits() {
      return Traits.of("later", Format.KRYO)
          .licence("Apache-2.0")
          .threadSafety(ThreadSafety.SAFE)
          .holds(Held.GENERATED_MESSAGE)
          .configuration("For tests.", "https://example.org")
          .build();
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
      return written(toModel(value));
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      return new LateEvent(readBack(bytes));
    }

    static Object content(Object event) {
      Object content = ((LateEvent) event).content();
      return content instanceof byte[] bytes ? readInConversion(bytes) : content;
    }
  }

  /** Its classes lie where those of the tests do, so that a message of a test counts as ours. */
  private static final Payload<?> OF_TESTS = Payload.load("grid");

  @Test
  void aCodecThatKeepsBytesToDecodeLaterBreaksReadWhole() throws Exception {
    class KeepsBytes extends ReadsLater {
      KeepsBytes() {
        super(ReadsLater::content);
      }

      @Override
      public Object deserialize(byte[] bytes) {
        // It checks them, so that nothing but the work left to do gives it away.
        readInConversion(bytes);
        return new LateEvent(bytes.clone());
      }
    }
    assertThat(BYTES.violations(new ReadsLater(ReadsLater::content), OF_TESTS)).isEmpty();
    BYTES.assertBreaks(
        new KeepsBytes(), OF_TESTS, Clause.READ_WHOLE, "bytes that it has not decoded");
  }

  @Test
  void aCodecThatDecodesAtFirstAccessBreaksReadWhole() throws Exception {
    class DecodesLater extends ReadsLater {
      DecodesLater() {
        super(DecodesLater::decoded);
      }

      @Override
      public Object deserialize(byte[] bytes) {
        readInConversion(bytes);
        // Not as an array of bytes: where it hides them is its own affair.
        return new LateEvent(new String(bytes, StandardCharsets.ISO_8859_1));
      }

      private static Object decoded(Object value) {
        LateEvent event = (LateEvent) value;
        if (event.content() instanceof String text) {
          event.content(readInConversion(text.getBytes(StandardCharsets.ISO_8859_1)));
        }
        return event.content();
      }
    }
    BYTES.assertBreaks(
        new DecodesLater(), OF_TESTS, Clause.READ_WHOLE, "LateEvent decodes when it is asked");
  }

  /** Its name is that of a generated message, and it comes from where the codec does. */
  @Test
  void aMessageOfTheCodecsOwnBreaksHeldWhateverItsName() throws Exception {
    BYTES.assertBreaks(new ReadsLater(ReadsLater::content), Clause.HELD, "values are converted by");
  }

  @Test
  void aBeanOfTheCodecsOwnBreaksHeld() throws Exception {
    class Extended extends OrderEvent {
      private static final long serialVersionUID = 1L;
    }
    class HandsOutItsOwn extends SoundCodec {
      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        Extended own = new Extended();
        copyFields((OrderEvent) super.deserialize(bytes), own);
        return own;
      }
    }
    assertThat(BYTES.violations(new HandsOutItsOwn()).toString()).contains("Extended");
  }

  private static void copyFields(OrderEvent from, OrderEvent to) throws Exception {
    for (var getter : OrderEvent.class.getMethods()) {
      if (getter.getName().startsWith("get") && !getter.getName().equals("getClass")) {
        OrderEvent.class
            .getMethod("s" + getter.getName().substring(1), getter.getReturnType())
            .invoke(to, getter.invoke(from));
      }
    }
  }

  @Test
  void aCodecThatCountsItsCallsBreaksDeterministic() throws Exception {
    class CountsItsCalls extends SoundCodec {
      private byte calls;

      @Override
      public byte[] serialize(Object value) throws Exception {
        byte[] bytes = super.serialize(value);
        byte[] counted = new byte[bytes.length + 1];
        counted[0] = calls++;
        System.arraycopy(bytes, 0, counted, 1, bytes.length);
        return counted;
      }

      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        return super.deserialize(
            Arrays.copyOfRange(bytes, Math.min(1, bytes.length), bytes.length));
      }
    }
    BYTES.assertBreaks(
        new CountsItsCalls(), Clause.DETERMINISTIC, "gave other bytes the second time");
  }

  @Test
  void aCodecThatKnowsOnlyItsValuesBreaksUnseenValues() throws Exception {
    class KnowsOnlyItsValues extends SoundCodec {
      private final Map<Object, byte[]> known = new HashMap<>();

      KnowsOnlyItsValues() throws Exception {
        for (Object value : PAYLOAD.values()) {
          known.put(value, super.serialize(value));
        }
      }

      @Override
      public byte[] serialize(Object value) {
        return known.get(value).clone();
      }
    }
    BYTES.assertBreaks(new KnowsOnlyItsValues(), Clause.UNSEEN_VALUES, "NullPointerException");
  }

  /** Whoever writes the same object again gets what was written of it before. */
  @Test
  void aCodecThatKeepsBytesByIdentityBreaksNothingRemembered() throws Exception {
    class KeepsBytesOfObjects extends SoundCodec {
      private final Map<Object, byte[]> kept = new IdentityHashMap<>();

      @Override
      public byte[] serialize(Object value) throws Exception {
        byte[] known = kept.get(value);
        if (known == null) {
          known = super.serialize(value);
          kept.put(value, known);
        }
        return known.clone();
      }
    }
    BYTES.assertBreaks(
        new KeepsBytesOfObjects(),
        Clause.NOTHING_REMEMBERED,
        "a value that changed since it was written is not equal");
  }

  /** By equality nothing wrong comes out; but it does no work the second time. */
  @Test
  void aCodecThatKeepsBytesByEqualityBreaksNothingRemembered() throws Exception {
    class KeepsBytesOfEquals extends SoundCodec {
      private final Map<Object, byte[]> kept = new HashMap<>();

      @Override
      public byte[] serialize(Object value) throws Exception {
        byte[] known = kept.get(value);
        if (known == null) {
          known = super.serialize(value);
          kept.put(FreshValues.copy(value), known);
        }
        return known.clone();
      }
    }
    BYTES.assertBreaks(
        new KeepsBytesOfEquals(), Clause.NOTHING_REMEMBERED, "serialize allocates less");
  }

  /** Of a few fields: that they are equal says nothing of the others. */
  @Test
  void aCodecThatKeepsBytesBySomeFieldsBreaksNothingRemembered() throws Exception {
    class KeepsBytesByOneField extends SoundCodec {
      private final Map<Object, byte[]> kept = new HashMap<>();

      @Override
      public byte[] serialize(Object value) throws Exception {
        Object key = ((OrderEvent) value).getTimestamp();
        byte[] known = kept.get(key);
        if (known == null) {
          known = super.serialize(value);
          kept.put(key, known);
        }
        return known.clone();
      }
    }
    assertThat(BYTES.clauses(new KeepsBytesByOneField())).contains(Clause.NOTHING_REMEMBERED);
  }

  /** It writes when it is given the value, and copies when the clock runs. */
  @Test
  void aCodecThatWorksOutsideTheClockBreaksHeld() throws Exception {
    class WritesBeforehand extends SoundCodec {
      WritesBeforehand() {
        super(
            new HeldClass<>(
                Object.class,
                WritesBeforehand::writtenInConversion,
                value -> readInConversion((byte[]) value)));
      }

      private static Object writtenInConversion(Object model) {
        try {
          return written(model);
        } catch (Exception e) {
          throw new IllegalStateException(e);
        }
      }

      @Override
      public byte[] serialize(Object value) {
        return ((byte[]) value).clone();
      }

      @Override
      public Object deserialize(byte[] bytes) {
        return bytes.clone();
      }
    }
    assertThat(BYTES.clauses(new WritesBeforehand())).contains(Clause.HELD);
  }

  @Test
  void aCodecThatReturnsAValueAgainBreaksNothingRemembered() throws Exception {
    class ReturnsValuesAgain extends SoundCodec {
      private final Map<String, Object> kept = new HashMap<>();

      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        String key = Arrays.toString(bytes);
        Object known = kept.get(key);
        if (known == null) {
          known = super.deserialize(bytes);
          kept.put(key, known);
        }
        return known;
      }
    }
    BYTES.assertBreaks(new ReturnsValuesAgain(), Clause.NOTHING_REMEMBERED, "OrderEvent in common");
  }

  @Test
  void aCodecThatReturnsACopyOfWhatItReadBeforeBreaksNothingRemembered() throws Exception {
    class ReturnsCopies extends SoundCodec {
      private final Map<String, Object> kept = new HashMap<>();

      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        String key = new String(bytes, StandardCharsets.ISO_8859_1);
        Object known = kept.get(key);
        if (known == null) {
          // Work that a library does for a value that it has not seen.
          known = super.deserialize(bytes);
          kept.put(key, FreshValues.copy(FreshValues.copy(known)));
          return known;
        }
        return super.deserialize(bytes);
      }
    }
    BYTES.assertBreaks(
        new ReturnsCopies(), Clause.NOTHING_REMEMBERED, "deserialize allocates less");
  }

  /** It gets the values from where the suite does, and copies what it has written before. */
  @Test
  void aCodecWithATableOfTheMeasuredValuesBreaksNothingRemembered() throws Exception {
    class HasATable extends SoundCodec {
      private final Map<Object, byte[]> known = new HashMap<>();

      HasATable() throws Exception {
        for (Object value : PAYLOAD.values()) {
          known.put(value, super.serialize(value));
        }
      }

      @Override
      public byte[] serialize(Object value) throws Exception {
        byte[] bytes = known.get(value);
        return bytes == null ? super.serialize(value) : bytes.clone();
      }
    }
    BYTES.assertBreaks(
        new HasATable(),
        Clause.NOTHING_REMEMBERED,
        "times as much for values that differ from the measured ones in a leaf");
  }

  @Test
  void aCodecThatWritesTheNumberOfAMeasuredValueBreaksNothingRemembered() throws Exception {
    class WritesNumbers extends SoundCodec {
      private final List<?> known = Payload.load("order-event").values();

      @Override
      public byte[] serialize(Object value) throws Exception {
        byte[] all = super.serialize(value);
        int number = known.indexOf(value);
        // It does the work, so that nothing but the length gives it away.
        return number < 0 ? all : ByteBuffer.allocate(5).putInt(1, number).array();
      }

      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        // The JDK's own messages never begin with 0.
        if (bytes.length == 5 && bytes[0] == 0) {
          return FreshValues.copy(known.get(ByteBuffer.wrap(bytes).getInt(1)));
        }
        return super.deserialize(bytes);
      }
    }
    BYTES.assertBreaks(new WritesNumbers(), Clause.NOTHING_REMEMBERED, "messages are");
  }

  @Test
  void aCodecThatReadsHalfAMessageAsTheWholeBreaksTruncation() throws Exception {
    class Pads extends SoundCodec {
      @Override
      public byte[] serialize(Object value) throws Exception {
        byte[] bytes = super.serialize(value);
        return Arrays.copyOf(bytes, bytes.length + 3);
      }
    }
    BYTES.assertBreaks(new Pads(), Clause.TRUNCATION, "bytes were read as the whole value");
  }

  @Test
  void aCodecThatLeavesDefaultsOutBreaksDocument() throws Exception {
    class LeavesDefaultsOut extends JsonCodec {
      @Override
      public byte[] serialize(Object value) throws Exception {
        ObjectNode tree = mapper.valueToTree(value);
        ObjectNode flags = (ObjectNode) tree.get("flags");
        if (!flags.get("marginCall").asBoolean()) {
          flags.remove("marginCall");
        }
        return mapper.writeValueAsBytes(tree);
      }
    }
    assertThat(BYTES.clauses(new LeavesDefaultsOut())).contains(Clause.DOCUMENT);
  }

  /** Its JSON wraps the document: by its own word it writes and reads that, and nothing else. */
  private static final class Wraps extends JsonCodec {
    private final boolean admitted;

    Wraps(boolean admitted) {
      this.admitted = admitted;
    }

    @Override
    public Traits traits() {
      Traits.Builder traits = builder();
      return admitted ? traits.ownDocument("Wraps it.").build() : traits.build();
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
      return mapper.writeValueAsBytes(Map.of("wrapped", value));
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      return mapper.treeToValue(mapper.readTree(bytes).required("wrapped"), OrderEvent.class);
    }
  }

  /** What was read from another medium's view would be compressed a second time. */
  @Test
  void messagesAreCompressedAndStartedColdWhereTheyAreBytes() throws Exception {
    Codec jackson = Codecs.load("jackson");
    assertThat(BYTES.qualify(jackson, PAYLOAD).operations())
        .contains(Operation.GZIP_6, Operation.UNZSTD_3_DICTIONARY, Operation.MAKE);
    assertThat(new Judged(Medium.STRING).qualify(jackson, PAYLOAD).operations())
        .contains(Operation.SERIALIZE)
        .allMatch(Operation::isOfEveryMedium);
  }

  @Test
  void aCodecWithItsOwnDocumentNeitherReadsNorWritesTheCommonOne() throws Exception {
    assertThat(BYTES.clauses(new Wraps(false))).containsExactly(Clause.ROUND_TRIP);
    assertThat(BYTES.violations(new Wraps(true))).isEmpty();
    assertThat(BYTES.qualify(new Wraps(true), PAYLOAD).operations())
        .filteredOn(Operation::isOfContract)
        .containsExactly(Operation.SERIALIZE, Operation.DESERIALIZE);
    assertThat(BYTES.qualify(new Wraps(true), Payload.load("order-event-pretty")))
        .extracting(result -> result.unsupported().sentence())
        .isEqualTo("a pretty-printed text is for codecs that read the common JSON document");
  }

  @Test
  void aCodecWithItsOwnDocumentIsHeldToTheRestOfTheContract() throws Exception {
    class Forgets extends JsonCodec {
      @Override
      public Traits traits() {
        return builder().ownDocument("Leaves the venue out.").build();
      }

      @Override
      public byte[] serialize(Object value) throws Exception {
        return mapper.writeValueAsBytes(((ObjectNode) mapper.valueToTree(value)).without("venue"));
      }
    }
    BYTES.assertBreaks(new Forgets(), Clause.ROUND_TRIP, "value 0 after a round trip");
  }

  @Test
  void aTreeThatLacksAFieldBreaksParse() throws Exception {
    class LacksAField extends JsonCodec {
      @Override
      public Object parse(byte[] document) throws Exception {
        return ((ObjectNode) super.parse(document)).without("venue");
      }
    }
    assertThat(BYTES.violations(new LacksAField()))
        .hasSize(PAYLOAD.values().size())
        .allSatisfy(v -> assertThat(v.toString()).startsWith("parse: ").endsWith("lacks /venue"));
  }

  @Test
  void aCodecIsHeldToTheContractThroughItsStringApiToo() throws Exception {
    class WrongText extends JsonCodec {
      @Override
      public Object read(String text) throws Exception {
        return super.read(text.replace("NYSE", "XETRA"));
      }
    }
    assertThat(BYTES.violations(new WrongText())).isEmpty();
    assertThat(new Judged(Medium.STRING).violations(new WrongText()))
        .extracting(Violation::clause)
        .containsExactly(Clause.ROUND_TRIP);
    assertThat(new Judged(Medium.STRING).violations(new JsonCodec())).isEmpty();
  }

  @Test
  void aCodecPrintsItsOwnTreesThroughBothApis() throws Exception {
    class OpaqueTrees extends JsonCodec implements TextTreeBinding {
      @Override
      public Object parse(byte[] document) throws Exception {
        return Optional.of(super.parse(document));
      }

      @Override
      public Object parse(String document) throws Exception {
        return Optional.of(mapper.readTree(document));
      }

      @Override
      public String print(Object tree) {
        return ((Optional<?>) tree).orElseThrow().toString();
      }
    }
    assertThat(BYTES.violations(new OpaqueTrees())).isEmpty();
    assertThat(new Judged(Medium.STRING).violations(new OpaqueTrees())).isEmpty();
  }

  @Test
  void aPayloadOfOneValueIsJudgedWithMore() throws Exception {
    Payload<?> one = Payload.load("order-event-first-1");
    assertThat(BYTES.violations(new JsonCodec(), one)).isEmpty();
    assertThat(BYTES.qualify(new JsonCodec(), one).outputs()).hasSize(2);
  }

  @Test
  void aCodecThatFailsAtOneValueOfManyBreaksTheRoundTrip() throws Exception {
    Object last = PAYLOAD.values().get(PAYLOAD.values().size() - 1);
    class FailsAtTheLast extends SoundCodec {
      @Override
      public byte[] serialize(Object value) throws Exception {
        if (value.equals(last)) {
          throw new IllegalStateException("the last");
        }
        return super.serialize(value);
      }
    }
    assertThat(BYTES.clauses(new FailsAtTheLast())).containsExactly(Clause.ROUND_TRIP);
  }

  @Test
  void aMediumOrPayloadThatIsNotForACodecIsRefusedWithTheReason() throws Exception {
    assertThat(
            new Judged(Medium.STRING).qualify(new SoundCodec(), PAYLOAD).unsupported().sentence())
        .isEqualTo("the codec has no String API");
    Payload<?> pretty = Payload.load("order-event-pretty");
    assertThat(BYTES.qualify(new SoundCodec(), pretty).unsupported().sentence())
        .isEqualTo("a pretty-printed text is for codecs that read the common JSON document");
    assertThat(BYTES.violations(new JsonCodec(), pretty)).isEmpty();
  }

  @Test
  void aCodecMayRefuseAPayloadWithItsReason() throws Exception {
    class Refuses extends SoundCodec {
      @Override
      public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
        throw new UnsupportedPayload("no booleans");
      }
    }
    assertThat(BYTES.qualify(new Refuses(), PAYLOAD).unsupported().sentence())
        .isEqualTo("no booleans");
  }

  /** A sound JSON codec. */
  private static class JsonCodec extends SoundCodec implements TreeBinding, TextBinding<Object> {
    final ObjectMapper mapper = new ObjectMapper();

    @Override
    public Traits traits() {
      return builder().build();
    }

    static Traits.Builder builder() {
      return Traits.of("json", Format.JSON)
          .licence("Apache-2.0")
          .threadSafety(ThreadSafety.SAFE)
          .configuration("For tests.", "https://example.org");
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
      return mapper.writeValueAsBytes(value);
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      return mapper.readValue(bytes, OrderEvent.class);
    }

    @Override
    public String write(Object value) throws Exception {
      return mapper.writeValueAsString(value);
    }

    @Override
    public Object read(String text) throws Exception {
      return mapper.readValue(text, OrderEvent.class);
    }

    @Override
    public Object parse(byte[] document) throws Exception {
      return mapper.readTree(document);
    }
  }
}
