package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.io.Serializable;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes the Java bean of a message: private fields, a no-argument constructor, {@code getX} and
 * {@code setX} (for booleans too), {@code equals}, {@code hashCode}, {@code toString}. A message
 * that is absent is null.
 */
final class BeanWriter {
  private BeanWriter() {}

  static JavaFile write(SchemaFile file, Descriptor message) {
    ClassName bean = Names.bean(message);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(bean)
            .addModifiers(Modifier.PUBLIC)
            .addSuperinterface(Serializable.class)
            .addField(
                FieldSpec.builder(TypeName.LONG, "serialVersionUID")
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .initializer("1L")
                    .build());
    file.comment(message).ifPresent(comment -> type.addJavadoc("$L", comment));
    for (FieldDescriptor field : message.getFields()) {
      type.addField(field(file, field));
    }
    for (FieldDescriptor field : message.getFields()) {
      type.addMethod(getter(field)).addMethod(setter(field));
    }
    type.addMethod(equalsMethod(bean, message)).addMethod(hashCodeMethod(message));
    type.addMethod(toStringMethod(message));
    return JavaFile.builder(bean.packageName(), type.build()).skipJavaLangImports(true).build();
  }

  private static FieldSpec field(SchemaFile file, FieldDescriptor field) {
    FieldSpec.Builder spec =
        FieldSpec.builder(JavaTypes.of(field), Names.property(field), Modifier.PRIVATE);
    file.comment(field).ifPresent(comment -> spec.addJavadoc("$L", comment));
    if (!Names.isPlain(field)) {
      for (JsonNames.Annotation annotation : JsonNames.BEAN) {
        spec.addAnnotation(
            AnnotationSpec.builder(annotation.type())
                .addMember(annotation.member(), "$S", field.getJsonName())
                .build());
      }
    }
    return spec.build();
  }

  private static MethodSpec getter(FieldDescriptor field) {
    return MethodSpec.methodBuilder(Names.getter(field))
        .addModifiers(Modifier.PUBLIC)
        .returns(JavaTypes.of(field))
        .addStatement("return $N", Names.property(field))
        .build();
  }

  private static MethodSpec setter(FieldDescriptor field) {
    return MethodSpec.methodBuilder(Names.setter(field))
        .addModifiers(Modifier.PUBLIC)
        .addParameter(JavaTypes.of(field), Names.property(field))
        .addStatement("this.$1N = $1N", Names.property(field))
        .build();
  }

  private static MethodSpec equalsMethod(ClassName bean, Descriptor message) {
    CodeBlock comparisons =
        Stream.concat(
                Stream.of(CodeBlock.of("other instanceof $T that", bean)),
                message.getFields().stream().map(BeanWriter::comparison))
            .collect(CodeBlock.joining("\n&& "));
    return MethodSpec.methodBuilder("equals")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.BOOLEAN)
        .addParameter(Object.class, "other")
        .addStatement("return $L", comparisons)
        .build();
  }

  /** Boxed comparison makes NaN equal to itself and tells 0.0 from -0.0, as a round trip must. */
  private static CodeBlock comparison(FieldDescriptor field) {
    String name = Names.property(field);
    TypeName type = JavaTypes.of(field);
    if (type.equals(TypeName.DOUBLE) || type.equals(TypeName.FLOAT)) {
      return CodeBlock.of("$T.compare($N, that.$N) == 0", type.box(), name, name);
    }
    return type.isPrimitive()
        ? CodeBlock.of("$N == that.$N", name, name)
        : CodeBlock.of("$T.equals($N, that.$N)", Objects.class, name, name);
  }

  private static MethodSpec hashCodeMethod(Descriptor message) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("hashCode")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(TypeName.INT)
            .addStatement("int hash = 1");
    for (FieldDescriptor field : message.getFields()) {
      method.addStatement(
          "hash = 31 * hash + $T.hashCode($N)", Objects.class, Names.property(field));
    }
    return method.addStatement("return hash").build();
  }

  private static MethodSpec toStringMethod(Descriptor message) {
    CodeBlock fields =
        message.getFields().stream()
            .map(
                field ->
                    CodeBlock.of("$S + $N", Names.property(field) + "=", Names.property(field)))
            .collect(CodeBlock.joining("\n+ \", \" + ", "", "\n+ "));
    return MethodSpec.methodBuilder("toString")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(String.class)
        .addStatement(
            "return $S + $L$S",
            message.getName() + "(",
            message.getFields().isEmpty() ? "" : fields,
            ")")
        .build();
  }
}
