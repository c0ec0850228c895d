package dev.wirebench.codecs;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

/** No tree operation: the pool costs a tree what it costs an object. */
public final class JacksonDequePool implements Codec {
  private final ObjectMapper mapper =
      Jackson.configured(
              JsonMapper.builder(
                  JsonFactory.builder()
                      .recyclerPool(JsonRecyclerPools.newConcurrentDequePool())
                      .build()))
          .build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-deque-pool", Format.JSON)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson, with buffers from a pool of its own, a concurrent deque, in place of each"
                + " thread's: what Jackson 3 has by default, and what serves virtual threads.",
            "https://github.com/FasterXML/jackson-core/blob/2.x/src/main/java/com/fasterxml/jackson"
                + "/core/util/JsonRecyclerPools.java")
        .note("Measured in one thread: what it pays for the pool, not for contention.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Mapped<>(Jackson.reading(mapper, payload), payload.bean());
  }
}
