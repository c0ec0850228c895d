package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.GenericDescriptor;
import com.palantir.javapoet.ClassName;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.avro.compiler.specific.SpecificCompiler;

/**
 * The names of a file's types, fields and symbols in Avro's schemas. Avro allows letters, digits
 * and underscores, and its compiler makes of them the names of classes, methods and constants.
 * Where it would respell a type or symbol, or write a class that does not compile, the name is
 * another one here. ClassNames are not on the wire.
 */
final class AvroNames {
  private static final String ROOT = "dev.wirebench.avro";

  /** The classes that the compiler's classes name without their packages, or nest. */
  private static final Set<String> TYPES_TAKEN =
      Set.of(
          "BinaryMessageDecoder",
          "BinaryMessageEncoder",
          "Boolean",
          "Builder",
          "Double",
          "Float",
          "IndexOutOfBoundsException",
          "Integer",
          "JsonSchemaParser",
          "Long",
          "Object",
          "Override",
          "SchemaStore",
          "SpecificData",
          "SuppressWarnings",
          "Utf8");

  /**
   * The names of which records have a getter or a constant, unless the compiler itself keeps clear
   * of them.
   */
  private static final Set<String> FIELDS_TAKEN =
      Set.of("Decoder", "Encoder", "SerialVersionUID", "SpecificData");

  /** Each file is looked at as a whole, and asked for by every writer. */
  private static final Map<FileDescriptor, AvroNames> KNOWN = new ConcurrentHashMap<>();

  private final String namespace;
  private final Map<GenericDescriptor, String> names = new HashMap<>();
  private final String timestamp;

  private AvroNames(FileDescriptor file) {
    this.namespace = namespace(file);
    SchemaFile schema = new SchemaFile(file);
    Set<String> taken = new HashSet<>(TYPES_TAKEN);
    schema.messages().forEach(message -> addType(message, ClassNames.flatName(message), taken));
    schema
        .enums()
        .forEach(descriptor -> addType(descriptor, ClassNames.flatName(descriptor), taken));
    schema.messages().stream()
        .flatMap(AvroNames::entries)
        .forEach(entry -> addType(entry, ClassNames.flatName(entry), taken));
    this.timestamp = free("Timestamp", taken);
    Stream.concat(
            schema.messages().stream(), schema.messages().stream().flatMap(AvroNames::entries))
        .forEach(this::addFields);
    schema.enums().forEach(this::addSymbols);
  }

  private static AvroNames of(FileDescriptor file) {
    return KNOWN.computeIfAbsent(file, AvroNames::new);
  }

  /** {@code dev.wirebench.avro.orderevent} for {@code order_event.proto}. */
  static String namespace(FileDescriptor file) {
    return ROOT + "." + ClassNames.packageName(file);
  }

  /** The record of a message, or of the entries of a map. */
  static ClassName of(Descriptor message) {
    return of(message.getFile()).type(message);
  }

  static ClassName of(EnumDescriptor descriptor) {
    return of(descriptor.getFile()).type(descriptor);
  }

  /** The record that holds the instants of a file's messages. */
  static ClassName timestamp(FileDescriptor file) {
    AvroNames names = of(file);
    return ClassName.get(names.namespace, names.timestamp);
  }

  static String of(FieldDescriptor field) {
    return of(field.getFile()).names.get(field);
  }

  static String of(EnumValueDescriptor value) {
    return of(value.getFile()).names.get(value);
  }

  private ClassName type(GenericDescriptor descriptor) {
    return ClassName.get(namespace, names.get(descriptor));
  }

  private void addType(GenericDescriptor descriptor, String name, Set<String> taken) {
    names.put(descriptor, free(name, taken));
  }

  /** Protobuf has the entries of a map field as messages too. */
  private static Stream<Descriptor> entries(Descriptor message) {
    return message.getFields().stream()
        .filter(FieldDescriptor::isMapField)
        .map(FieldDescriptor::getMessageType);
  }

  private void addSymbols(EnumDescriptor descriptor) {
    List<EnumValueDescriptor> values = EnumWriter.constants(descriptor);
    Set<String> taken = new HashSet<>();
    // Those that can keep their names come first.
    values.stream()
        .sorted((a, b) -> Boolean.compare(isRespelt(a.getName()), isRespelt(b.getName())))
        .forEach(value -> names.put(value, free(value.getName(), taken)));
  }

  /**
   * Avro's compiler adds a dollar to these, so that Java would not call them as the schema does.
   */
  private static boolean isRespelt(String name) {
    return !SpecificCompiler.mangle(name).equals(name)
        || !SpecificCompiler.mangleTypeIdentifier(name).equals(name);
  }

  private static String free(String name, Set<String> taken) {
    String free = name;
    while (isRespelt(free) || !taken.add(free)) {
      free += "_";
    }
    return free;
  }

  /**
   * ClassNames the fields as the bean's properties, but keywords need no underscore: Avro's
   * accessors would lose it. A field that would share an accessor with another bears its number, as
   * protoc does it.
   */
  private void addFields(Descriptor message) {
    Set<String> taken = new HashSet<>(FIELDS_TAKEN);
    for (FieldDescriptor field : message.getFields()) {
      String word = ClassNames.accessor(field).replace("_", "");
      while (accessors(field, word).anyMatch(taken::contains)) {
        word += field.getNumber();
      }
      accessors(field, word).forEach(taken::add);
      String name = word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1);
      names.put(field, Character.isDigit(name.charAt(0)) ? "_" + name : name);
    }
  }

  /** The getters of the field in the builder: of a record, its own builder too. */
  private static Stream<String> accessors(FieldDescriptor field, String word) {
    boolean record = !field.isRepeated() && field.getJavaType() == FieldDescriptor.JavaType.MESSAGE;
    return record ? Stream.of(word, word + "Builder") : Stream.of(word);
  }
}
