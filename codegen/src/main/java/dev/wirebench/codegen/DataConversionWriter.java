package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * Writes the conversions between beans and Kotlin data classes: for set-up and verification only.
 */
final class DataConversionWriter {
  private DataConversionWriter() {}

  static JavaFile write(SchemaFile file) {
    ClassName name = Names.dataConversion(file.descriptor());
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc(
                "Conversions between the beans and the data classes of $L.",
                file.descriptor().getName())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    for (Descriptor message : file.messages()) {
      type.addMethod(toData(message)).addMethod(toBean(message));
    }
    return JavaFile.builder(name.packageName(), type.addMethod(mapMethod()).build())
        .skipJavaLangImports(true)
        .build();
  }

  /** Null stays null: both sides have no value for a message that is absent. */
  private static MethodSpec toData(Descriptor message) {
    CodeBlock arguments =
        message.getFields().stream()
            .map(field -> converted(field, "from." + Names.getter(field) + "()", "toData"))
            .collect(CodeBlock.joining(",\n"));
    return MethodSpec.methodBuilder("toData")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(Names.data(message))
        .addParameter(Names.bean(message), "from")
        .addStatement("return from == null ? null : new $T($L)", Names.data(message), arguments)
        .build();
  }

  private static MethodSpec toBean(Descriptor message) {
    ClassName bean = Names.bean(message);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("toBean")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(bean)
            .addParameter(Names.data(message), "from")
            .beginControlFlow("if (from == null)")
            .addStatement("return null")
            .endControlFlow()
            .addStatement("$1T bean = new $1T()", bean);
    for (FieldDescriptor field : message.getFields()) {
      method.addStatement(
          "bean.$L($L)",
          Names.setter(field),
          converted(field, "from." + KotlinTypes.getter(field) + "()", "toBean"));
    }
    return method.addStatement("return bean").build();
  }

  private static CodeBlock converted(FieldDescriptor field, String get, String method) {
    if (field.getJavaType() != JavaType.MESSAGE) {
      return field.isRepeated()
          ? CodeBlock.of("map($L, $T.identity())", get, Function.class)
          : CodeBlock.of("$L", get);
    }
    ClassName converter = Names.dataConversion(field.getMessageType().getFile());
    return field.isRepeated()
        ? CodeBlock.of("map($L, $T::$L)", get, converter, method)
        : CodeBlock.of("$T.$L($L)", converter, method, get);
  }

  /** A fresh mutable list: a library may know {@code ArrayList} and refuse another kind. */
  private static MethodSpec mapMethod() {
    TypeVariableName a = TypeVariableName.get("A");
    TypeVariableName b = TypeVariableName.get("B");
    TypeName function = ParameterizedTypeName.get(ClassName.get(Function.class), a, b);
    return MethodSpec.methodBuilder("map")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addTypeVariable(a)
        .addTypeVariable(b)
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), b))
        .addParameter(ParameterizedTypeName.get(ClassName.get(List.class), a), "from")
        .addParameter(function, "convert")
        .addStatement("$T<B> to = new $T<>(from.size())", List.class, ArrayList.class)
        .beginControlFlow("for (A element : from)")
        .addStatement("to.add(convert.apply(element))")
        .endControlFlow()
        .addStatement("return to")
        .build();
  }
}
