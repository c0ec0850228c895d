package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
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
      if (DataClassLimit.problem(message).isEmpty()) {
        type.addMethod(toData(message)).addMethod(toBean(message));
      }
    }
    return JavaFile.builder(name.packageName(), type.build()).build();
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
    FieldDescriptor values = field.isMapField() ? Kind.mapValue(field) : field;
    // All but messages are the same object in both.
    boolean converts = Kind.of(values) == Kind.MESSAGE;
    if (field.isRepeated()) {
      CodeBlock function =
          converts
              ? CodeBlock.of("$T::$L", converter(values), method)
              : CodeBlock.of("$T.identity()", Function.class);
      String copy = field.isMapField() ? "map" : "list";
      return CodeBlock.of("$T.$L($L, $L)", Names.COPIES, copy, get, function);
    }
    return converts
        ? CodeBlock.of("$T.$L($L)", converter(values), method, get)
        : CodeBlock.of("$L", get);
  }

  private static ClassName converter(FieldDescriptor field) {
    return Names.dataConversion(field.getMessageType().getFile());
  }
}
