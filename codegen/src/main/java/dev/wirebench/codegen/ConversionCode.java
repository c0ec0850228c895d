package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;

/** The code that all conversions have, whatever the bean becomes. */
final class ConversionCode {
  /** The methods' names, those of the components of {@code HeldClass}. */
  static final String FROM_BEAN = "fromBean";

  static final String TO_BEAN = "toBean";

  private ConversionCode() {}

  /**
   * A class with conversions, still without methods.
   *
   * @param title the words for what the beans become
   */
  static TypeSpec.Builder type(ClassName name, String title, FileDescriptor file) {
    return TypeSpec.classBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .addJavadoc("Conversions between the beans and $L of $L.", title, file.getName())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
  }

  /**
   * The method by which a codec gets at the classes: see {@code Flavours}.
   *
   * @param held what the bean becomes
   */
  static MethodSpec flavour(ClassName conversion, Descriptor root, ClassName held) {
    ClassName bean = ClassFlavour.BEAN.of(root);
    return MethodSpec.methodBuilder("flavour")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(ParameterizedTypeName.get(ClassNames.HELD_CLASS, bean, held))
        .addStatement(
            "return new $1T<>($2T.class, $3T::$4L, $3T::$5L)",
            ClassNames.HELD_CLASS,
            held,
            conversion,
            FROM_BEAN,
            TO_BEAN)
        .build();
  }

  static MethodSpec.Builder method(
      String name, TypeName returns, TypeName parameter, String parameterName) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(returns)
        .addParameter(parameter, parameterName);
  }
}
