package dev.wirebench.codegen;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Timestamp;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;

/**
 * The classes that protoc writes. {@code protobuf-mapped} measures the conversions to the full
 * ones, and {@code protobuf-javalite-mapped} those to the classes of the lite runtime.
 */
record MessageTarget(Optional<String> flavour) implements ConversionTarget {
  /** The flavour of the lite runtime's classes: the name that {@code Flavours} finds them by. */
  static final String LITE_FLAVOUR = "protobuf-javalite";

  /** The classes that every payload has. */
  static final MessageTarget FULL = new MessageTarget(Optional.empty());

  static final MessageTarget LITE = new MessageTarget(Optional.of(LITE_FLAVOUR));

  @Override
  public String title() {
    return "the messages";
  }

  @Override
  public ClassName conversion(FileDescriptor file) {
    return flavour
        .map(lite -> ClassNames.flavourConversion(file, lite))
        .orElseGet(() -> ClassNames.messageConversion(file));
  }

  @Override
  public String fromBean() {
    return flavour.isEmpty() ? "toMessage" : ConversionCode.FROM_BEAN;
  }

  @Override
  public ClassName of(Descriptor message) {
    return moved(ClassNames.protobuf(message));
  }

  @Override
  public ClassName of(EnumDescriptor descriptor) {
    return moved(ClassNames.protobuf(descriptor));
  }

  private ClassName moved(ClassName full) {
    return flavour.map(lite -> SchemaCopies.moved(full, lite)).orElse(full);
  }

  /** A closed enum has no such constant: its parser keeps strange numbers apart. */
  @Override
  public CodeBlock otherwise(EnumDescriptor descriptor) {
    return descriptor.isClosed()
        ? CodeBlock.of("")
        : CodeBlock.of(
            "case UNRECOGNIZED -> throw new $T($S);\n",
            IllegalArgumentException.class,
            "the message holds a number that enum " + descriptor.getFullName() + " does not name");
  }

  @Override
  public ClassName bytes() {
    return ClassName.get(ByteString.class);
  }

  @Override
  public CodeBlock bytesFromBean(String value) {
    return CodeBlock.of("$T.copyFrom($L)", bytes(), value);
  }

  @Override
  public ClassName instant(FileDescriptor file) {
    return ClassName.get(Timestamp.class);
  }

  @Override
  public ClassName instants(FileDescriptor file) {
    return flavour.isEmpty() ? ClassNames.INSTANTS : ClassNames.INSTANTS.peerClass("LiteInstants");
  }

  @Override
  public CodeBlock begin(ClassName type) {
    return CodeBlock.of("$T builder = $T.newBuilder()", type.nestedClass("Builder"), type);
  }

  @Override
  public String made() {
    return "builder.build()";
  }

  @Override
  public String set(FieldDescriptor field) {
    String verb = field.isMapField() ? "putAll" : field.isRepeated() ? "addAll" : "set";
    return "builder." + verb + ClassNames.accessor(field);
  }

  @Override
  public Optional<String> add(FieldDescriptor field) {
    return Optional.of(
        "builder." + (field.isMapField() ? "put" : "add") + ClassNames.accessor(field));
  }

  @Override
  public String parameter() {
    return "message";
  }

  @Override
  public String get(FieldDescriptor field) {
    String type = field.isMapField() ? "Map" : field.isRepeated() ? "List" : "";
    return "message." + ClassNames.getter(field) + type + "()";
  }

  @Override
  public String size(FieldDescriptor field, String list) {
    return "message." + ClassNames.getter(field) + "Count()";
  }

  @Override
  public boolean hasNull() {
    return false;
  }

  @Override
  public String has(FieldDescriptor field) {
    return "message.has" + ClassNames.accessor(field) + "()";
  }
}
