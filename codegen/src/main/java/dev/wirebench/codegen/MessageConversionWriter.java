package dev.wirebench.codegen;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Timestamp;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import javax.lang.model.element.Modifier;

/**
 * Writes the conversions between beans and Protobuf messages, as an application that keeps its own
 * classes would write them by hand. {@code protobuf-mapped} measures them, and {@code
 * protobuf-javalite-mapped} those to the classes of the lite runtime.
 */
final class MessageConversionWriter {
  /** The flavour of the lite runtime's classes: the name that {@code Flavours} finds them by. */
  static final String LITE = "protobuf-javalite";

  private static final String TO_BEAN = ConversionWriter.TO_BEAN;

  private static final JavaTypes TYPES = new JavaTypes(ClassFlavour.BEAN);

  /** Null for the classes that every payload has. */
  private final String flavour;

  private final String toMessage;

  private MessageConversionWriter(String flavour, String toMessage) {
    this.flavour = flavour;
    this.toMessage = toMessage;
  }

  /** For the classes that every payload has. */
  static MessageConversionWriter full() {
    return new MessageConversionWriter(null, "toMessage");
  }

  /** For those of the lite runtime, which are a flavour. */
  static MessageConversionWriter lite() {
    return new MessageConversionWriter(LITE, ConversionWriter.FROM_BEAN);
  }

  JavaFile write(SchemaFile file) {
    ClassName name = conversion(file.descriptor());
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc(
                "Conversions between the beans and the messages of $L.",
                file.descriptor().getName())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    if (flavour != null) {
      file.root()
          .ifPresent(root -> type.addMethod(ConversionWriter.flavour(name, root, protobuf(root))));
    }
    for (Descriptor message : file.messages()) {
      type.addMethod(toMessage(message)).addMethod(toBean(message));
    }
    for (Descriptor list : file.lists()) {
      type.addMethod(listToMessage(list)).addMethod(listToBean(list));
    }
    for (EnumDescriptor descriptor : file.enums()) {
      type.addMethod(toMessage(descriptor)).addMethod(toBean(descriptor));
    }
    return JavaFile.builder(name.packageName(), type.build()).build();
  }

  private MethodSpec toMessage(Descriptor message) {
    ClassName protobuf = protobuf(message);
    MethodSpec.Builder method =
        ConversionCode.method(toMessage, protobuf, ClassFlavour.BEAN.of(message), "bean")
            .addStatement(
                "$1T builder = $2T.newBuilder()", protobuf.nestedClass("Builder"), protobuf);
    for (FieldDescriptor field : message.getFields()) {
      String get = "bean." + Names.getter(field) + "()";
      if (field.isMapField()) {
        putAll(method, field, get);
      } else if (field.isRepeated()) {
        addAll(method, field, get);
      } else if (field.hasPresence()) {
        method
            .beginControlFlow("if ($L != null)", get)
            .addStatement("builder.set$L($L)", Names.accessor(field), toMessage(field, get))
            .endControlFlow();
      } else {
        method.addStatement("builder.set$L($L)", Names.accessor(field), toMessage(field, get));
      }
    }
    return method.addStatement("return builder.build()").build();
  }

  private MethodSpec listToMessage(Descriptor list) {
    ClassName protobuf = protobuf(list);
    FieldDescriptor elements = Kind.elements(list);
    MethodSpec.Builder method =
        ConversionCode.method(
                ConversionCode.ofList(toMessage, list), protobuf, TYPES.of(elements), "list")
            .addStatement(
                "$1T builder = $2T.newBuilder()", protobuf.nestedClass("Builder"), protobuf);
    addAll(method, elements, "list");
    return method.addStatement("return builder.build()").build();
  }

  private void addAll(MethodSpec.Builder method, FieldDescriptor field, String get) {
    String accessor = Names.accessor(field);
    if (Kind.of(field) == Kind.SCALAR) {
      method.addStatement("builder.addAll$L($L)", accessor, get);
    } else {
      method
          .beginControlFlow("for ($T element : $L)", TYPES.boxed(field), get)
          .addStatement("builder.add$L($L)", accessor, toMessage(field, "element"))
          .endControlFlow();
    }
  }

