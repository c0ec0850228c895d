package dev.wirebench.models;

import java.util.List;

/**
 * Code of our own that a codec needs for the shape of a class, beside the class itself: what its
 * users would have to write.
 *
 * @param payload whose class it is for
 * @param codec the id of the codec that cannot do without; others that read the same annotations
 *     use it, too
 * @param source the file, from the root of the repository
 * @param marker a regular expression: of the file, the lines count in which it is found
 * @param lines of code, without blank lines and comments; imports count
 */
public record CustomCode(String payload, String codec, String source, String marker, int lines) {
  private static final String MODELS = "models/src/main/kotlin/dev/wirebench/models/";
  private static final String CODECS = "codecs/src/main/kotlin/dev/wirebench/codecs/";

  private static final String WHOLE_FILE = "";
  private static final String OF_JACKSON = "jackson\\.annotation|@JsonCreator|JsonProperty\\(";
  private static final String OF_JSONB = "json\\.bind|@JsonbCreator|JsonbProperty\\(";

  /** The lines that fill in the default, whichever library calls them. */
  private static final String FACTORY = "|companion|@JvmStatic|fun of|\\): FizzBuzz|if \\(fizz";

  /** All of it; a codec that is not listed for a shape needs none. A test counts the lines. */
  public static List<CustomCode> all() {
    return List.of(
        ofModels("shape-data", "jackson", "shapedata/FizzBuzz.kt", OF_JACKSON, 6),
        ofModels("shape-data", "yasson", "shapedata/FizzBuzz.kt", OF_JSONB, 6),
        ofModels("shape-default", "jackson", "shapedefault/FizzBuzz.kt", OF_JACKSON + FACTORY, 11),
        ofModels("shape-default", "yasson", "shapedefault/FizzBuzz.kt", OF_JSONB + FACTORY, 11),
        ofModels("shape-value", "jackson", "shapevalue/Jackson.kt", WHOLE_FILE, 37),
        ofModels(
            "shape-value",
            "jackson",
            "shapevalue/FizzBuzz.kt",
            "databind\\.annotation|@JsonSerialize|@JsonDeserialize",
            4),
        ofModels("shape-value", "yasson", "shapevalue/Jsonb.kt", WHOLE_FILE, 44),
        ofModels("shape-value", "yasson", "shapevalue/FizzBuzz.kt", "json\\.bind|@JsonbType", 4),
        ofModels("shape-value", "fastjson2", "shapevalue/Fastjson2.kt", WHOLE_FILE, 41),
        ofModels("shape-value", "fastjson2", "shapevalue/FizzBuzz.kt", "fastjson2|@JSONType", 2),
        ofModels("shape-value", "moshi-reflect", "shapevalue/Moshi.kt", WHOLE_FILE, 10),
        new CustomCode("shape-value", "moshi-reflect", CODECS + "MoshiReflect.kt", "MoshiUInt", 2));
  }

  private static CustomCode ofModels(
      String payload, String codec, String file, String marker, int lines) {
    return new CustomCode(payload, codec, MODELS + file, marker, lines);
  }

  @Override
  public String toString() {
    return payload + " takes " + lines + " lines of code of our own for " + codec + ": " + source;
  }
}
