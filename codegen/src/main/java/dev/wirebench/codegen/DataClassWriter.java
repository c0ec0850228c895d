package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.squareup.kotlinpoet.AnnotationSpec;
import com.squareup.kotlinpoet.ClassName;
import com.squareup.kotlinpoet.FileSpec;
import com.squareup.kotlinpoet.FunSpec;
import com.squareup.kotlinpoet.KModifier;
import com.squareup.kotlinpoet.ParameterSpec;
import com.squareup.kotlinpoet.PropertySpec;
import com.squareup.kotlinpoet.TypeSpec;

/**
 * Writes the Kotlin data class of a message: {@code @Serializable}, every property a {@code val} of
 * the constructor, no default values. A message that may be absent is nullable.
 */
final class DataClassWriter {
  private static final ClassName SERIALIZABLE =
      new ClassName("kotlinx.serialization", "Serializable");

  private DataClassWriter() {}

  static FileSpec write(SchemaFile file, Descriptor message) {
    ClassName data = KotlinTypes.data(message);
    TypeSpec.Builder type = TypeSpec.classBuilder(data).addAnnotation(SERIALIZABLE);
    file.comment(message).ifPresent(comment -> type.addKdoc("%L", comment));
    if (!message.getFields().isEmpty()) {
      // Kotlin has no data class without properties.
      type.addModifiers(KModifier.DATA);
    }
    FunSpec.Builder constructor = FunSpec.constructorBuilder();
    for (FieldDescriptor field : message.getFields()) {
      String name = Names.property(field);
      constructor.addParameter(parameter(field));
      PropertySpec.Builder property =
          PropertySpec.builder(name, KotlinTypes.of(field)).initializer("%N", name);
      file.comment(field).ifPresent(comment -> property.addKdoc("%L", comment));
      type.addProperty(property.build());
    }
    type.primaryConstructor(constructor.build());
    return FileSpec.builder(data).addType(type.build()).build();
  }

  private static ParameterSpec parameter(FieldDescriptor field) {
    ParameterSpec.Builder parameter =
        ParameterSpec.builder(Names.property(field), KotlinTypes.of(field));
    if (!Names.isPlain(field)) {
      for (JsonNames.Annotation annotation : JsonNames.DATA) {
        parameter.addAnnotation(
            AnnotationSpec.builder(KotlinTypes.of(annotation.type()))
                .addMember("%L = %S", annotation.member(), field.getJsonName())
                .build());
      }
    }
    return parameter.build();
  }
}