  private void putAll(MethodSpec.Builder method, FieldDescriptor field, String get) {
    String accessor = Names.accessor(field);
    FieldDescriptor value = Kind.mapValue(field);
    if (Kind.of(value) == Kind.SCALAR) {
      method.addStatement("builder.putAll$L($L)", accessor, get);
    } else {
      method
          .beginControlFlow(
              "for ($T entry : $L.entrySet())",
              ConversionCode.entry(Kind.mapKey(field), TYPES.boxed(value)),
              get)
          .addStatement(
              "builder.put$L(entry.getKey(), $L)", accessor, toMessage(value, "entry.getValue()"))
          .endControlFlow();
    }
  }

  private MethodSpec toBean(Descriptor message) {
    ClassName bean = ClassFlavour.BEAN.of(message);
    MethodSpec.Builder method =
        ConversionCode.method(TO_BEAN, bean, protobuf(message), "message")
            .addStatement("$1T bean = new $1T()", bean);
    for (FieldDescriptor field : message.getFields()) {
      String accessor = Names.accessor(field);
      String get = "message.get" + accessor + "()";
      if (field.isMapField()) {
        map(method, field);
      } else if (field.isRepeated()) {
        CodeBlock list = list(method, field);
        method.addStatement("bean.set$L($L)", accessor, list);
      } else if (field.hasPresence()) {
        method
            .beginControlFlow("if (message.has$L())", accessor)
            .addStatement("bean.set$L($L)", accessor, toBean(field, get))
            .endControlFlow();
      } else {
        method.addStatement("bean.set$L($L)", accessor, toBean(field, get));
      }
    }
    return method.addStatement("return bean").build();
  }

  private MethodSpec listToBean(Descriptor list) {
    FieldDescriptor elements = Kind.elements(list);
    MethodSpec.Builder method =
        ConversionCode.method(
            ConversionCode.ofList(TO_BEAN, list), TYPES.of(elements), protobuf(list), "message");
    CodeBlock copy = list(method, elements);
    return method.addStatement("return $L", copy).build();
  }

  /**
   * @param method gets the statements that it takes to make the bean's list
   * @return the list
   */
  private CodeBlock list(MethodSpec.Builder method, FieldDescriptor field) {
    String accessor = Names.accessor(field);
    if (Kind.of(field) == Kind.SCALAR) {
      return CodeBlock.of("new $T<>(message.get$LList())", ArrayList.class, accessor);
    }
    String list = Names.property(field) + "List";
    method
        .addStatement(
            "$T $N = new $T<>(message.get$LCount())",
            TYPES.of(field),
            list,
            ArrayList.class,
            accessor)
        .beginControlFlow("for ($T element : message.get$LList())", protobuf(field), accessor)
        .addStatement("$N.add($L)", list, toBean(field, "element"))
        .endControlFlow();
    return CodeBlock.of("$N", list);
  }

  private void map(MethodSpec.Builder method, FieldDescriptor field) {
    String accessor = Names.accessor(field);
    FieldDescriptor value = Kind.mapValue(field);
    if (Kind.of(value) == Kind.SCALAR) {
      method.addStatement(
          "bean.set$1L(new $2T<>(message.get$1LMap()))", accessor, LinkedHashMap.class);
      return;
    }
    String map = Names.property(field) + "Map";
    method
        .addStatement("$T $N = new $T<>()", TYPES.of(field), map, LinkedHashMap.class)
        .beginControlFlow(
            "for ($T entry : message.get$LMap().entrySet())",
            ConversionCode.entry(Kind.mapKey(field), protobuf(value)),
            accessor)
        .addStatement("$N.put(entry.getKey(), $L)", map, toBean(value, "entry.getValue()"))
        .endControlFlow()
        .addStatement("bean.set$L($N)", accessor, map);
  }

