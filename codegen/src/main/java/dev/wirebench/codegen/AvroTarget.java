package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.compiler.specific.SpecificCompiler;

/**
 * The classes that Avro's compiler makes; {@code avro-mapped} measures the conversions.
 *
 * <p>A record is only written, and may share lists, maps and arrays with its bean; a bean that was
 * read has its own.
 */
record AvroTarget(AvroSchemaWriter schemas) implements ConversionTarget {
  /** The flavour of the classes: the name that {@code Flavours} finds them by. */
  static final String FLAVOUR = "avro";

  @Override
  public String title() {
    return "Avro's classes";
  }

  @Override
  public Optional<String> flavour() {
    return Optional.of(FLAVOUR);
  }

  @Override
  public ClassName of(Descriptor message) {
    return AvroNames.of(message);
  }

  @Override
  public ClassName of(EnumDescriptor descriptor) {
    return AvroNames.of(descriptor);
  }

  @Override
  public String constant(EnumValueDescriptor value) {
    return AvroNames.of(value);
  }

  @Override
  public ClassName bytes() {
    return ClassName.get(ByteBuffer.class);
  }

  @Override
  public CodeBlock bytesFromBean(String value) {
    return CodeBlock.of("$T.wrap($L)", bytes(), value);
  }

  @Override
  public CodeBlock bytesToBean(String value) {
    return CodeBlock.of("$T.copy($L)", ClassNames.BYTE_ARRAYS, value);
  }

  @Override
  public ClassName instant(FileDescriptor file) {
    return AvroNames.timestamp(file);
  }

  @Override
  public CodeBlock begin(ClassName type) {
    return CodeBlock.of("$1T record = new $1T()", type);
  }

  @Override
  public String made() {
    return "record";
  }

  @Override
  public String set(FieldDescriptor field) {
    Schema record = schemas.record(field.getContainingType());
    Schema.Field named = record.getField(AvroNames.of(field));
    return "record." + SpecificCompiler.generateSetMethod(record, named);
  }

  @Override
  public String parameter() {
    return "record";
  }

  @Override
  public String get(FieldDescriptor field) {
    Schema record = schemas.record(field.getContainingType());
    Schema.Field named = record.getField(AvroNames.of(field));
    return "record." + SpecificCompiler.generateGetMethod(record, named) + "()";
  }

  @Override
  public boolean hasPlainLists() {
    return true;
  }

  /** Avro's maps have keys of text alone. */
  @Override
  public Optional<ClassName> entries(FieldDescriptor field) {
    return field.isMapField() && !AvroSchemaWriter.isMap(field)
        ? Optional.of(AvroNames.of(field.getMessageType()))
        : Optional.empty();
  }

  /** The conversions of instants, if the file has any. */
  @Override
  public List<MethodSpec> more(SchemaFile file) {
    return Stream.concat(file.messages().stream(), file.lists().stream())
            .flatMap(message -> message.getFields().stream())
            .anyMatch(field -> Kind.of(Kind.values(field)) == Kind.TIMESTAMP)
        ? List.of(fromInstant(instant(file.descriptor())), toInstant(instant(file.descriptor())))
        : List.of();
  }

  private static MethodSpec fromInstant(ClassName record) {
    return ConversionCode.method(
            ConversionCode.FROM_BEAN, record, ClassName.get(Instant.class), "instant")
        .addStatement("$1T record = new $1T()", record)
        .addStatement("record.setSeconds(instant.getEpochSecond())")
        .addStatement("record.setNanos(instant.getNano())")
        .addStatement("return record")
        .build();
  }

  private static MethodSpec toInstant(ClassName record) {
    return ConversionCode.method(
            ConversionCode.TO_BEAN, ClassName.get(Instant.class), record, "record")
        .addStatement(
            "return $T.ofEpochSecond(record.getSeconds(), record.getNanos())", Instant.class)
        .build();
  }
}
