package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The Java types of the fields of one flavour's beans. */
final class JavaTypes {
  private final ClassFlavour flavour;

  JavaTypes(ClassFlavour flavour) {
    this.flavour = flavour;
  }

  TypeName of(FieldDescriptor field) {
    if (field.isMapField()) {
      return ParameterizedTypeName.get(
          ClassName.get(Map.class), boxed(Kind.mapKey(field)), boxed(Kind.mapValue(field)));
    }
    if (field.isRepeated()) {
      return ParameterizedTypeName.get(ClassName.get(List.class), boxed(field));
    }
    return field.hasPresence() ? boxed(field) : element(field);
  }

  /** The type of one value of a list or map, or of one that may be absent. */
  TypeName boxed(FieldDescriptor field) {
    TypeName element = element(field);
    return element.isPrimitive() ? element.box() : element;
  }

  private TypeName element(FieldDescriptor field) {
    return switch (Kind.of(field)) {
      case SCALAR -> scalar(field);
      case BYTES -> ArrayTypeName.of(TypeName.BYTE);
      case ENUM -> ClassNames.model(field.getEnumType());
      case VALUE -> ClassName.get(SchemaOptions.valueType(field).orElseThrow().type());
      case TIMESTAMP -> ClassName.get(Instant.class);
      case LIST -> of(Kind.elements(field));
      case MESSAGE -> flavour.of(field.getMessageType());
    };
  }

  private static TypeName scalar(FieldDescriptor field) {
    return switch (field.getJavaType()) {
      case INT -> TypeName.INT;
      case LONG -> TypeName.LONG;
      case FLOAT -> TypeName.FLOAT;
      case DOUBLE -> TypeName.DOUBLE;
      case BOOLEAN -> TypeName.BOOLEAN;
      case STRING -> ClassName.get(String.class);
      case ENUM, BYTE_STRING, MESSAGE -> throw new AssertionError("not a scalar: " + field);
    };
  }
}
