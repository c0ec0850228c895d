package dev.wirebench.codecs;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class Fastjson2JsonbArray implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("fastjson2-jsonb-array", Fastjson2Jsonb.JSONB_FORMAT)
        .artifact("fastjson2", JSONB.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.SAFE,
            "That threads may share it is documented of its methods, not of the contexts kept.")
        .configuration(
            "As fastjson2-jsonb, with BeanToArray and SupportArrayToBean: values without names.",
            "https://github.com/alibaba/fastjson2/wiki/jsonb_cn")
        .note(Fastjson2Jsonb.READS_ON)
        .note("Cannot write a map whose keys are booleans; reads other keys as text.")
        .note("Both ends must agree on the names of the fields, which decide their order.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Fastjson2Jsonb.Bound<>(
        JSONFactory.createWriteContext(JSONWriter.Feature.BeanToArray),
        JSONFactory.createReadContext(JSONReader.Feature.SupportArrayToBean),
        payload.bean());
  }
}
