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
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.apache.avro.Schema;
import org.apache.avro.compiler.specific.SpecificCompiler;

/**
 * Writes the conversions between beans and Avro's classes, as an application that keeps its own
 * classes would write them by hand. {@code avro-mapped} measures them.
 *
 * <p>A record is only written, and may share lists, maps and arrays with its bean; a bean that was
 * read has its own.
 */
final class AvroConversionWriter {
  /** Whose classes these are: the name that {@code Flavours} finds them by. */
  static final String FLAVOUR = "avro";

  private static final JavaTypes TYPES = new JavaTypes(ClassFlavour.BEAN);

  private final AvroSchemaWriter schemas;

  AvroConversionWriter(AvroSchemaWriter schemas) {
    this.schemas = schemas;
  }

  JavaFile write(SchemaFile file) {
    ClassName name = conversion(file.descriptor());
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc(
                "Conversions between the beans and Avro's classes of $L.",
                file.descriptor().getName())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    file.root()
        .ifPresent(
            root -> type.addMethod(ConversionWriter.flavour(name, root, AvroNames.of(root))));
    for (Descriptor message : file.messages()) {
      type.addMethod(fromBean(message)).addMethod(toBean(message));
    }
    for (Descriptor list : file.lists()) {
      if (!isPassedOn(Kind.elements(list))) {
        type.addMethod(listFromBean(list));
      }
      type.addMethod(listToBean(list));
    }
    for (EnumDescriptor descriptor : file.enums()) {
      type.addMethod(fromBean(descriptor)).addMethod(toBean(descriptor));
    }
    if (Stream.concat(file.messages().stream(), file.lists().stream())
        .anyMatch(AvroConversionWriter::holdsInstants)) {
      type.addMethod(fromInstant(file.descriptor())).addMethod(toInstant(file.descriptor()));
    }
    return JavaFile.builder(name.packageName(), type.build()).build();
  }

  private static ClassName conversion(FileDescriptor file) {
    return ClassName.get(Names.packageOf(file), Names.fileCamel(file) + Names.capital(FLAVOUR));
  }

  private static boolean holdsInstants(Descriptor message) {
    return message.getFields().stream()
        .anyMatch(field -> Kind.of(Kind.values(field)) == Kind.TIMESTAMP);
  }

  private MethodSpec fromBean(Descriptor message) {
    ClassName record = AvroNames.of(message);
    MethodSpec.Builder method =
        ConversionCode.method(FROM_BEAN, record, ClassFlavour.BEAN.of(message), "bean")
            .addStatement("$1T record = new $1T()", record);
    for (FieldDescriptor field : message.getFields()) {
      String get = "bean." + Names.getter(field) + "()";
      String set = "record." + setter(field);
      if (field.isMapField()) {
        fromMap(method, field, get, set);
      } else if (field.isRepeated()) {
        CodeBlock list = fromList(method, field, get);
        method.addStatement("$L($L)", set, list);
      } else {
        single(method, field, get, set, fromBean(field, get));
      }
    }
    return method.addStatement("return record").build();
  }

