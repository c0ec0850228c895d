package dev.wirebench.codegen;

import static dev.wirebench.codegen.ConversionCode.FROM_BEAN;
import static dev.wirebench.codegen.ConversionCode.TO_BEAN;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.wirebench.codegen.ClassFlavour.Language;
import java.util.function.Function;

/**
 * Writes the conversions between the beans and the classes of another flavour: for set-up and
 * verification only.
 */
final class CopyWriter {
  private final ClassFlavour flavour;

  CopyWriter(ClassFlavour flavour) {
    this.flavour = flavour;
  }

  JavaFile write(SchemaFile file) {
    ClassName name = flavour.conversion(file.descriptor());
    TypeSpec.Builder type =
        ConversionCode.type(name, "the classes of flavour " + flavour.id(), file.descriptor());
    if (!flavour.equals(ClassFlavour.DATA)) {
      file.root()
          .filter(this::exists)
          .ifPresent(root -> type.addMethod(ConversionCode.flavour(name, root, flavour.of(root))));
    }
    for (Descriptor message : file.messages()) {
      if (exists(message)) {
        type.addMethod(fromBean(message)).addMethod(toBean(message));
      }
    }
    return JavaFile.builder(name.packageName(), type.build()).build();
  }

  /** Says whether the flavour has a class for the message. */
  private boolean exists(Descriptor message) {
    return flavour.language() == Language.JAVA || DataClassLimit.problem(message).isEmpty();
  }

  private MethodSpec fromBean(Descriptor message) {
    ClassName bean = ClassFlavour.BEAN.of(message);
    return flavour.language() == Language.JAVA
        ? copied(FROM_BEAN, message, bean, flavour.of(message))
        : constructed(message, bean, flavour.of(message));
  }

  private MethodSpec toBean(Descriptor message) {
    return copied(TO_BEAN, message, flavour.of(message), ClassFlavour.BEAN.of(message));
  }

  /** Null stays null: both sides have no value for a message that is absent. */
  private MethodSpec constructed(Descriptor message, ClassName from, ClassName to) {
    CodeBlock arguments =
        message.getFields().stream()
            .map(field -> converted(field, "from." + ClassNames.getter(field) + "()", FROM_BEAN))
            .collect(CodeBlock.joining(",\n"));
    return ConversionCode.method(FROM_BEAN, to, from, "from")
        .addStatement("return from == null ? null : new $T($L)", to, arguments)
        .build();
  }

  /** A conversion to a bean calls its setters. */
  private MethodSpec copied(String name, Descriptor message, ClassName from, ClassName to) {
    MethodSpec.Builder method =
        ConversionCode.method(name, to, from, "from")
            .beginControlFlow("if (from == null)")
            .addStatement("return null")
            .endControlFlow()
            .addStatement("$1T to = new $1T()", to);
    for (FieldDescriptor field : message.getFields()) {
      String get = "from." + getter(field) + "()";
      method.addStatement("to.$L($L)", ClassNames.setter(field), converted(field, get, name));
    }
    return method.addStatement("return to").build();
  }

  private String getter(FieldDescriptor field) {
    return flavour.language() == Language.JAVA
        ? ClassNames.getter(field)
        : KotlinTypes.getter(field);
  }

  private CodeBlock converted(FieldDescriptor field, String get, String method) {
    if (field.isRepeated()) {
      CodeBlock function = function(Kind.values(field), method);
      String copy = field.isMapField() ? "map" : "list";
      return CodeBlock.of("$T.$L($L, $L)", ClassNames.COPIES, copy, get, function);
    }
    return Kind.of(field) == Kind.MESSAGE
        ? CodeBlock.of("$T.$L($L)", converter(field), method, get)
        : CodeBlock.of("$L", get);
  }

  /** The function that converts a value of a list or map; only messages differ in both. */
  private CodeBlock function(FieldDescriptor values, String method) {
    return switch (Kind.of(values)) {
      case SCALAR, BYTES, ENUM, VALUE, TIMESTAMP -> CodeBlock.of("$T.identity()", Function.class);
      case LIST ->
          CodeBlock.of("$T.each($L)", ClassNames.COPIES, function(Kind.elements(values), method));
      case MESSAGE -> CodeBlock.of("$T::$L", converter(values), method);
    };
  }

  private ClassName converter(FieldDescriptor field) {
    return flavour.conversion(field.getMessageType().getFile());
  }
}
