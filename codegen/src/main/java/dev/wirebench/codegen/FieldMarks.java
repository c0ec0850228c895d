package dev.wirebench.codegen;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;

/**
 * Annotations of fields that tell libraries what the schema says besides names: the number of a
 * field, and that it may be absent.
 *
 * @param numbers annotations with a field's number
 * @param absent the annotation of a type whose value may be null, if a library asks for one
 */
record FieldMarks(List<Number> numbers, Optional<ClassName> absent) {

  /** An annotation with the number of the field as its value {@code member}. */
  record Number(ClassName type, String member) {}

  private static final String FORY = "org.apache.fory.annotation";

  /** Fields without annotations. */
  static final FieldMarks NONE = new FieldMarks(List.of(), Optional.empty());

  /**
   * The annotations of a bean's fields. Each library ignores the annotations of the others, which
   * its JVM does not have.
   */
  static final FieldMarks BEAN =
      new FieldMarks(
          List.of(
              new Number(
                  ClassName.get(
                      "com.esotericsoftware.kryo.serializers", "TaggedFieldSerializer", "Tag"),
                  "value"),
              new Number(ClassName.get("io.protostuff", "Tag"), "value"),
              new Number(ClassName.get(FORY, "ForyField"), "id")),
          Optional.of(ClassName.get(FORY, "Nullable")));

  /**
   * The annotations of a data class's properties. Kotlin's types say themselves what may be null.
   */
  static final FieldMarks DATA =
      new FieldMarks(
          List.of(
              new Number(ClassName.get("kotlinx.serialization.protobuf", "ProtoNumber"), "number")),
          Optional.empty());
}
