package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.palantir.javapoet.ClassName;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericData.StringType;

/**
 * Makes Avro's schemas of messages and enums, without their comments.
 *
 * <p>What may be absent is a union with null, and null by default: so are the members of a {@code
 * oneof}. Maps have Avro's type if their keys are text, and otherwise are arrays of records {@code
 * {key, value}}. A list message is an array. An instant is a record {@code {seconds, nanos}}:
 * Avro's own timestamps lose nanoseconds, or end in the year 2262. Text is {@code java.lang.String}
 * in Java.
 */
final class AvroSchemaWriter {
  private final Map<ClassName, Schema> types = new LinkedHashMap<>();

  /** The records and enums of a file; one for instants, if it has a field of them. */
  Collection<Schema> types(SchemaFile file) {
    file.messages().forEach(this::record);
    file.lists().forEach(list -> type(Kind.elements(list)));
    file.enums().forEach(this::symbols);
    String namespace = AvroNames.namespace(file.descriptor());
    return types.values().stream().filter(type -> type.getNamespace().equals(namespace)).toList();
  }

  /** The record of a message, or of the entries of a map. */
  Schema record(Descriptor message) {
    ClassName name = AvroNames.of(message);
    Schema known = types.get(name);
    if (known != null) {
      return known;
    }
    Schema record = empty(name);
    // Before its fields: a message may hold itself.
    types.put(name, record);
    record.setFields(message.getFields().stream().map(this::field).toList());
    return record;
  }

  private static Schema empty(ClassName name) {
    return Schema.createRecord(name.simpleName(), null, name.packageName(), false);
  }

  private Schema.Field field(FieldDescriptor field) {
    Schema type = type(field);
    String name = AvroNames.of(field);
    return mayBeNull(field)
        ? new Schema.Field(
            name,
            Schema.createUnion(Schema.create(Schema.Type.NULL), type),
            null,
            Schema.Field.NULL_DEFAULT_VALUE)
        : new Schema.Field(name, type, null, empty(field));
  }

  /** The default of a field that the writer's schema lacks, which is that of Protobuf. */
  private static Object empty(FieldDescriptor field) {
    if (field.isRepeated()) {
      return isMap(field) ? Map.of() : List.of();
    }
    return switch (field.getJavaType()) {
      case INT -> 0;
      case LONG -> 0L;
      case FLOAT -> 0f;
      case DOUBLE -> 0.0;
      case BOOLEAN -> false;
      case STRING -> "";
      case BYTE_STRING -> new byte[0];
      case ENUM -> AvroNames.of(EnumWriter.constants(field.getEnumType()).get(0));
      // The value of a map's entry, which is always there.
      case MESSAGE -> null;
    };
  }

  /** Maps have no null, though Protobuf calls a message in their entries one that may be absent. */
  static boolean mayBeNull(FieldDescriptor field) {
    return field.hasPresence() && !field.getContainingType().getOptions().getMapEntry();
  }

  /** Says whether a map field is a map in Avro, too. */
  static boolean isMap(FieldDescriptor field) {
    return field.isMapField()
        && Kind.mapKey(field).getJavaType() == FieldDescriptor.JavaType.STRING;
  }

  private Schema type(FieldDescriptor field) {
    if (isMap(field)) {
      Schema map = Schema.createMap(element(Kind.mapValue(field)));
      GenericData.setStringType(map, StringType.String);
      return map;
    }
    return field.isRepeated() ? Schema.createArray(element(field)) : element(field);
  }

  private Schema element(FieldDescriptor field) {
    return switch (Kind.of(field)) {
      case SCALAR -> scalar(field);
      case BYTES -> Schema.create(Schema.Type.BYTES);
      case ENUM -> symbols(field.getEnumType());
      case VALUE -> text();
      case TIMESTAMP -> timestamp(field.getFile());
      case LIST -> type(Kind.elements(field));
      case MESSAGE -> record(field.getMessageType());
    };
  }

  private static Schema scalar(FieldDescriptor field) {
    return switch (field.getJavaType()) {
      case INT -> Schema.create(Schema.Type.INT);
      case LONG -> Schema.create(Schema.Type.LONG);
      case FLOAT -> Schema.create(Schema.Type.FLOAT);
      case DOUBLE -> Schema.create(Schema.Type.DOUBLE);
      case BOOLEAN -> Schema.create(Schema.Type.BOOLEAN);
      case STRING -> text();
      case ENUM, BYTE_STRING, MESSAGE -> throw new AssertionError("not a scalar: " + field);
    };
  }

  private static Schema text() {
    Schema text = Schema.create(Schema.Type.STRING);
    GenericData.setStringType(text, StringType.String);
    return text;
  }

  private Schema symbols(EnumDescriptor descriptor) {
    ClassName name = AvroNames.of(descriptor);
    return types.computeIfAbsent(
        name,
        absent ->
            Schema.createEnum(
                name.simpleName(),
                null,
                name.packageName(),
                EnumWriter.constants(descriptor).stream().map(AvroNames::of).toList()));
  }

  private Schema timestamp(FileDescriptor file) {
    ClassName name = AvroNames.timestamp(file);
    return types.computeIfAbsent(
        name,
        absent -> {
          Schema record = empty(name);
          record.setFields(
              List.of(
                  new Schema.Field("seconds", Schema.create(Schema.Type.LONG)),
                  new Schema.Field("nanos", Schema.create(Schema.Type.INT))));
          return record;
        });
  }
}
