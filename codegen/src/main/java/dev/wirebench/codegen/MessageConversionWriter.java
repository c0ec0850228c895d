package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import javax.lang.model.element.Modifier;

/**
 * Writes the conversions between beans and Protobuf messages, as an application that keeps its own
 * classes would write them by hand. {@code protobuf-mapped} measures them.
 */
final class MessageConversionWriter {
  private MessageConversionWriter() {}

  static JavaFile write(SchemaFile file) {
    ClassName name = Names.messageConversion(file.descriptor());
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc(
                "Conversions between the beans and the messages of $L.",
                file.descriptor().getName())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    for (Descriptor message : file.messages()) {
      type.addMethod(toMessage(message)).addMethod(toBean(message));
    }
    return JavaFile.builder(name.packageName(), type.build()).skipJavaLangImports(true).build();
  }

  private static MethodSpec toMessage(Descriptor message) {
    ClassName protobuf = Names.protobuf(message);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("toMessage")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(protobuf)
            .addParameter(Names.bean(message), "bean")
            .addStatement(
                "$1T builder = $2T.newBuilder()", protobuf.nestedClass("Builder"), protobuf);
    for (FieldDescriptor field : message.getFields()) {
      String get = "bean." + Names.getter(field) + "()";
      if (field.isRepeated() && isMessage(field)) {
        method
            .beginControlFlow("for ($T element : $L)", Names.bean(field.getMessageType()), get)
            .addStatement(
                "builder.add$L($T.toMessage(element))", Names.accessor(field), converter(field))
            .endControlFlow();
      } else if (field.isRepeated()) {
        method.addStatement("builder.addAll$L($L)", Names.accessor(field), get);
      } else if (isMessage(field)) {
        method
            .beginControlFlow("if ($L != null)", get)
            .addStatement(
                "builder.set$L($T.toMessage($L))", Names.accessor(field), converter(field), get)
            .endControlFlow();
      } else {
        method.addStatement("builder.set$L($L)", Names.accessor(field), get);
      }
    }
    return method.addStatement("return builder.build()").build();
  }

  private static MethodSpec toBean(Descriptor message) {
    ClassName bean = Names.bean(message);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("toBean")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(bean)
            .addParameter(Names.protobuf(message), "message")
            .addStatement("$1T bean = new $1T()", bean);
    for (FieldDescriptor field : message.getFields()) {
      String accessor = Names.accessor(field);
      if (field.isRepeated() && isMessage(field)) {
        String list = Names.property(field) + "List";
        method
            .addStatement(
                "$T $N = new $T<>(message.get$LCount())",
                JavaTypes.of(field),
                list,
                ArrayList.class,
                accessor)
            .beginControlFlow(
                "for ($T element : message.get$LList())",
                Names.protobuf(field.getMessageType()),
                accessor)
            .addStatement("$N.add($T.toBean(element))", list, converter(field))
            .endControlFlow()
            .addStatement("bean.set$L($N)", accessor, list);
      } else if (field.isRepeated()) {
        method.addStatement(
            "bean.set$1L(new $2T<>(message.get$1LList()))", accessor, ArrayList.class);
      } else if (isMessage(field)) {
        method
            .beginControlFlow("if (message.has$L())", accessor)
            .addStatement("bean.set$1L($2T.toBean(message.get$1L()))", accessor, converter(field))
            .endControlFlow();
      } else {
        method.addStatement("bean.set$1L(message.get$1L())", accessor);
      }
    }
    return method.addStatement("return bean").build();
  }

  private static boolean isMessage(FieldDescriptor field) {
    return field.getJavaType() == JavaType.MESSAGE;
  }

  /** The field's type may come from another file than the message. */
  private static ClassName converter(FieldDescriptor field) {
    return Names.messageConversion(field.getMessageType().getFile());
  }
}
