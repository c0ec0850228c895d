package dev.wirebench.studies.claims;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** The value of a key that a claim may have in the data file, by the type of that key. */
@JsonDeserialize(using = ClaimPart.FromYaml.class)
sealed interface ClaimPart permits ClaimPart.Text, Predicate {
  String FIGURE = "figure";
  String CONTRADICTION = "contradiction";
  String NOT_COMPARABLE = "not-comparable";
  String RUN = "run";
  String MEASURED_BY = "measured-by";

  /** Words of the study, or of whoever entered the claim. */
  record Text(String text) implements ClaimPart {}

  /** Reads a part while the place in the file is known, which messages name. */
  final class FromYaml extends StdDeserializer<ClaimPart> {
    private static final long serialVersionUID = 1L;

    private static final List<String> TEXTS =
        List.of(FIGURE, CONTRADICTION, NOT_COMPARABLE, RUN, MEASURED_BY);
    private static final Map<String, Class<? extends Predicate>> PREDICATES =
        Map.of(
            "order", Predicate.Order.class,
            "least", Predicate.Least.class,
            "most", Predicate.Most.class,
            "ratio", Predicate.RatioOf.class,
            "value", Predicate.ValueOf.class,
            "differ", Predicate.Differ.class);

    FromYaml() {
      super(ClaimPart.class);
    }

    @Override
    public ClaimPart deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      String key = known(parser);
      return TEXTS.contains(key)
          ? new Text(context.readValue(parser, String.class))
          : context.readValue(parser, PREDICATES.get(key));
    }

    @Override
    public ClaimPart getNullValue(DeserializationContext context) throws JsonMappingException {
      try {
        known(context.getParser());
        return null;
      } catch (IOException e) {
        throw JsonMappingException.fromUnexpectedIOE(e);
      }
    }

    private static String known(JsonParser parser) throws IOException {
      String key = parser.currentName();
      if (!TEXTS.contains(key) && !PREDICATES.containsKey(key)) {
        throw UnrecognizedPropertyException.from(parser, ClaimEntry.class, key, List.of());
      }
      return key;
    }
  }
}
