package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import java.util.Optional;

/**
 * Another compiler's classes for the messages: their names, and the code that reads and makes them.
 * {@link ConversionWriter} asks for it. All strings but names are Java expressions.
 */
interface ConversionTarget {
  /** The words for the classes in the conversions' comment. */
  String title();

  /** The name that {@code Flavours} finds the classes by; absent if every payload has them. */
  Optional<String> flavour();

  /** The class with the conversions of a file. */
  default ClassName conversion(FileDescriptor file) {
    return ClassNames.flavourConversion(file, flavour().orElseThrow());
  }

  /** The name of the methods that convert from beans. */
  default String fromBean() {
    return ConversionCode.FROM_BEAN;
  }

  ClassName of(Descriptor message);

  ClassName of(EnumDescriptor descriptor);

  default String constant(EnumValueDescriptor value) {
    return value.getName();
  }

  /** Cases for the constants of the target's enum that the schema does not have. */
  default CodeBlock otherwise(EnumDescriptor descriptor) {
    return CodeBlock.of("");
  }

  /** The type that holds bytes. */
  ClassName bytes();

  CodeBlock bytesFromBean(String value);

  default CodeBlock bytesToBean(String value) {
    return CodeBlock.of("$L.toByteArray()", value);
  }

  /** The type that holds the instants of a file. If it is Java's own, nothing converts it. */
  ClassName instant(FileDescriptor file);

  /** The class that converts the instants of a file. */
  default ClassName instants(FileDescriptor file) {
    return conversion(file);
  }

  /** The statement that begins to make an object of a class. */
  CodeBlock begin(ClassName type);

  /** The object that {@link #begin} began. */
  String made();

  /** The method that sets a field of what is made, to a whole list or map if the field is one. */
  String set(FieldDescriptor field);

  /**
   * The method that adds an element or an entry to a field of what is made; absent if a list or map
   * is made first, and set.
   */
  default Optional<String> add(FieldDescriptor field) {
    return Optional.empty();
  }

  /** The parameter of the conversions to beans. */
  String parameter();

  /** The value of a parameter's field. */
  String get(FieldDescriptor field);

  /** The size of a parameter's list, which {@code list} is the expression of. */
  default String size(FieldDescriptor field, String list) {
    return list + ".size()";
  }

  /** Says whether a field that is absent is null, so that null may be read and set. */
  default boolean hasNull() {
    return true;
  }

  /** Says whether the parameter has a value of the field. */
  default String has(FieldDescriptor field) {
    return get(field) + " != null";
  }

  /** Says whether a list message is a {@code List}, and not an object that holds one. */
  default boolean hasPlainLists() {
    return false;
  }

  /** The list message of a {@code List} of its elements, where {@link #add} does not make it. */
  default CodeBlock wrapped(Descriptor list, CodeBlock elements) {
    return elements;
  }

  /** The type of the entries of a map field that is a list of them; absent if it is a map. */
  default Optional<ClassName> entries(FieldDescriptor field) {
    return Optional.empty();
  }

  /** Methods that only this target needs. */
  default List<MethodSpec> more(SchemaFile file) {
    return List.of();
  }
}
