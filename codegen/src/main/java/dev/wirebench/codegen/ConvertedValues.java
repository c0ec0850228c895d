package dev.wirebench.codegen;

import static dev.wirebench.codegen.ConversionCode.TO_BEAN;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirebench.base.ValueType;
import java.time.Instant;
import java.util.List;

/** The types and conversions of single values: of a field, an element, or a map's value. */
final class ConvertedValues {
  private static final JavaTypes TYPES = new JavaTypes(ClassFlavour.BEAN);

  private final ConversionTarget target;

  ConvertedValues(ConversionTarget target) {
    this.target = target;
  }

  CodeBlock fromBean(FieldDescriptor field, String value) {
    if (isPassedOn(field)) {
      return CodeBlock.of("$L", value);
    }
    return switch (Kind.of(field)) {
      case BYTES -> target.bytesFromBean(value);
      case VALUE -> CodeBlock.of("$L.toString()", value);
      default -> converted(target.fromBean(), field, value);
    };
  }

  CodeBlock toBean(FieldDescriptor field, String value) {
    if (isAlike(field)) {
      return CodeBlock.of("$L", value);
    }
    return switch (Kind.of(field)) {
      case BYTES -> target.bytesToBean(value);
      case VALUE -> parsed(SchemaOptions.valueType(field).orElseThrow(), value);
      default -> converted(TO_BEAN, field, value);
    };
  }

  /** The value that a text stands for, as somebody would parse it by hand. */
  private static CodeBlock parsed(ValueType type, String text) {
    return switch (type) {
      case DECIMAL, INTEGER -> CodeBlock.of("new $T($L)", type.type(), text);
      case UUID -> CodeBlock.of("$T.fromString($L)", type.type(), text);
      case DATE, DATE_TIME, OFFSET_DATE_TIME, DURATION ->
          CodeBlock.of("$T.parse($L)", type.type(), text);
    };
  }

  /** Calls a conversion, of another file if the field's type comes from there. */
  private CodeBlock converted(String method, FieldDescriptor field, String value) {
    ClassName converter =
        switch (Kind.of(field)) {
          case ENUM -> target.conversion(field.getEnumType().getFile());
          case TIMESTAMP -> target.instants(field.getFile());
          default -> target.conversion(field.getMessageType().getFile());
        };
    String name = Kind.of(field) == Kind.LIST ? ofList(method, field.getMessageType()) : method;
    return CodeBlock.of("$T.$L($L)", converter, name, value);
  }

  /** The name of the method that converts a list message: no other type tells it from others. */
  static String ofList(String method, Descriptor list) {
    return method + ClassNames.flatName(list);
  }

  /** Says whether the target holds one value of a field as the bean does. */
  boolean isAlike(FieldDescriptor field) {
    return Kind.of(field) == Kind.SCALAR
        || Kind.of(field) == Kind.TIMESTAMP && held(field).equals(ClassName.get(Instant.class));
  }

  /** Says whether the target may share one value of a field with the bean. */
  boolean isPassedOn(FieldDescriptor field) {
    return isAlike(field) || Kind.of(field) == Kind.LIST && isPassedOn(field.getMessageType());
  }

  boolean isPassedOn(Descriptor list) {
    return target.hasPlainLists() && isPassedOn(Kind.elements(list));
  }

  /** The type in which the target holds one value of a list or map. */
  TypeName held(FieldDescriptor field) {
    return switch (Kind.of(field)) {
      case SCALAR -> TYPES.boxed(field);
      case BYTES -> target.bytes();
      case VALUE -> ClassName.get(String.class);
      case ENUM -> target.of(field.getEnumType());
      case TIMESTAMP -> target.instant(field.getFile());
      case LIST -> held(field.getMessageType());
      case MESSAGE -> target.of(field.getMessageType());
    };
  }

  TypeName held(Descriptor list) {
    return target.hasPlainLists()
        ? ParameterizedTypeName.get(ClassName.get(List.class), held(Kind.elements(list)))
        : target.of(list);
  }
}