  private MethodSpec toBean(Descriptor message) {
    ClassName bean = ClassFlavour.BEAN.of(message);
    MethodSpec.Builder method =
        ConversionCode.method(TO_BEAN, bean, AvroNames.of(message), "record")
            .addStatement("$1T bean = new $1T()", bean);
    for (FieldDescriptor field : message.getFields()) {
      String get = "record." + getter(field) + "()";
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

  /** What is absent is null on both sides, which scalars need no question for. */
  private static void single(
      MethodSpec.Builder method, FieldDescriptor field, String get, String set, CodeBlock value) {
    if (AvroSchemaWriter.mayBeNull(field) && Kind.of(field) != Kind.SCALAR) {
      method
          .beginControlFlow("if ($L != null)", get)
          .addStatement("$L($L)", set, value)
          .endControlFlow();
    } else {
      method.addStatement("$L($L)", set, value);
    }
  }

  /** Whether Avro's classes hold the values of a list or map as the bean does. */
  private static boolean isPassedOn(FieldDescriptor values) {
    return switch (Kind.of(values)) {
      case SCALAR -> true;
      case LIST -> isPassedOn(Kind.elements(values));
      case BYTES, ENUM, TIMESTAMP, MESSAGE -> false;
    };
  }

  private static MethodSpec listFromBean(Descriptor list) {
    FieldDescriptor elements = Kind.elements(list);
    MethodSpec.Builder method =
        ConversionCode.method(
            ConversionCode.ofList(FROM_BEAN, list),
            ConversionCode.listOf(avro(elements)),
            TYPES.of(elements),
            "list");
    CodeBlock converted = fromList(method, elements, "list");
    return method.addStatement("return $L", converted).build();
  }

  private static MethodSpec listToBean(Descriptor list) {
    FieldDescriptor elements = Kind.elements(list);
    MethodSpec.Builder method =
        ConversionCode.method(
            ConversionCode.ofList(TO_BEAN, list),
            TYPES.of(elements),
            ConversionCode.listOf(avro(elements)),
            "list");
    CodeBlock converted = toList(method, elements, "list");
    return method.addStatement("return $L", converted).build();
  }

  /**
   * @param method gets the statements that it takes to make the record's list
   * @return the list
   */
  private static CodeBlock fromList(MethodSpec.Builder method, FieldDescriptor field, String get) {
    if (isPassedOn(field)) {
      return CodeBlock.of("$L", get);
    }
    String list = local(field, "List");
    method
        .addStatement(
            "$T<$T> $N = new $T<>($L.size())", List.class, avro(field), list, ArrayList.class, get)
        .beginControlFlow("for ($T element : $L)", TYPES.boxed(field), get)
        .addStatement("$N.add($L)", list, fromBean(field, "element"))
        .endControlFlow();
    return CodeBlock.of("$N", list);
  }

  /**
   * @param method gets the statements that it takes to make the bean's list
   * @return the list
   */
  private static CodeBlock toList(MethodSpec.Builder method, FieldDescriptor field, String get) {
    if (Kind.of(field) == Kind.SCALAR) {
      return CodeBlock.of("new $T<>($L)", ArrayList.class, get);
    }
    String list = local(field, "List");
    method
        .addStatement("$T $N = new $T<>($L.size())", TYPES.of(field), list, ArrayList.class, get)
        .beginControlFlow("for ($T element : $L)", avro(field), get)
        .addStatement("$N.add($L)", list, toBean(field, "element"))
        .endControlFlow();
    return CodeBlock.of("$N", list);
  }

  private void fromMap(MethodSpec.Builder method, FieldDescriptor field, String get, String set) {
    FieldDescriptor value = Kind.mapValue(field);
    if (!AvroSchemaWriter.isMap(field)) {
      fromEntries(method, field, get, set);
    } else if (isPassedOn(value)) {
      method.addStatement("$L($L)", set, get);
    } else {
      String map = local(field, "Map");
      method
          .addStatement(
              "$T<$T, $T> $N = new $T<>()",
              Map.class,
              String.class,
              avro(value),
              map,
              LinkedHashMap.class)
          .beginControlFlow(
              "for ($T entry : $L.entrySet())",
              ConversionCode.entry(Kind.mapKey(field), TYPES.boxed(value)),
              get)
          .addStatement("$N.put(entry.getKey(), $L)", map, fromBean(value, "entry.getValue()"))
          .endControlFlow()
          .addStatement("$L($N)", set, map);
    }
  }

  /** Avro's maps have keys of text alone. */
  private void fromEntries(
      MethodSpec.Builder method, FieldDescriptor field, String get, String set) {
    FieldDescriptor key = Kind.mapKey(field);
    FieldDescriptor value = Kind.mapValue(field);
    ClassName record = AvroNames.of(field.getMessageType());
    String list = local(field, "List");
    method
        .addStatement(
            "$T<$T> $N = new $T<>($L.size())", List.class, record, list, ArrayList.class, get)
        .beginControlFlow(
            "for ($T entry : $L.entrySet())", ConversionCode.entry(key, TYPES.boxed(value)), get)
        .addStatement("$1T element = new $1T()", record)
        .addStatement("element.$L(entry.getKey())", setter(key))
        .addStatement("element.$L($L)", setter(value), fromBean(value, "entry.getValue()"))
        .addStatement("$N.add(element)", list)
        .endControlFlow()
        .addStatement("$L($N)", set, list);
  }

  private void toMap(MethodSpec.Builder method, FieldDescriptor field, String get, String set) {
    FieldDescriptor key = Kind.mapKey(field);
    FieldDescriptor value = Kind.mapValue(field);
    boolean isMap = AvroSchemaWriter.isMap(field);
    if (isMap && Kind.of(value) == Kind.SCALAR) {
      method.addStatement("$L(new $T<>($L))", set, LinkedHashMap.class, get);
      return;
    }
    TypeName entry =
        isMap ? ConversionCode.entry(key, avro(value)) : AvroNames.of(field.getMessageType());
    String getKey = isMap ? "getKey" : getter(key);
    String getValue = isMap ? "getValue" : getter(value);
    String map = local(field, "Map");
    method
        .addStatement("$T $N = new $T<>()", TYPES.of(field), map, LinkedHashMap.class)
        .beginControlFlow("for ($T entry : $L)", entry, isMap ? get + ".entrySet()" : get)
        .addStatement(
            "$N.put(entry.$L(), $L)", map, getKey, toBean(value, "entry." + getValue + "()"))
        .endControlFlow()
        .addStatement("$L($N)", set, map);
  }

  /** Never a name of the parameters or of another field's collection. */
  private static String local(FieldDescriptor field, String suffix) {
    return Names.property(field) + suffix;
  }

  private static MethodSpec fromBean(EnumDescriptor descriptor) {
    ClassName to = AvroNames.of(descriptor);
    return ConversionCode.method(FROM_BEAN, to, Names.model(descriptor), "value")
        .addStatement(
            "$L",
            ConversionCode.constants(
                descriptor, EnumValueDescriptor::getName, to, AvroNames::of, CodeBlock.of("")))
        .build();
  }

  private static MethodSpec toBean(EnumDescriptor descriptor) {
    ClassName to = Names.model(descriptor);
    return ConversionCode.method(TO_BEAN, to, AvroNames.of(descriptor), "value")
        .addStatement(
            "$L",
            ConversionCode.constants(
                descriptor, AvroNames::of, to, EnumValueDescriptor::getName, CodeBlock.of("")))
        .build();
  }

  private static MethodSpec fromInstant(FileDescriptor file) {
    ClassName record = AvroNames.timestamp(file);
    return ConversionCode.method(FROM_BEAN, record, ClassName.get(Instant.class), "instant")
        .addStatement("$1T record = new $1T()", record)
        .addStatement("record.setSeconds(instant.getEpochSecond())")
        .addStatement("record.setNanos(instant.getNano())")
        .addStatement("return record")
        .build();
  }

  private static MethodSpec toInstant(FileDescriptor file) {
    ClassName record = AvroNames.timestamp(file);
    return ConversionCode.method(TO_BEAN, ClassName.get(Instant.class), record, "record")
        .addStatement(
            "return $T.ofEpochSecond(record.getSeconds(), record.getNanos())", Instant.class)
        .build();
  }

  private static CodeBlock fromBean(FieldDescriptor field, String value) {
    return switch (Kind.of(field)) {
      case SCALAR -> CodeBlock.of("$L", value);
      case BYTES -> CodeBlock.of("$T.wrap($L)", ByteBuffer.class, value);
      case ENUM, TIMESTAMP, MESSAGE ->
          CodeBlock.of("$T.$L($L)", converter(field), FROM_BEAN, value);
      case LIST ->
          isPassedOn(field)
              ? CodeBlock.of("$L", value)
              : CodeBlock.of("$T.$L($L)", converter(field), ofList(FROM_BEAN, field), value);
    };
  }

  private static CodeBlock toBean(FieldDescriptor field, String value) {
    return switch (Kind.of(field)) {
      case SCALAR -> CodeBlock.of("$L", value);
      case BYTES -> CodeBlock.of("$T.copy($L)", Names.BYTE_ARRAYS, value);
      case ENUM, TIMESTAMP, MESSAGE -> CodeBlock.of("$T.$L($L)", converter(field), TO_BEAN, value);
      case LIST -> CodeBlock.of("$T.$L($L)", converter(field), ofList(TO_BEAN, field), value);
    };
  }

  private static String ofList(String method, FieldDescriptor field) {
    return ConversionCode.ofList(method, field.getMessageType());
  }

  /** The field's type may come from another file than the message; instants are of its own. */
  private static ClassName converter(FieldDescriptor field) {
    return switch (Kind.of(field)) {
      case ENUM -> conversion(field.getEnumType().getFile());
      case LIST, MESSAGE -> conversion(field.getMessageType().getFile());
      default -> conversion(field.getFile());
    };
  }

  /** What Avro's classes hold one value of a list or map in. */
  private static TypeName avro(FieldDescriptor field) {
    return switch (Kind.of(field)) {
      case SCALAR -> TYPES.boxed(field);
      case BYTES -> ClassName.get(ByteBuffer.class);
      case ENUM -> AvroNames.of(field.getEnumType());
      case TIMESTAMP -> AvroNames.timestamp(field.getFile());
      case LIST -> ConversionCode.listOf(avro(Kind.elements(field)));
      case MESSAGE -> AvroNames.of(field.getMessageType());
    };
  }

  private String getter(FieldDescriptor field) {
    Schema record = schemas.record(field.getContainingType());
    return SpecificCompiler.generateGetMethod(record, record.getField(AvroNames.of(field)));
  }

  private String setter(FieldDescriptor field) {
    Schema record = schemas.record(field.getContainingType());
    return SpecificCompiler.generateSetMethod(record, record.getField(AvroNames.of(field)));
  }
}
