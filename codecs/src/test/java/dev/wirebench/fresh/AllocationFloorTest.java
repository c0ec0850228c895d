package dev.wirebench.fresh;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codecs;
import dev.wirebench.models.Payload;
import dev.wirebench.qualification.SoundCodec;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class AllocationFloorTest {
  private static final Payload<?> PAYLOAD = Payload.load("order-event");

  /** More results than the check asks for. */
  private static final int READY = 100;

  @Test
  void aCodecThatMakesItsResultsAllocatesMoreThanThese() throws Exception {
    assertThat(objections(new SoundCodec())).isEmpty();
    for (String codec : new String[] {"gson", "kryo", "protobuf"}) {
      Binding<Object> binding = bound(codec);
      Object value = binding.fromModel(PAYLOAD.values().get(0));
      assertThat(AllocationFloor.objections(binding, value, binding.serialize(value)))
          .as(codec)
          .isEmpty();
    }
  }

  @Test
  void aCodecThatHandsOutMessagesMadeBeforeIsFound() throws Exception {
    class HasMessages extends SoundCodec {
      private final Deque<byte[]> ready = new ArrayDeque<>();

      HasMessages() throws Exception {
        for (int i = 0; i < READY; i++) {
          ready.add(super.serialize(PAYLOAD.values().get(0)));
        }
      }

      @Override
      public byte[] serialize(Object value) {
        return ready.remove();
      }
    }
    assertThat(objections(new HasMessages()))
        .singleElement()
        .asString()
        .matches("serialize allocates \\d+ bytes and returns at least \\d{3,}");
  }

  @Test
  void aCodecThatHandsOutValuesMadeBeforeIsFound() throws Exception {
    class HasValues extends SoundCodec {
      private final Deque<Object> ready = new ArrayDeque<>();

      HasValues() {
        for (int i = 0; i < READY; i++) {
          ready.add(FreshValues.copy(PAYLOAD.values().get(0)));
        }
      }

      @Override
      public Object deserialize(byte[] bytes) {
        return ready.remove();
      }
    }
    assertThat(objections(new HasValues()))
        .singleElement()
        .asString()
        .matches("deserialize allocates \\d+ bytes and returns at least \\d{3,}");
  }

  private static List<String> objections(SoundCodec codec) throws Exception {
    Object value = PAYLOAD.values().get(0);
    return AllocationFloor.objections(codec, value, new SoundCodec().serialize(value));
  }

  @SuppressWarnings("unchecked")
  private static Binding<Object> bound(String codec) {
    return (Binding<Object>) Codecs.load(codec).bind(PAYLOAD.type());
  }
}
