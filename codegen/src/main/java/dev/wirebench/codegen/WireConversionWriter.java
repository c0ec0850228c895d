package dev.wirebench.codegen;

import static dev.wirebench.codegen.ConversionWriter.FROM_BEAN;
import static dev.wirebench.codegen.ConversionWriter.TO_BEAN;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;

/**
 * Writes the conversions between beans and the classes that Wire's compiler makes, as an
 * application that keeps its own classes would write them by hand. {@code wire-mapped} measures
 * them.
 */
final class WireConversionWriter {
  /** Whose classes these are: the name that {@code Flavours} finds them by. */
  static final String FLAVOUR = "wire";

  private static final ClassName BYTE_STRING = ClassName.get("okio", "ByteString");
  private static final JavaTypes TYPES = new JavaTypes(ClassFlavour.BEAN);

  private WireConversionWriter() {}

  static JavaFile write(SchemaFile file) {
    ClassName name = conversion(file.descriptor());
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc(
                "Conversions between the beans and Wire's classes of $L.",
                file.descriptor().getName())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    file.root().ifPresent(root -> type.addMethod(ConversionWriter.flavour(name, root, wire(root))));
    for (Descriptor message : file.messages()) {
      type.addMethod(fromBean(message)).addMethod(toBean(message));
    }
    for (Descriptor list : file.lists()) {
      type.addMethod(listFromBean(list)).addMethod(listToBean(list));
    }
    for (EnumDescriptor descriptor : file.enums()) {
      type.addMethod(fromBean(descriptor)).addMethod(toBean(descriptor));
    }
    return JavaFile.builder(name.packageName(), type.build()).build();
  }

  private static ClassName conversion(FileDescriptor file) {
    return Names.flavourConversion(file, FLAVOUR);
  }

  private static ClassName wire(Descriptor message) {
    return SchemaCopies.moved(Names.protobuf(message), FLAVOUR);
  }

  private static ClassName wire(EnumDescriptor descriptor) {
    return SchemaCopies.moved(Names.protobuf(descriptor), FLAVOUR);
  }

  /** Wire leaves names as the schema has them, unless Java has a meaning for them. */
  private static String name(FieldDescriptor field) {
    String name = field.getName();
    return SourceVersion.isKeyword(name) ? name + "_" : name;
  }

  private static MethodSpec fromBean(Descriptor message) {
    ClassName wire = wire(message);
    MethodSpec.Builder method =
        ConversionCode.method(FROM_BEAN, wire, ClassFlavour.BEAN.of(message), "bean")
            .addStatement("$1T builder = new $1T()", wire.nestedClass("Builder"));
    for (FieldDescriptor field : message.getFields()) {
      String get = "bean." + Names.getter(field) + "()";
      String set = "builder." + name(field);
      if (field.isMapField()) {
        fromMap(method, field, get, set);
      } else if (field.isRepeated()) {
        CodeBlock list = fromList(method, field, get);
        method.addStatement("$L($L)", set, list);
      } else {
        single(method, field, get, set, fromBean(field, get));
      }
    }
    return method.addStatement("return builder.build()").build();
  }

  private static MethodSpec toBean(Descriptor message) {
    ClassName bean = ClassFlavour.BEAN.of(message);
    MethodSpec.Builder method =
        ConversionCode.method(TO_BEAN, bean, wire(message), "message")
            .addStatement("$1T bean = new $1T()", bean);
    for (FieldDescriptor field : message.getFields()) {
      String get = "message." + name(field);
      String set = "bean." + Names.setter(field);
      if (field.isMapField()) {
        toMap(method, field, get, set);
      } else if (field.isRepeated()) {
        CodeBlock list = toList(method, field, get);
        method.addStatement("$L($L)", set, list);
      } else {
        single(method, field, get, set, toBean(field, get));
      }
    }
    return method.addStatement("return bean").build();
  }

  /** What is absent is null on both sides, which only what is converted needs a question for. */
  private static void single(
      MethodSpec.Builder method, FieldDescriptor field, String get, String set, CodeBlock value) {
    if (field.hasPresence() && isConverted(field)) {
      method
          .beginControlFlow("if ($L != null)", get)
          .addStatement("$L($L)", set, value)
          .endControlFlow();
    } else {
      method.addStatement("$L($L)", set, value);
    }
  }

  /** Wire holds scalars and instants as the bean does. */
  private static boolean isConverted(FieldDescriptor field) {
    Kind kind = Kind.of(field);
    return kind != Kind.SCALAR && kind != Kind.TIMESTAMP;
  }

  private static MethodSpec listFromBean(Descriptor list) {
    ClassName wire = wire(list);
    FieldDescriptor elements = Kind.elements(list);
    MethodSpec.Builder method =
        ConversionCode.method(
            ConversionCode.ofList(FROM_BEAN, list), wire, TYPES.of(elements), "list");
    CodeBlock copy = fromList(method, elements, "list");
    return method
        .addStatement(
            "return new $T().$L($L).build()", wire.nestedClass("Builder"), name(elements), copy)
        .build();
  }

  private static MethodSpec listToBean(Descriptor list) {
    FieldDescriptor elements = Kind.elements(list);
    MethodSpec.Builder method =
        ConversionCode.method(
            ConversionCode.ofList(TO_BEAN, list), TYPES.of(elements), wire(list), "message");
    CodeBlock copy = toList(method, elements, "message." + name(elements));
    return method.addStatement("return $L", copy).build();
  }

