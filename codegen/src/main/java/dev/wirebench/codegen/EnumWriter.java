package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the Java enum of an enum, which beans and data classes share. */
final class EnumWriter {
  private EnumWriter() {}

  static JavaFile write(SchemaFile file, EnumDescriptor descriptor) {
    ClassName name = ClassNames.model(descriptor);
    TypeSpec.Builder type = TypeSpec.enumBuilder(name).addModifiers(Modifier.PUBLIC);
    file.comment(descriptor).ifPresent(comment -> type.addJavadoc("$L", comment));
    for (EnumValueDescriptor value : constants(descriptor)) {
      TypeSpec.Builder constant = TypeSpec.anonymousClassBuilder("");
      file.comment(value).ifPresent(comment -> constant.addJavadoc("$L", comment));
      type.addEnumConstant(value.getName(), constant.build());
    }
    return JavaFile.builder(name.packageName(), type.build()).build();
  }

  /**
   * One value for each number: what {@code allow_alias} adds cannot be told from it in a message.
   */
  static List<EnumValueDescriptor> constants(EnumDescriptor descriptor) {
    return descriptor.getValues().stream()
        .filter(value -> descriptor.findValueByNumber(value.getNumber()) == value)
        .toList();
  }
}
