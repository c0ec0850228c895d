package dev.wirebench.report.input;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.type.LogicalType;
import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The observations of codecs apart from their speed, as the command {@code qualities} writes them.
 *
 * @param program that observed it
 * @param started ISO 8601
 * @param codecs versions of their libraries, by id
 * @param libraries words for each codec, by id: those with the same words are configurations of one
 *     library that a program can exchange; empty in files of 0.1.0
 * @param isWhole whether all that was asked for has been observed
 */
public record Qualities(
    String program,
    String started,
    Map<String, String> codecs,
    Map<String, String> libraries,
    boolean isWhole,
    List<Observed> observations) {
  private static final String NAME = "qualities.json";
  private static final String LIBRARIES = "libraries";

  /** Everything that is asked for must be there; what is not asked for may be. */
  private static final ObjectReader READER =
      JsonMapper.builder(JsonFile.FACTORY)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withCoercionConfig(
              LogicalType.Textual,
              texts ->
                  texts
                      .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
          .build()
          .readerFor(Qualities.class);

  public Qualities {
    codecs = Map.copyOf(codecs);
    libraries = Map.copyOf(libraries);
    observations = List.copyOf(observations);
  }

  /**
   * @param folder with {@code qualities.json}, possibly compressed
   * @throws BadInput if it has none, or one that nobody wrote so
   */
  public static Qualities read(Path folder) {
    Path file = JsonFile.orCompressed(folder.resolve(NAME));
    if (!Files.isRegularFile(file)) {
      throw new BadInput(
          "'"
              + folder
              + "' holds no observations: it has no "
              + NAME
              + ", which 'qualities --out' writes.");
    }
    try (InputStream in = new JsonFile(file).open()) {
      return read(in, "'" + file + "'");
    } catch (IOException e) {
      throw refused("'" + file + "'", e.toString(), e);
    }
  }

  /**
   * @param in not closed
   * @param name for sentences
   * @throws BadInput if it is damaged
   */
  public static Qualities read(InputStream in, String name) {
    try {
      JsonNode tree = READER.readTree(in);
      if (tree instanceof ObjectNode file && !file.has(LIBRARIES)) {
        file.putObject(LIBRARIES);
      }
      Qualities read = READER.readValue(tree);
      if (read == null) {
        throw new BadInput(sentence(name, "it is null"));
      }
      return read;
    } catch (IOException e) {
      throw refused(name, JsonFile.why(e), e);
    }
  }

  private static BadInput refused(String name, String why, IOException e) {
    return new BadInput(sentence(name, why), e);
  }

  private static String sentence(String name, String why) {
    return name + " is not what 'qualities' writes (" + why + "): run it again with --out.";
  }
}
