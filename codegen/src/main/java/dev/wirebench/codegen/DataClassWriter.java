package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.squareup.kotlinpoet.AnnotationSpec;
import com.squareup.kotlinpoet.AnnotationSpec.UseSiteTarget;
import com.squareup.kotlinpoet.ClassName;
import com.squareup.kotlinpoet.FileSpec;
import com.squareup.kotlinpoet.FunSpec;
import com.squareup.kotlinpoet.KModifier;
import com.squareup.kotlinpoet.ParameterSpec;
import com.squareup.kotlinpoet.PropertySpec;
import com.squareup.kotlinpoet.TypeSpec;

/**
 * Writes the Kotlin data class of a message: every property a {@code val} of the constructor. What
 * may be absent is nullable. Only the flavour with default values has any: those of Protobuf.
 */
final class DataClassWriter {
  private final ClassFlavour flavour;
  private final KotlinTypes types;

  DataClassWriter(ClassFlavour flavour) {
    this.flavour = flavour;
    this.types = new KotlinTypes(flavour);
  }

  FileSpec write(SchemaFile file, Descriptor message) {
    ClassName data = KotlinTypes.of(flavour.of(message));
    TypeSpec.Builder type = TypeSpec.classBuilder(data);
    flavour.mark().ifPresent(mark -> type.addAnnotation(annotation(mark)));
    file.comment(message).ifPresent(comment -> type.addKdoc("%L", comment));
    if (!message.getFields().isEmpty()) {
      // Kotlin has no data class without properties.
      type.addModifiers(KModifier.DATA);
    }
    FunSpec.Builder constructor = FunSpec.constructorBuilder();
    for (FieldDescriptor field : message.getFields()) {
      String name = ClassNames.property(field);
      constructor.addParameter(parameter(field));
      PropertySpec.Builder property =
          PropertySpec.builder(name, types.of(field)).initializer("%N", name);
      file.comment(field).ifPresent(comment -> property.addKdoc("%L", comment));
      type.addProperty(property.build());
    }
    type.primaryConstructor(constructor.build());
    return FileSpec.builder(data).addType(type.build()).build();
  }

  private static AnnotationSpec annotation(ClassFlavour.Mark mark) {
    AnnotationSpec.Builder spec = AnnotationSpec.builder(KotlinTypes.of(mark.type()));
    mark.member().ifPresent(member -> spec.addMember("%L = %L", member.name(), member.value()));
    return spec.build();
  }

  private ParameterSpec parameter(FieldDescriptor field) {
    ParameterSpec.Builder parameter =
        ParameterSpec.builder(ClassNames.property(field), types.of(field));
    if (!ClassNames.isPlain(field)) {
      for (JsonNames.Annotation annotation : flavour.names()) {
        annotation.places().stream()
            .sorted()
            .forEach(place -> parameter.addAnnotation(name(field, annotation, place)));
      }
    }
    for (FieldMarks.Number number : flavour.marks().numbers()) {
      parameter.addAnnotation(
          AnnotationSpec.builder(KotlinTypes.of(number.type()))
              .addMember("%L = %L", number.member(), field.getNumber())
              .build());
    }
    if (flavour.hasDefaults()) {
      parameter.defaultValue(types.empty(field));
    }
    return parameter.build();
  }

  private static AnnotationSpec name(
      FieldDescriptor field, JsonNames.Annotation annotation, JsonNames.Place place) {
    AnnotationSpec.Builder spec =
        AnnotationSpec.builder(KotlinTypes.of(annotation.type()))
            .addMember("%L = %S", annotation.member(), ClassNames.jsonName(field));
    switch (place) {
      case PROPERTY -> {}
      case PARAMETER -> spec.useSiteTarget(UseSiteTarget.PARAM);
      case FIELD -> spec.useSiteTarget(UseSiteTarget.FIELD);
      case GETTER -> spec.useSiteTarget(UseSiteTarget.GET);
      case SETTER -> throw new AssertionError("a val has no setter");
    }
    return spec.build();
  }
}
