package dev.wirebench.report.scenario;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import dev.wirebench.base.BadInput;
import java.io.IOException;

/**
 * A value that somebody wrote, and its place for messages.
 *
 * @param place as in {@code line 7} or {@code --rate}
 */
@JsonDeserialize(using = Written.FromYaml.class)
record Written(String text, String place) {

  /** An error about it. */
  BadInput refused(String file, String sentence) {
    return new BadInput((file.isEmpty() ? "" : file + ", ") + place + ": " + sentence);
  }

  /** The scalar that a parser is at. */
  static Written in(JsonParser parser) throws IOException {
    return new Written(
        parser.getText().strip(), "line " + parser.currentTokenLocation().getLineNr());
  }

  static final class FromYaml extends StdDeserializer<Written> {
    private static final long serialVersionUID = 1L;

    FromYaml() {
      super(Written.class);
    }

    @Override
    public Written deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      if (!parser.currentToken().isScalarValue()) {
        context.reportInputMismatch(this, "one value is expected here");
      }
      return in(parser);
    }
  }
}
