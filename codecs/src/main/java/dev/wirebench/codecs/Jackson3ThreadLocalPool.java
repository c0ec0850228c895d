package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/** No tree operation: the pool costs a tree what it costs an object. */
public final class Jackson3ThreadLocalPool implements Codec {
  private final ObjectMapper mapper =
      Jackson3.keepingOffsets(
              JsonMapper.builder(
                  JsonFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build()))
          .build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-3-thread-local-pool", Format.JSON)
        .artifact("jackson-databind", ObjectMapper.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson-3, with buffers that each thread keeps, in place of a pool that is a"
                + " concurrent deque: what Jackson 2 has by default, and what serves platform"
                + " threads.",
            "https://github.com/FasterXML/jackson-core/blob/3.x/src/main/java/tools/jackson"
                + "/core/util/JsonRecyclerPools.java")
        .note("Writes keys in alphabetical order.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson3.Mapped<>(mapper, payload.bean());
  }
}
