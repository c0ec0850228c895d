package dev.wirebench.codegen;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the list of all payloads' ids. */
final class PayloadIdsWriter {
  private PayloadIdsWriter() {}

  static JavaFile write(Schema schema) {
    CodeBlock ids =
        schema.files().stream()
            .filter(file -> file.root().isPresent())
            .map(file -> CodeBlock.of("$S", Names.payloadId(file.descriptor())))
            .collect(CodeBlock.joining(",\n"));
    TypeSpec type =
        TypeSpec.classBuilder(Names.payloadIds())
            .addJavadoc("The payloads that have a schema.")
            .addModifiers(Modifier.FINAL)
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addField(
                FieldSpec.builder(
                        ParameterizedTypeName.get(List.class, String.class),
                        "ALL",
                        Modifier.STATIC,
                        Modifier.FINAL)
                    .initializer("$T.of($L)", List.class, ids)
                    .build())
            .build();
    return JavaFile.builder(Names.payloadIds().packageName(), type)
        .skipJavaLangImports(true)
        .build();
  }
}
