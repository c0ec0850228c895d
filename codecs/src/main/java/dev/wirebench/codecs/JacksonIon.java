package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.ion.IonObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class JacksonIon implements Codec {
  private final ObjectMapper mapper =
      Jackson.configured(IonObjectMapper.builderForBinaryWriters()).build();

  @Override
  public Traits traits() {
    return Traits.of(
            "jackson-ion", new Format("Ion", false, "C, C#, Go, Java, Python, Rust and more"))
        .artifact("jackson-dataformat-ion", IonObjectMapper.class)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson, with an IonObjectMapper that writes Ion's binary form: names stand in a table"
                + " of symbols before the value, byte arrays as they are.",
            "https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/ion")
        .note("A message that is cut off between two values may be read without an error.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Binary<>(mapper, payload.bean());
  }
}
