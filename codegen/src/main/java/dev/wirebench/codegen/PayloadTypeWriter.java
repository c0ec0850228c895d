package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the {@code PayloadType} of a file: what a codec needs to know of a payload's classes. */
final class PayloadTypeWriter {
  private PayloadTypeWriter() {}

  static JavaFile write(SchemaFile file) {
    Descriptor root = file.root().orElseThrow();
    ClassName bean = ClassFlavour.BEAN.of(root);
    ClassName messages = ClassNames.messageConversion(file.descriptor());
    ClassName conversion = ClassFlavour.DATA.conversion(file.descriptor());
    TypeSpec type =
        TypeSpec.classBuilder(ClassNames.payloadType(file.descriptor()))
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addSuperinterface(ParameterizedTypeName.get(ClassNames.PAYLOAD_TYPE, bean))
            .addJavadoc("The classes of $L.", file.descriptor().getName())
            .addMethod(
                method("id", ClassName.get(String.class))
                    .addStatement("return $S", ClassNames.payloadId(file.descriptor()))
                    .build())
            .addMethod(
                method("bean", ParameterizedTypeName.get(ClassNames.HELD_CLASS, bean, bean))
                    .addStatement("return $T.of($T.class)", ClassNames.HELD_CLASS, bean)
                    .build())
            .addMethod(
                method("beans", listOfClasses())
                    .addStatement("return $T.of($L)", List.class, classLiterals(root))
                    .build())
            .addMethod(flavour("message", bean, ClassNames.protobuf(root), messages, "toMessage"))
            .addMethod(
                DataClassLimit.problem(root)
                    .map(problem -> absent("data", bean, problem))
                    .orElseGet(
                        () ->
                            flavour(
                                "data",
                                bean,
                                ClassFlavour.DATA.of(root),
                                conversion,
                                ConversionCode.FROM_BEAN)))
            .build();
    return JavaFile.builder(ClassNames.packageOf(file.descriptor()), type).build();
  }

  private static MethodSpec flavour(
      String name, ClassName bean, ClassName type, ClassName conversion, String convert) {
    return method(name, ParameterizedTypeName.get(ClassNames.HELD_CLASS, bean, type))
        .addStatement(
            "return new $1T<>($2T.class, $3T::$4L, $3T::toBean)",
            ClassNames.HELD_CLASS,
            type,
            conversion,
            convert)
        .build();
  }

  private static MethodSpec absent(String name, ClassName bean, String problem) {
    TypeName anyType = WildcardTypeName.subtypeOf(Object.class);
    return method(name, ParameterizedTypeName.get(ClassNames.HELD_CLASS, bean, anyType))
        .addStatement("throw new $T($S)", ClassNames.ABSENT_CLASS, problem)
        .build();
  }

  private static MethodSpec.Builder method(String name, TypeName returns) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(returns);
  }

  private static TypeName listOfClasses() {
    TypeName anyClass =
        ParameterizedTypeName.get(
            ClassName.get(Class.class), WildcardTypeName.subtypeOf(Object.class));
    return ParameterizedTypeName.get(ClassName.get(List.class), anyClass);
  }

  private static CodeBlock classLiterals(Descriptor root) {
    Reachable reachable = Reachable.from(root);
    return Stream.concat(
            reachable.messages().stream().map(ClassFlavour.BEAN::of),
            reachable.enums().stream().map(ClassNames::model))
        .map(type -> CodeBlock.of("$T.class", type))
        .collect(CodeBlock.joining(",\n"));
  }
}
