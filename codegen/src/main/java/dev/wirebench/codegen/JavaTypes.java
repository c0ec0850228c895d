package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;

/** The Java type of a bean's field. */
final class JavaTypes {
  private JavaTypes() {}

  static TypeName of(FieldDescriptor field) {
    TypeName element = element(field);
    return field.isRepeated()
        ? ParameterizedTypeName.get(ClassName.get(List.class), element.box())
        : element;
  }

  private static TypeName element(FieldDescriptor field) {
    return switch (field.getJavaType()) {
      case INT -> TypeName.INT;
      case LONG -> TypeName.LONG;
      case FLOAT -> TypeName.FLOAT;
      case DOUBLE -> TypeName.DOUBLE;
      case BOOLEAN -> TypeName.BOOLEAN;
      case STRING -> ClassName.get(String.class);
      case MESSAGE -> Names.bean(field.getMessageType());
      case ENUM, BYTE_STRING ->
          throw new AssertionError("refused by SupportedConstructs: " + field);
    };
  }
}
