package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** What the conversions that are measured have in common, whatever the bean becomes. */
final class ConversionCode {
  private static final JavaTypes TYPES = new JavaTypes(ClassFlavour.BEAN);

  private ConversionCode() {}

  static MethodSpec.Builder method(
      String name, TypeName returns, TypeName parameter, String parameterName) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(returns)
        .addParameter(parameter, parameterName);
  }

  /** The name of the method that converts a list message: no other type tells it from others. */
  static String ofList(String method, Descriptor list) {
    return method + Names.flatName(list);
  }

  /** A list of what one value of a list or map is held in. */
  static TypeName listOf(TypeName element) {
    return ParameterizedTypeName.get(ClassName.get(List.class), element);
  }

  /** An entry of a map with the keys of the bean. */
  static TypeName entry(FieldDescriptor key, TypeName value) {
    return ParameterizedTypeName.get(ClassName.get(Map.Entry.class), TYPES.boxed(key), value);
  }

  /**
   * Returns the constant of another enum that belongs to the parameter {@code value}.
   *
   * @param fromName what the parameter's enum calls a value
   * @param toName what the enum {@code to} calls it
   * @param otherwise further cases, or empty
   */
  static CodeBlock constants(
      EnumDescriptor descriptor,
      Function<EnumValueDescriptor, String> fromName,
      ClassName to,
      Function<EnumValueDescriptor, String> toName,
      CodeBlock otherwise) {
    CodeBlock.Builder constants = CodeBlock.builder().add("return switch (value) {\n").indent();
    for (EnumValueDescriptor value : EnumWriter.constants(descriptor)) {
      constants.add("case $1L -> $2T.$3L;\n", fromName.apply(value), to, toName.apply(value));
    }
    return constants.add(otherwise).unindent().add("}").build();
  }
}
