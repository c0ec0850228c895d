package dev.wirebench.report.scenario;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;

/**
 * The value under a key of a scenario, before it is known whether there is such a key.
 *
 * @param value null if nothing, a list or an object is written there
 * @param isOne whether it is neither a list nor an object
 * @param line counted from 1
 */
@JsonDeserialize(using = Entry.FromYaml.class)
record Entry(Written value, boolean isOne, int line) {

  static final class FromYaml extends StdDeserializer<Entry> {
    private static final long serialVersionUID = 1L;

    FromYaml() {
      super(Entry.class);
    }

    @Override
    public Entry deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      int line = line(parser);
      if (parser.currentToken().isScalarValue()) {
        return new Entry(Written.in(parser), true, line);
      }
      parser.skipChildren();
      return new Entry(null, false, line);
    }

    @Override
    public Entry getNullValue(DeserializationContext context) {
      return new Entry(null, true, line(context.getParser()));
    }

    private static int line(JsonParser parser) {
      return parser.currentTokenLocation().getLineNr();
    }
  }
}
