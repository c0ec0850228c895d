package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.time.Instant;
import java.util.Optional;
import javax.lang.model.SourceVersion;

/**
 * The classes that Wire's compiler makes; {@code wire-mapped} measures the conversions.
 *
 * <p>A builder copies the lists and maps that it is given. A number that its enum does not name
 * becomes an unknown field.
 */
record WireTarget() implements ConversionTarget {
  /** The flavour of the classes: the name that {@code Flavours} finds them by. */
  static final String FLAVOUR = "wire";

  @Override
  public String title() {
    return "Wire's classes";
  }

  @Override
  public Optional<String> flavour() {
    return Optional.of(FLAVOUR);
  }

  @Override
  public ClassName of(Descriptor message) {
    return SchemaCopies.moved(ClassNames.protobuf(message), FLAVOUR);
  }

  @Override
  public ClassName of(EnumDescriptor descriptor) {
    return SchemaCopies.moved(ClassNames.protobuf(descriptor), FLAVOUR);
  }

  @Override
  public ClassName bytes() {
    return ClassName.get("okio", "ByteString");
  }

  @Override
  public CodeBlock bytesFromBean(String value) {
    return CodeBlock.of("$T.of($L)", bytes(), value);
  }

  @Override
  public ClassName instant(FileDescriptor file) {
    return ClassName.get(Instant.class);
  }

  @Override
  public CodeBlock begin(ClassName type) {
    return CodeBlock.of("$1T builder = new $1T()", type.nestedClass("Builder"));
  }

  @Override
  public String made() {
    return "builder.build()";
  }

  @Override
  public String set(FieldDescriptor field) {
    return "builder." + name(field);
  }

  @Override
  public String parameter() {
    return "message";
  }

  @Override
  public String get(FieldDescriptor field) {
    return "message." + name(field);
  }

  /** Wire leaves names as the schema has them, unless Java has a meaning for them. */
  private static String name(FieldDescriptor field) {
    String name = field.getName();
    return SourceVersion.isKeyword(name) ? name + "_" : name;
  }

  @Override
  public CodeBlock wrapped(Descriptor list, CodeBlock elements) {
    ClassName builder = of(list).nestedClass("Builder");
    return CodeBlock.of("new $T().$L($L).build()", builder, name(Kind.elements(list)), elements);
  }
}
