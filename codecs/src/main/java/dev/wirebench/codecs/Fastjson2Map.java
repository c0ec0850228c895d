package dev.wirebench.codecs;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldMap;
import dev.wirebench.models.PayloadType;

public final class Fastjson2Map implements Codec {
  private final JSONWriter.Context writing =
      JSONFactory.createWriteContext(JSONWriter.Feature.WriteNulls);
  private final JSONReader.Context reading = JSONFactory.createReadContext();

  @Override
  public Traits traits() {
    return Traits.of("fastjson2-map", Format.JSON)
        .artifact("fastjson2", JSON.class)
        .licence("Apache-2.0")
        .holds(Held.MAP)
        .threadSafety(
            ThreadSafety.SAFE,
            "That threads may share it is documented of its methods, not of the contexts kept.")
        .configuration(
            "As fastjson2, on a Map of strings, numbers, lists and maps in place of a bean.",
            "https://github.com/alibaba/fastjson2/blob/main/docs/features_en.md")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Fastjson2.Bound<>(writing, reading, HeldMap.of(payload.bean()));
  }
}
