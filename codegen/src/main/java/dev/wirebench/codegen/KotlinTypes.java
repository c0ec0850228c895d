package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.squareup.kotlinpoet.AnnotationSpec;
import com.squareup.kotlinpoet.ClassName;
import com.squareup.kotlinpoet.CodeBlock;
import com.squareup.kotlinpoet.ParameterizedTypeName;
import com.squareup.kotlinpoet.TypeName;
import dev.wirebench.base.ValueType;
import java.util.List;
import java.util.Locale;

/** The Kotlin types of the properties of one flavour's data classes. */
final class KotlinTypes {
  static final ClassName LONG = kotlin("Long");
  static final ClassName DOUBLE = kotlin("Double");

  private static final ClassName SERIALIZABLE =
      new ClassName("kotlinx.serialization", "Serializable");

  private final ClassFlavour flavour;

  KotlinTypes(ClassFlavour flavour) {
    this.flavour = flavour;
  }

  TypeName of(FieldDescriptor field) {
    if (field.isMapField()) {
      return ParameterizedTypeName.get(
          kotlin("collections", "Map"), element(Kind.mapKey(field)), element(Kind.mapValue(field)));
    }
    TypeName element = element(field);
    if (field.isRepeated()) {
      return ParameterizedTypeName.get(kotlin("collections", "List"), element);
    }
    return field.hasPresence()
        ? element.copy(true, element.getAnnotations(), element.getTags())
        : element;
  }

  /** The default of a field that a message lacks, which is that of Protobuf, as code. */
  CodeBlock empty(FieldDescriptor field) {
    if (field.hasPresence()) {
      return CodeBlock.of("null");
    }
    if (field.isRepeated()) {
      return CodeBlock.of(field.isMapField() ? "emptyMap()" : "emptyList()");
    }
    return switch (field.getJavaType()) {
      case INT -> CodeBlock.of("0");
      case LONG -> CodeBlock.of("0L");
      case FLOAT -> CodeBlock.of("0f");
      case DOUBLE -> CodeBlock.of("0.0");
      case BOOLEAN -> CodeBlock.of("false");
      case STRING -> CodeBlock.of("%S", "");
      case BYTE_STRING -> CodeBlock.of("ByteArray(0)");
      case ENUM ->
          CodeBlock.of(
              "%T.%N",
              of(ClassNames.model(field.getEnumType())),
              EnumWriter.constants(field.getEnumType()).get(0).getName());
      case MESSAGE -> throw new AssertionError("a message may be absent: " + field);
    };
  }

  private TypeName element(FieldDescriptor field) {
    return switch (Kind.of(field)) {
      case SCALAR -> scalar(field);
      case BYTES -> serializedWith(kotlin("ByteArray"), ClassNames.BYTES_SERIALIZER);
      // One Java enum for both flavours: no library minds, and no Kotlin metadata is on it.
      case ENUM -> of(ClassNames.model(field.getEnumType()));
      case VALUE -> value(SchemaOptions.valueType(field).orElseThrow());
      case TIMESTAMP ->
          serializedWith(new ClassName("java.time", "Instant"), ClassNames.INSTANT_SERIALIZER);
      case LIST -> of(Kind.elements(field));
      case MESSAGE -> of(flavour.of(field.getMessageType()));
    };
  }

  private TypeName value(ValueType type) {
    return serializedWith(
        of(com.palantir.javapoet.ClassName.get(type.type())), ClassNames.serializer(type));
  }

  private static TypeName scalar(FieldDescriptor field) {
    return switch (field.getJavaType()) {
      case INT -> kotlin("Int");
      case LONG -> LONG;
      case FLOAT -> kotlin("Float");
      case DOUBLE -> DOUBLE;
      case BOOLEAN -> kotlin("Boolean");
      case STRING -> kotlin("String");
      case ENUM, BYTE_STRING, MESSAGE -> throw new AssertionError("not a scalar: " + field);
    };
  }

  /** A type that kotlinx.serialization does not know, or would write otherwise. */
  private TypeName serializedWith(ClassName type, com.palantir.javapoet.ClassName serializer) {
    if (!flavour.isForKotlinx()) {
      return type;
    }
    AnnotationSpec with =
        AnnotationSpec.builder(SERIALIZABLE).addMember("with = %T::class", of(serializer)).build();
    return type.copy(false, List.of(with), type.getTags());
  }

  /** The method that Java calls to read a property: Kotlin leaves {@code isActive} as it is. */
  static String getter(FieldDescriptor field) {
    String property = ClassNames.property(field);
    return property.matches("is[^a-z].*")
        ? property
        : "get" + property.substring(0, 1).toUpperCase(Locale.ROOT) + property.substring(1);
  }

  static ClassName of(com.palantir.javapoet.ClassName name) {
    return new ClassName(name.packageName(), name.simpleName());
  }

  private static ClassName kotlin(String name) {
    return new ClassName("kotlin", name);
  }

  private static ClassName kotlin(String subPackage, String name) {
    return new ClassName("kotlin." + subPackage, name);
  }
}
