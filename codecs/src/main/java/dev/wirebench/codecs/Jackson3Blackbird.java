package dev.wirebench.codecs;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Payload;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.module.blackbird.BlackbirdModule;

/** No tree operation: Blackbird replaces bean access and leaves trees as they are. */
public final class Jackson3Blackbird implements Codec {
  private final ObjectMapper mapper = JsonMapper.builder().addModule(new BlackbirdModule()).build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-3-blackbird", Format.JSON)
        .artifact("jackson-module-blackbird", BlackbirdModule.class)
        .artifact("jackson-databind", ObjectMapper.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson-3, with the Blackbird module registered.",
            "https://github.com/FasterXML/jackson-modules-base/tree/3.x/blackbird")
        .note("Writes keys in alphabetical order.")
        .tuned()
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    return new Jackson3.Mapped<>(mapper, payload.type().bean());
  }
}
