package dev.wirebench.report.scenario;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;

/**
 * Where something is written under a key that there is not.
 *
 * @param line counted from 1
 */
@JsonDeserialize(using = Elsewhere.FromYaml.class)
record Elsewhere(int line) {

  static final class FromYaml extends StdDeserializer<Elsewhere> {
    private static final long serialVersionUID = 1L;

    FromYaml() {
      super(Elsewhere.class);
    }

    @Override
    public Elsewhere deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      int line = parser.currentTokenLocation().getLineNr();
      parser.skipChildren();
      return new Elsewhere(line);
    }
  }
}
