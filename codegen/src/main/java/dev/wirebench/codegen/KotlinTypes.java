package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.squareup.kotlinpoet.ClassName;
import com.squareup.kotlinpoet.ParameterizedTypeName;
import com.squareup.kotlinpoet.TypeName;
import java.util.Locale;

/** The Kotlin type of a data class's property. */
final class KotlinTypes {
  private KotlinTypes() {}

  static TypeName of(FieldDescriptor field) {
    TypeName element = element(field);
    if (field.isRepeated()) {
      return ParameterizedTypeName.get(kotlin("collections", "List"), element);
    }
    return field.hasPresence()
        ? element.copy(true, element.getAnnotations(), element.getTags())
        : element;
  }

  private static TypeName element(FieldDescriptor field) {
    return switch (field.getJavaType()) {
      case INT -> kotlin("Int");
      case LONG -> kotlin("Long");
      case FLOAT -> kotlin("Float");
      case DOUBLE -> kotlin("Double");
      case BOOLEAN -> kotlin("Boolean");
      case STRING -> kotlin("String");
      case MESSAGE -> data(field.getMessageType());
      case ENUM, BYTE_STRING ->
          throw new AssertionError("refused by SupportedConstructs: " + field);
    };
  }

  /** The method that Java calls to read a property: Kotlin leaves {@code isActive} as it is. */
  static String getter(FieldDescriptor field) {
    String property = Names.property(field);
    return property.matches("is[^a-z].*")
        ? property
        : "get" + property.substring(0, 1).toUpperCase(Locale.ROOT) + property.substring(1);
  }

  static ClassName data(Descriptor message) {
    return of(Names.data(message));
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