  private MethodSpec toMessage(EnumDescriptor descriptor) {
    return ConversionCode.method(toMessage, protobuf(descriptor), Names.model(descriptor), "value")
        .addStatement("$L", constants(descriptor, protobuf(descriptor), CodeBlock.of("")))
        .build();
  }

  private MethodSpec toBean(EnumDescriptor descriptor) {
    // A closed enum has no such constant: its parser keeps strange numbers apart.
    CodeBlock unrecognized =
        descriptor.isClosed()
            ? CodeBlock.of("")
            : CodeBlock.of(
                "case UNRECOGNIZED -> throw new $T($S);\n",
                IllegalArgumentException.class,
                "the message holds a number that enum "
                    + descriptor.getFullName()
                    + " does not name");
    return ConversionCode.method(TO_BEAN, Names.model(descriptor), protobuf(descriptor), "value")
        .addStatement("$L", constants(descriptor, Names.model(descriptor), unrecognized))
        .build();
  }

  /** protoc's constants have the same names. */
  private CodeBlock constants(EnumDescriptor descriptor, ClassName to, CodeBlock otherwise) {
    return ConversionCode.constants(
        descriptor, EnumValueDescriptor::getName, to, EnumValueDescriptor::getName, otherwise);
  }

  private CodeBlock toMessage(FieldDescriptor field, String value) {
    return switch (Kind.of(field)) {
      case SCALAR -> CodeBlock.of("$L", value);
      case BYTES -> CodeBlock.of("$T.copyFrom($L)", ByteString.class, value);
      case ENUM, TIMESTAMP, MESSAGE ->
          CodeBlock.of("$T.$L($L)", converter(field), toMessage, value);
      case LIST -> CodeBlock.of("$T.$L($L)", converter(field), ofList(toMessage, field), value);
    };
  }

  private CodeBlock toBean(FieldDescriptor field, String value) {
    return switch (Kind.of(field)) {
      case SCALAR -> CodeBlock.of("$L", value);
      case BYTES -> CodeBlock.of("$L.toByteArray()", value);
      case ENUM, TIMESTAMP, MESSAGE -> CodeBlock.of("$T.$L($L)", converter(field), TO_BEAN, value);
      case LIST -> CodeBlock.of("$T.$L($L)", converter(field), ofList(TO_BEAN, field), value);
    };
  }

  private static String ofList(String method, FieldDescriptor field) {
    return ConversionCode.ofList(method, field.getMessageType());
  }

  /** The field's type may come from another file than the message. */
  private ClassName converter(FieldDescriptor field) {
    return switch (Kind.of(field)) {
      case TIMESTAMP -> flavour == null ? Names.INSTANTS : Names.INSTANTS.peerClass("LiteInstants");
      case ENUM -> conversion(field.getEnumType().getFile());
      default -> conversion(field.getMessageType().getFile());
    };
  }

  private ClassName conversion(FileDescriptor file) {
    return flavour == null ? Names.messageConversion(file) : Names.flavourConversion(file, flavour);
  }

  private ClassName protobuf(Descriptor message) {
    ClassName full = Names.protobuf(message);
    return flavour == null ? full : SchemaCopies.moved(full, flavour);
  }

  private ClassName protobuf(EnumDescriptor descriptor) {
    ClassName full = Names.protobuf(descriptor);
    return flavour == null ? full : SchemaCopies.moved(full, flavour);
  }

  /** What protoc's accessors hold one value of a list or map in. */
  private TypeName protobuf(FieldDescriptor field) {
    return switch (Kind.of(field)) {
      case SCALAR -> TYPES.boxed(field);
      case BYTES -> ClassName.get(ByteString.class);
      case ENUM -> protobuf(field.getEnumType());
      case TIMESTAMP -> ClassName.get(Timestamp.class);
      case LIST, MESSAGE -> protobuf(field.getMessageType());
    };
  }
}
