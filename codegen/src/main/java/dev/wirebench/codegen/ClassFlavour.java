package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;

/**
 * One kind of classes for the messages: where they stand, and what they bear for the libraries that
 * bind them.
 *
 * @param id the last part of the package, and of the conversions' name
 * @param mark what every class bears, if anything
 * @param names how a JSON name is told that a library would spell otherwise
 * @param marks what else every field bears
 */
record ClassFlavour(
    String id,
    Language language,
    Optional<Mark> mark,
    List<JsonNames.Annotation> names,
    FieldMarks marks) {

  private ClassFlavour(
      String id, Language language, Optional<Mark> mark, List<JsonNames.Annotation> names) {
    this(id, language, mark, names, FieldMarks.NONE);
  }

  /** The language in which the classes are written, and their form. */
  enum Language {
    /** Beans: private fields with getters and setters. */
    JAVA,
    /** Data classes of {@code val}s. */
    KOTLIN
  }

  /**
   * An annotation of a class.
   *
   * @param member with its value as code, or none
   */
  record Mark(ClassName type, Optional<Member> member) {
    /** The one member that it sets. */
    record Member(String name, String value) {}

    static Mark of(String packageName, String simpleName) {
      return new Mark(ClassName.get(packageName, simpleName), Optional.empty());
    }

    Mark with(String name, String value) {
      return new Mark(type, Optional.of(new Member(name, value)));
    }
  }

  /** The Java bean, which most libraries bind. */
  static final ClassFlavour BEAN =
      new ClassFlavour("bean", Language.JAVA, Optional.empty(), JsonNames.BEAN);

  /** The Kotlin data class. */
  static final ClassFlavour DATA =
      new ClassFlavour(
          "data",
          Language.KOTLIN,
          Optional.of(Mark.of("kotlinx.serialization", "Serializable")),
          JsonNames.DATA);

  /** The data class with default values. */
  static final ClassFlavour DEFAULTS =
      new ClassFlavour("defaults", Language.KOTLIN, DATA.mark, JsonNames.KOTLINX_DATA);

  /** The data class with default values and the numbers of the schema. */
  static final ClassFlavour NUMBERED_DATA =
      new ClassFlavour("numbered-data", Language.KOTLIN, DATA.mark, List.of(), FieldMarks.DATA);

  /** The bean with the numbers of the schema. */
  static final ClassFlavour NUMBERED =
      new ClassFlavour("numbered", Language.JAVA, Optional.empty(), List.of(), FieldMarks.BEAN);

  /** Classes as libraries document them for programs of different versions. */
  static final List<ClassFlavour> EVOLVING = List.of(NUMBERED, DEFAULTS, NUMBERED_DATA);

  /** Copies of the classes for libraries that generate code when these are compiled. */
  private static final List<ClassFlavour> GENERATED_FOR =
      List.of(
          new ClassFlavour("moshi-codegen", Language.KOTLIN, moshi(), JsonNames.MOSHI_DATA),
          new ClassFlavour("moshi-ir", Language.KOTLIN, moshi(), JsonNames.MOSHI_DATA),
          new ClassFlavour(
              "dsl-json",
              Language.JAVA,
              Optional.of(Mark.of("com.dslplatform.json", "CompiledJson")),
              JsonNames.DSL_JSON_BEAN),
          new ClassFlavour(
              "avaje-jsonb",
              Language.JAVA,
              Optional.of(Mark.of("io.avaje.jsonb", "Json")),
              JsonNames.AVAJE_BEAN),
          new ClassFlavour(
              "micronaut-serde",
              Language.JAVA,
              Optional.of(Mark.of("io.micronaut.serde.annotation", "Serdeable")),
              JsonNames.MICRONAUT_BEAN));

  private static Optional<Mark> moshi() {
    return Optional.of(Mark.of("com.squareup.moshi", "JsonClass").with("generateAdapter", "true"));
  }

  /**
   * A flavour beside bean and data class.
   *
   * @throws IllegalArgumentException if there is none of this name
   */
  static ClassFlavour of(String id) {
    return GENERATED_FOR.stream()
        .filter(flavour -> flavour.id.equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no flavour '" + id + "'"));
  }

  /** The class of a message. */
  ClassName of(Descriptor message) {
    String packageName = ClassNames.packageOf(message.getFile()) + "." + id.replace("-", "");
    return ClassName.get(packageName, ClassNames.flatName(message));
  }

  /** The class with the conversions between the beans and these. */
  ClassName conversion(FileDescriptor file) {
    return ClassNames.flavourConversion(file, id);
  }

  /** Says whether kotlinx.serialization compiles the classes. */
  boolean isForKotlinx() {
    return mark.equals(DATA.mark);
  }

  /** Says whether a property has a value if none is given. */
  boolean hasDefaults() {
    return EVOLVING.contains(this);
  }
}
