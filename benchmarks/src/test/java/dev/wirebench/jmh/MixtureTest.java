package dev.wirebench.jmh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.fork.OtherTypes;
import dev.wirebench.jmh.Mixture.Type;
import dev.wirebench.models.PayloadSource;
import dev.wirebench.models.PayloadType;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MixtureTest {
  private static final PayloadSource BUILD = PayloadSource.ofBuild();

  private static Mixture mixture(String codec, String payloads) throws Exception {
    System.setProperty("wirebench.mixed", payloads);
    return Mixture.of(Codecs.load(codec), BUILD);
  }

  @AfterEach
  void forget() {
    System.clearProperty("wirebench.mixed");
    OtherTypes.callBetweenIterations(() -> {});
  }

  @Test
  void aForkThatWasToldOfNoneCallsNone() throws Exception {
    Mixture none = Mixture.of(Codecs.load("kryo"), BUILD);
    assertThat(none.types()).isEmpty();
    OtherTypes.callBetweenIterations(
        () -> {
          throw new IllegalStateException("called");
        });
    none.begin();
    assertThatThrownBy(() -> new OtherTypes().beforeIteration(null, null)).hasMessage("called");
  }

  @Test
  void theFlagSaysWhichTypesAreCalled() throws Exception {
    assertThat(OtherTypes.flag(List.of("users", "chain")))
        .isEqualTo("-Dwirebench.mixed=users,chain");
    Mixture two = mixture("kryo", "users,chain");
    assertThat(two.types()).hasSize(2);
    assertThat(two.types().get(1).values()).hasSize(8);
  }

  /** Between iterations each type is written and read once at least. */
  @Test
  void allTypesAreCalledBeforeEachIteration() throws Exception {
    Mixture one = mixture("kryo", "chain");
    AtomicInteger calls = new AtomicInteger();
    Type type = one.types().get(0);
    Mixture counted =
        new Mixture(
            List.of(new Type(new Counting(type.binding(), calls), type.values(), type.messages())));
    counted.begin();
    int before = calls.get();
    assertThat(before).as("long enough for the compilers, in both directions").isGreaterThan(100);
    new OtherTypes().beforeIteration(null, null);
    assertThat(calls.get()).isGreaterThanOrEqualTo(before + 2);
  }

  @Test
  void aTypeThatTheCodecDoesNotCarryIsNamed() {
    System.setProperty("wirebench.mixed", "chain");
    assertThatThrownBy(() -> Mixture.of(new Refusing(), BUILD))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the other type 'chain' cannot be carried: it holds itself");
  }

  private static final class Refusing implements Codec {
    @Override
    public Traits traits() {
      throw new UnsupportedOperationException("nobody asks for them");
    }

    @Override
    public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
      throw new UnsupportedPayload("it holds itself");
    }
  }

  private record Counting(Binding<Object> codec, AtomicInteger calls) implements Binding<Object> {
    @Override
    public Object fromModel(Object model) {
      return codec.fromModel(model);
    }

    @Override
    public Object toModel(Object value) {
      return codec.toModel(value);
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
      calls.incrementAndGet();
      return codec.serialize(value);
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      calls.incrementAndGet();
      return codec.deserialize(bytes);
    }
  }
}
