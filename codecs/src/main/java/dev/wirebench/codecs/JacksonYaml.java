package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;
import org.yaml.snakeyaml.LoaderOptions;

public final class JacksonYaml implements Codec {
  private final ObjectMapper mapper = Jackson.configured(YAMLMapper.builder(anyLength())).build();

  /** No other row of Jackson limits the length of a document. */
  private static YAMLFactory anyLength() {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(Integer.MAX_VALUE);
    return YAMLFactory.builder().loaderOptions(options).build();
  }

  @Override
  public Traits traits() {
    return Traits.of("jackson-yaml", new Format("YAML", true, "every language"))
        .artifact("jackson-dataformat-yaml", YAMLMapper.class)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson, with a YAMLMapper that reads documents of more than 3 MB, too; its other"
                + " settings as they are: block style, all texts quoted, a marker where the"
                + " document starts.",
            "https://github.com/FasterXML/jackson-dataformats-text/tree/2.x/yaml#maximum-input-yaml-document-size-3-mb")
        .note(
            "A text that is cut off at the end of a line is a whole one: fields that are missing are"
                + " left as they are, and no error tells. The last line break adds nothing.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Mapped<>(mapper, payload.bean());
  }
}
