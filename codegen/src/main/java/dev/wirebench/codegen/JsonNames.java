package dev.wirebench.codegen;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * How each library is told a JSON name that it would spell otherwise. A library that needs an
 * annotation is one line here.
 */
final class JsonNames {
  /** An annotation with the name as its value {@code member}. */
  record Annotation(ClassName type, String member) {}

  /** On the field of the Java bean. */
  static final List<Annotation> BEAN =
      List.of(
          new Annotation(
              ClassName.get("com.fasterxml.jackson.annotation", "JsonProperty"), "value"),
          new Annotation(ClassName.get("com.google.gson.annotations", "SerializedName"), "value"),
          new Annotation(ClassName.get("com.alibaba.fastjson2.annotation", "JSONField"), "name"));

  /** On the constructor parameter of the Kotlin data class. */
  static final List<Annotation> DATA =
      List.of(new Annotation(ClassName.get("kotlinx.serialization", "SerialName"), "value"));

  private JsonNames() {}
}
