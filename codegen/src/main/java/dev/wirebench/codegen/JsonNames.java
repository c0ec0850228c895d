package dev.wirebench.codegen;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Set;

/**
 * The annotations that tell each library a JSON name that it would spell otherwise. A library that
 * needs an annotation is one line here.
 */
final class JsonNames {
  /** The part of a property that an annotation stands on. */
  enum Place {
    /** The Kotlin property itself, which has no counterpart in Java. */
    PROPERTY,
    /** The constructor's parameter. */
    PARAMETER,
    FIELD,
    GETTER,
    SETTER
  }

  /** An annotation with the name as its value {@code member}. */
  record Annotation(ClassName type, String member, Set<Place> places) {}

  private static final ClassName JACKSON =
      ClassName.get("com.fasterxml.jackson.annotation", "JsonProperty");
  private static final ClassName GSON =
      ClassName.get("com.google.gson.annotations", "SerializedName");
  private static final ClassName FASTJSON2 =
      ClassName.get("com.alibaba.fastjson2.annotation", "JSONField");
  private static final ClassName JSON_B =
      ClassName.get("jakarta.json.bind.annotation", "JsonbProperty");
  private static final ClassName FASTJSON =
      ClassName.get("com.alibaba.fastjson.annotation", "JSONField");
  private static final ClassName FLEXJSON = ClassName.get("flexjson", "JSON");
  private static final ClassName FORY_JSON =
      ClassName.get("org.apache.fory.json.annotation", "JsonProperty");
  private static final ClassName JAXB = ClassName.get("jakarta.xml.bind.annotation", "XmlElement");
  private static final ClassName MOSHI = ClassName.get("com.squareup.moshi", "Json");
  private static final ClassName DSL_JSON = ClassName.get("com.dslplatform.json", "JsonAttribute");
  private static final ClassName AVAJE = ClassName.get("io.avaje.jsonb", "Json", "Property");
  private static final ClassName OURS = ClassName.get("dev.wirebench.models", "JsonName");
  private static final ClassName KOTLINX = ClassName.get("kotlinx.serialization", "SerialName");

  /**
   * The annotations of the Java bean. Jackson and fastjson2 go by the accessors. An annotated field
   * would be a second property to them if they spell its accessors otherwise ({@code xIndex},
   * {@code getXIndex}).
   */
  static final List<Annotation> BEAN =
      List.of(
          new Annotation(JACKSON, "value", Set.of(Place.GETTER, Place.SETTER)),
          new Annotation(GSON, "value", Set.of(Place.FIELD)),
          new Annotation(FASTJSON2, "name", Set.of(Place.GETTER, Place.SETTER)),
          new Annotation(FASTJSON, "name", Set.of(Place.GETTER, Place.SETTER)),
          new Annotation(JSON_B, "value", Set.of(Place.GETTER, Place.SETTER)),
          new Annotation(FLEXJSON, "name", Set.of(Place.GETTER, Place.SETTER)),
          new Annotation(FORY_JSON, "value", Set.of(Place.GETTER)),
          new Annotation(JAXB, "name", Set.of(Place.GETTER)),
          new Annotation(OURS, "value", Set.of(Place.FIELD)));

  /** The annotations of the Kotlin data class. fastjson2 does not read it. */
  static final List<Annotation> DATA =
      List.of(
          new Annotation(KOTLINX, "value", Set.of(Place.PROPERTY)),
          new Annotation(JACKSON, "value", Set.of(Place.GETTER, Place.PARAMETER)),
          new Annotation(GSON, "value", Set.of(Place.FIELD)),
          new Annotation(MOSHI, "name", Set.of(Place.PARAMETER)));

  /** The annotations of the data classes that kotlinx.serialization alone binds. */
  static final List<Annotation> KOTLINX_DATA =
      List.of(new Annotation(KOTLINX, "value", Set.of(Place.PROPERTY)));

  /** The annotations of the data classes that Moshi generates adapters for. */
  static final List<Annotation> MOSHI_DATA =
      List.of(new Annotation(MOSHI, "name", Set.of(Place.PARAMETER)));

  /** The annotations of the beans that DSL-JSON generates converters for. */
  static final List<Annotation> DSL_JSON_BEAN =
      List.of(new Annotation(DSL_JSON, "name", Set.of(Place.GETTER)));

  /** The annotations of the beans that Avaje generates adapters for: it looks at fields. */
  static final List<Annotation> AVAJE_BEAN =
      List.of(new Annotation(AVAJE, "value", Set.of(Place.FIELD)));

  /** The annotations of the beans that Micronaut introspects: it takes Jackson's. */
  static final List<Annotation> MICRONAUT_BEAN =
      List.of(new Annotation(JACKSON, "value", Set.of(Place.GETTER, Place.SETTER)));

  private JsonNames() {}
}