  /** A builder copies the list that it is given. */
  private static CodeBlock fromList(MethodSpec.Builder method, FieldDescriptor field, String get) {
    if (!isConverted(field)) {
      return CodeBlock.of("$L", get);
    }
    String list = local(field, "List");
    method
        .addStatement(
            "$T $N = new $T<>($L.size())",
            ConversionCode.listOf(held(field)),
            list,
            ArrayList.class,
            get)
        .beginControlFlow("for ($T element : $L)", TYPES.boxed(field), get)
        .addStatement("$N.add($L)", list, fromBean(field, "element"))
        .endControlFlow();
    return CodeBlock.of("$N", list);
  }

  private static CodeBlock toList(MethodSpec.Builder method, FieldDescriptor field, String get) {
    if (!isConverted(field)) {
      return CodeBlock.of("new $T<>($L)", ArrayList.class, get);
    }
    String list = local(field, "List");
    method
        .addStatement("$T $N = new $T<>($L.size())", TYPES.of(field), list, ArrayList.class, get)
        .beginControlFlow("for ($T element : $L)", held(field), get)
        .addStatement("$N.add($L)", list, toBean(field, "element"))
        .endControlFlow();
    return CodeBlock.of("$N", list);
  }

  private static void fromMap(
      MethodSpec.Builder method, FieldDescriptor field, String get, String set) {
    FieldDescriptor value = Kind.mapValue(field);
    if (!isConverted(value)) {
      method.addStatement("$L($L)", set, get);
      return;
    }
    FieldDescriptor key = Kind.mapKey(field);
    String map = local(field, "Map");
    method
        .addStatement(
            "$T<$T, $T> $N = new $T<>()",
            Map.class,
            TYPES.boxed(key),
            held(value),
            map,
            LinkedHashMap.class)
        .beginControlFlow(
            "for ($T entry : $L.entrySet())", ConversionCode.entry(key, TYPES.boxed(value)), get)
        .addStatement("$N.put(entry.getKey(), $L)", map, fromBean(value, "entry.getValue()"))
        .endControlFlow()
        .addStatement("$L($N)", set, map);
  }

  private static void toMap(
      MethodSpec.Builder method, FieldDescriptor field, String get, String set) {
    FieldDescriptor value = Kind.mapValue(field);
    if (!isConverted(value)) {
      method.addStatement("$L(new $T<>($L))", set, LinkedHashMap.class, get);
      return;
    }
    String map = local(field, "Map");
    method
        .addStatement("$T $N = new $T<>()", TYPES.of(field), map, LinkedHashMap.class)
        .beginControlFlow(
            "for ($T entry : $L.entrySet())",
            ConversionCode.entry(Kind.mapKey(field), held(value)),
            get)
        .addStatement("$N.put(entry.getKey(), $L)", map, toBean(value, "entry.getValue()"))
        .endControlFlow()
        .addStatement("$L($N)", set, map);
  }

  /** Never a name of the parameters or of another field's collection. */
  private static String local(FieldDescriptor field, String suffix) {
    return Names.property(field) + suffix;
  }

  private static MethodSpec fromBean(EnumDescriptor descriptor) {
    ClassName to = wire(descriptor);
    return ConversionCode.method(FROM_BEAN, to, Names.model(descriptor), "value")
        .addStatement("$L", constants(descriptor, to))
        .build();
  }

  private static MethodSpec toBean(EnumDescriptor descriptor) {
    ClassName to = Names.model(descriptor);
    return ConversionCode.method(TO_BEAN, to, wire(descriptor), "value")
        .addStatement("$L", constants(descriptor, to))
        .build();
  }

  /** Wire's constants have the same names; a number without a name becomes an unknown field. */
  private static CodeBlock constants(EnumDescriptor descriptor, ClassName to) {
    return ConversionCode.constants(
        descriptor,
        EnumValueDescriptor::getName,
        to,
        EnumValueDescriptor::getName,
        CodeBlock.of(""));
  }

  private static CodeBlock fromBean(FieldDescriptor field, String value) {
    return switch (Kind.of(field)) {
      case SCALAR, TIMESTAMP -> CodeBlock.of("$L", value);
      case BYTES -> CodeBlock.of("$T.of($L)", BYTE_STRING, value);
      case ENUM, MESSAGE -> CodeBlock.of("$T.$L($L)", converter(field), FROM_BEAN, value);
      case LIST -> CodeBlock.of("$T.$L($L)", converter(field), ofList(FROM_BEAN, field), value);
    };
  }

  private static CodeBlock toBean(FieldDescriptor field, String value) {
    return switch (Kind.of(field)) {
      case SCALAR, TIMESTAMP -> CodeBlock.of("$L", value);
      case BYTES -> CodeBlock.of("$L.toByteArray()", value);
      case ENUM, MESSAGE -> CodeBlock.of("$T.$L($L)", converter(field), TO_BEAN, value);
      case LIST -> CodeBlock.of("$T.$L($L)", converter(field), ofList(TO_BEAN, field), value);
    };
  }

  private static String ofList(String method, FieldDescriptor field) {
    return ConversionCode.ofList(method, field.getMessageType());
  }

  /** The field's type may come from another file than the message. */
  private static ClassName converter(FieldDescriptor field) {
    return Kind.of(field) == Kind.ENUM
        ? conversion(field.getEnumType().getFile())
        : conversion(field.getMessageType().getFile());
  }

  /** What Wire's classes hold one value of a list or map in. */
  private static TypeName held(FieldDescriptor field) {
    return switch (Kind.of(field)) {
      case SCALAR -> TYPES.boxed(field);
      case BYTES -> BYTE_STRING;
      case ENUM -> wire(field.getEnumType());
      case TIMESTAMP -> ClassName.get(Instant.class);
      case LIST, MESSAGE -> wire(field.getMessageType());
    };
  }
}
