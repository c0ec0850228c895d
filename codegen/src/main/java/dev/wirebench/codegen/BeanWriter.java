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
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes the Java bean of a message: private fields, a no-argument constructor, {@code getX} and
 * {@code setX} (for booleans too), {@code equals}, {@code hashCode}, {@code toString}. What is
 * absent is null.
 */
final class BeanWriter {
  private final ClassFlavour flavour;
  private final JavaTypes types;

  BeanWriter(ClassFlavour flavour) {
    this.flavour = flavour;
    this.types = new JavaTypes(flavour);
  }

  JavaFile write(SchemaFile file, Descriptor message) {
    ClassName bean = flavour.of(message);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(bean)
            .addModifiers(Modifier.PUBLIC)
            .addSuperinterface(Serializable.class)
            .addField(
                FieldSpec.builder(TypeName.LONG, "serialVersionUID")
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .initializer("1L")
                    .build());
    flavour.mark().ifPresent(mark -> type.addAnnotation(annotation(mark)));
    file.comment(message).ifPresent(comment -> type.addJavadoc("$L", comment));
    for (FieldDescriptor field : message.getFields()) {
      type.addField(field(file, field));
    }
    for (FieldDescriptor field : message.getFields()) {
      type.addMethod(getter(field)).addMethod(setter(field));
    }
    type.addMethod(equalsMethod(bean, message)).addMethod(hashCodeMethod(message));
    type.addMethod(toStringMethod(message));
    return JavaFile.builder(bean.packageName(), type.build()).build();
  }

  private static AnnotationSpec annotation(ClassFlavour.Mark mark) {
    AnnotationSpec.Builder spec = AnnotationSpec.builder(mark.type());
    mark.member().ifPresent(member -> spec.addMember(member.name(), "$L", member.value()));
    return spec.build();
  }

  private FieldSpec field(SchemaFile file, FieldDescriptor field) {
    FieldSpec.Builder spec =
        FieldSpec.builder(declared(field), ClassNames.property(field), Modifier.PRIVATE);
    file.comment(field).ifPresent(comment -> spec.addJavadoc("$L", comment));
    for (FieldMarks.Number number : flavour.marks().numbers()) {
      spec.addAnnotation(
          AnnotationSpec.builder(number.type())
              .addMember(number.member(), "$L", field.getNumber())
              .build());
    }
    return spec.addAnnotations(names(field, JsonNames.Place.FIELD)).build();
  }

  /** The type, with a mark if its value may be null. */
  private TypeName declared(FieldDescriptor field) {
    TypeName type = types.of(field);
    return field.hasPresence()
        ? flavour
            .marks()
            .absent()
            .map(mark -> type.annotated(AnnotationSpec.builder(mark).build()))
            .orElse(type)
        : type;
  }

  private List<AnnotationSpec> names(FieldDescriptor field, JsonNames.Place place) {
    if (ClassNames.isPlain(field)) {
      return List.of();
    }
    return flavour.names().stream()
        .filter(annotation -> annotation.places().contains(place))
        .map(
            annotation ->
                AnnotationSpec.builder(annotation.type())
                    .addMember(annotation.member(), "$S", ClassNames.jsonName(field))
                    .build())
        .toList();
  }

  private MethodSpec getter(FieldDescriptor field) {
    return MethodSpec.methodBuilder(ClassNames.getter(field))
        .addAnnotations(names(field, JsonNames.Place.GETTER))
        .addModifiers(Modifier.PUBLIC)
        .returns(types.of(field))
        .addStatement("return $N", ClassNames.property(field))
        .build();
  }

  private MethodSpec setter(FieldDescriptor field) {
    return MethodSpec.methodBuilder(ClassNames.setter(field))
        .addAnnotations(names(field, JsonNames.Place.SETTER))
        .addModifiers(Modifier.PUBLIC)
        .addParameter(types.of(field), ClassNames.property(field))
        .addStatement("this.$1N = $1N", ClassNames.property(field))
        .build();
  }

  private MethodSpec equalsMethod(ClassName bean, Descriptor message) {
    CodeBlock comparisons =
        Stream.concat(
                Stream.of(CodeBlock.of("other instanceof $T that", bean)),
                message.getFields().stream().map(this::comparison))
            .collect(CodeBlock.joining("\n&& "));
    return MethodSpec.methodBuilder("equals")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.BOOLEAN)
        .addParameter(Object.class, "other")
        .addStatement("return $L", comparisons)
        .build();
  }

  /**
   * Boxed comparison makes NaN equal to itself and tells 0.0 from -0.0, as a round trip must. A
   * field is named with {@code this}, since it may be called {@code other}.
   */
  private CodeBlock comparison(FieldDescriptor field) {
    String name = ClassNames.property(field);
    TypeName type = types.of(field);
    if (type.equals(TypeName.DOUBLE) || type.equals(TypeName.FLOAT)) {
      return CodeBlock.of("$T.compare(this.$N, that.$N) == 0", type.box(), name, name);
    }
    return type.isPrimitive()
        ? CodeBlock.of("this.$N == that.$N", name, name)
        : CodeBlock.of("$T.equals(this.$N, that.$N)", helper(field), name, name);
  }

  /**
   * The class that has {@code equals}, {@code hashCode} and {@code toString} for the field's type.
   */
  private static ClassName helper(FieldDescriptor field) {
    if (!holdsBytes(field)) {
      return ClassName.get(Objects.class);
    }
    return field.isRepeated() ? ClassNames.BYTE_ARRAYS : ClassName.get(Arrays.class);
  }

  private static boolean holdsBytes(FieldDescriptor field) {
    return Kind.of(Kind.innermost(field)) == Kind.BYTES;
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
          "hash = 31 * hash + $T.hashCode(this.$N)", helper(field), ClassNames.property(field));
    }
    return method.addStatement("return hash").build();
  }

  private static MethodSpec toStringMethod(Descriptor message) {
    CodeBlock fields =
        message.getFields().stream()
            .map(field -> CodeBlock.of("$S + $L", ClassNames.property(field) + "=", text(field)))
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

  private static CodeBlock text(FieldDescriptor field) {
    String name = ClassNames.property(field);
    return holdsBytes(field)
        ? CodeBlock.of("$T.toString(this.$N)", helper(field), name)
        : CodeBlock.of("this.$N", name);
  }
}
