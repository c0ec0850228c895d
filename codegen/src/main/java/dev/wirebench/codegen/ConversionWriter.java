package dev.wirebench.codegen;

import static dev.wirebench.codegen.ConversionCode.TO_BEAN;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the conversions between beans and the classes of another compiler, as an application that
 * keeps its own classes would write them by hand. The codecs whose ids end with {@code -mapped}
 * measure them.
 */
final class ConversionWriter {
  private static final JavaTypes TYPES = new JavaTypes(ClassFlavour.BEAN);

  private final ConversionTarget target;
  private final ConvertedValues values;

  ConversionWriter(ConversionTarget target) {
    this.target = target;
    this.values = new ConvertedValues(target);
  }

  JavaFile write(SchemaFile file) {
    ClassName name = target.conversion(file.descriptor());
    TypeSpec.Builder type = ConversionCode.type(name, target.title(), file.descriptor());
    if (target.flavour().isPresent()) {
      file.root()
          .ifPresent(root -> type.addMethod(ConversionCode.flavour(name, root, target.of(root))));
    }
    for (Descriptor message : file.messages()) {
      type.addMethod(fromBean(message)).addMethod(toBean(message));
    }
    for (Descriptor list : file.lists()) {
      if (!values.isPassedOn(list)) {
        type.addMethod(listFromBean(list));
      }
      type.addMethod(listToBean(list));
    }
    for (EnumDescriptor descriptor : file.enums()) {
      type.addMethod(fromBean(descriptor)).addMethod(toBean(descriptor));
    }
    type.addMethods(target.more(file));
    return JavaFile.builder(name.packageName(), type.build()).build();
  }

  private MethodSpec fromBean(Descriptor message) {
    ClassName to = target.of(message);
    MethodSpec.Builder method =
        ConversionCode.method(target.fromBean(), to, ClassFlavour.BEAN.of(message), "bean")
            .addStatement(target.begin(to));
    for (FieldDescriptor field : message.getFields()) {
      String get = "bean." + ClassNames.getter(field) + "()";
      if (field.isRepeated()) {
        putAll(method, field, get);
      } else {
        put(method, field, get + " != null", target.set(field), values.fromBean(field, get));
      }
    }
    return method.addStatement("return $L", target.made()).build();
  }

  private MethodSpec toBean(Descriptor message) {
    ClassName bean = ClassFlavour.BEAN.of(message);
    MethodSpec.Builder method =
        ConversionCode.method(TO_BEAN, bean, target.of(message), target.parameter())
            .addStatement("$1T bean = new $1T()", bean);
    for (FieldDescriptor field : message.getFields()) {
      String get = target.get(field);
      String set = "bean." + ClassNames.setter(field);
      if (field.isRepeated()) {
        CodeBlock copy = collectedToBean(method, field, get);
        method.addStatement("$L($L)", set, copy);
      } else {
        put(method, field, target.has(field), set, values.toBean(field, get));
      }
    }
    return method.addStatement("return bean").build();
  }

  /** Asks first for what may be absent, unless null can be passed on. */
  private void put(
      MethodSpec.Builder method, FieldDescriptor field, String has, String set, CodeBlock value) {
    if (field.hasPresence() && !(target.hasNull() && values.isAlike(field))) {
      method.beginControlFlow("if ($L)", has).addStatement("$L($L)", set, value).endControlFlow();
    } else {
      method.addStatement("$L($L)", set, value);
    }
  }

  private MethodSpec listFromBean(Descriptor list) {
    FieldDescriptor elements = Kind.elements(list);
    MethodSpec.Builder method =
        ConversionCode.method(
            ConvertedValues.ofList(target.fromBean(), list),
            values.held(list),
            TYPES.of(elements),
            "list");
    if (target.add(elements).isPresent()) {
      method.addStatement(target.begin(target.of(list)));
      putAll(method, elements, "list");
      return method.addStatement("return $L", target.made()).build();
    }
    CodeBlock collected = collectedFromBean(method, elements, "list");
    return method.addStatement("return $L", target.wrapped(list, collected)).build();
  }

  private MethodSpec listToBean(Descriptor list) {
    FieldDescriptor elements = Kind.elements(list);
    String parameter = target.hasPlainLists() ? "list" : target.parameter();
    MethodSpec.Builder method =
        ConversionCode.method(
            ConvertedValues.ofList(TO_BEAN, list),
            TYPES.of(elements),
            values.held(list),
            parameter);
    String get = target.hasPlainLists() ? parameter : target.get(elements);
    CodeBlock copy = collectedToBean(method, elements, get);
    return method.addStatement("return $L", copy).build();
  }

  /** Gives a bean's list or map to what is made of the bean. */
  private void putAll(MethodSpec.Builder method, FieldDescriptor field, String get) {
    Optional<String> add = target.add(field);
    if (add.isPresent() && !values.isPassedOn(Kind.values(field))) {
      putEach(method, field, get, add.get());
    } else {
      CodeBlock collected = collectedFromBean(method, field, get);
      method.addStatement("$L($L)", target.set(field), collected);
    }
  }

  /**
   * Makes the target's list or map of a bean's, unless it is the same.
   *
   * @param method gets the statements that this takes
   * @return the list or map
   */
  private CodeBlock collectedFromBean(
      MethodSpec.Builder method, FieldDescriptor field, String get) {
    FieldDescriptor value = Kind.values(field);
    Optional<ClassName> entries = target.entries(field);
    if (entries.isEmpty() && values.isPassedOn(value)) {
      return CodeBlock.of("$L", get);
    }
    boolean isMap = field.isMapField() && entries.isEmpty();
    String collected = ClassNames.property(field) + (isMap ? "Map" : "List");
    if (isMap) {
      TypeName type = parameterized(Map.class, TYPES.boxed(Kind.mapKey(field)), values.held(value));
      method.addStatement("$T $N = new $T<>()", type, collected, LinkedHashMap.class);
    } else {
      TypeName element = entries.isPresent() ? entries.get() : values.held(field);
      method.addStatement(
          "$T $N = new $T<>($L.size())",
          parameterized(List.class, element),
          collected,
          ArrayList.class,
          get);
    }
    putEach(method, field, get, collected + (isMap ? ".put" : ".add"));
    return CodeBlock.of("$N", collected);
  }

  /** Converts each value of a bean's list or map. */
  private void putEach(MethodSpec.Builder method, FieldDescriptor field, String get, String put) {
    FieldDescriptor value = Kind.values(field);
    TypeName type = TYPES.boxed(value);
    if (!field.isMapField()) {
      method
          .beginControlFlow("for ($T element : $L)", type, get)
          .addStatement("$L($L)", put, values.fromBean(field, "element"))
          .endControlFlow();
      return;
    }
    method.beginControlFlow("for ($T entry : $L.entrySet())", entry(field, type), get);
    CodeBlock converted = values.fromBean(value, "entry.getValue()");
    Optional<ClassName> entries = target.entries(field);
    if (entries.isPresent()) {
      method
          .addStatement("$1T element = new $1T()", entries.get())
          .addStatement("element.setKey(entry.getKey())")
          .addStatement("element.setValue($L)", converted)
          .addStatement("$L(element)", put);
    } else {
      method.addStatement("$L(entry.getKey(), $L)", put, converted);
    }
    method.endControlFlow();
  }

  /**
   * Makes the bean's list or map, which is never the target's own.
   *
   * @param method gets the statements that this takes
   * @return the list or map
   */
  private CodeBlock collectedToBean(MethodSpec.Builder method, FieldDescriptor field, String get) {
    FieldDescriptor value = Kind.values(field);
    Class<?> made = field.isMapField() ? LinkedHashMap.class : ArrayList.class;
    Optional<ClassName> entries = target.entries(field);
    if (entries.isEmpty() && values.isAlike(value)) {
      return CodeBlock.of("new $T<>($L)", made, get);
    }
    String collected = ClassNames.property(field) + (field.isMapField() ? "Map" : "List");
    String size = field.isMapField() ? "" : target.size(field, get);
    method.addStatement("$T $N = new $T<>($L)", TYPES.of(field), collected, made, size);
    if (entries.isPresent()) {
      method.beginControlFlow("for ($T entry : $L)", entries.get(), get);
    } else if (field.isMapField()) {
      TypeName entry = entry(field, values.held(value));
      method.beginControlFlow("for ($T entry : $L.entrySet())", entry, get);
    } else {
      method.beginControlFlow("for ($T element : $L)", values.held(field), get);
    }
    if (field.isMapField()) {
      CodeBlock converted = values.toBean(value, "entry.getValue()");
      method.addStatement("$N.put(entry.getKey(), $L)", collected, converted);
    } else {
      method.addStatement("$N.add($L)", collected, values.toBean(field, "element"));
    }
    method.endControlFlow();
    return CodeBlock.of("$N", collected);
  }

  private MethodSpec fromBean(EnumDescriptor descriptor) {
    ClassName to = target.of(descriptor);
    CodeBlock.Builder cases = CodeBlock.builder();
    for (EnumValueDescriptor value : EnumWriter.constants(descriptor)) {
      cases.add("case $L -> $T.$L;\n", value.getName(), to, target.constant(value));
    }
    return switching(target.fromBean(), to, ClassNames.model(descriptor), cases.build());
  }

  private MethodSpec toBean(EnumDescriptor descriptor) {
    ClassName to = ClassNames.model(descriptor);
    CodeBlock.Builder cases = CodeBlock.builder();
    for (EnumValueDescriptor value : EnumWriter.constants(descriptor)) {
      cases.add("case $L -> $T.$L;\n", target.constant(value), to, value.getName());
    }
    cases.add(target.otherwise(descriptor));
    return switching(TO_BEAN, to, target.of(descriptor), cases.build());
  }

  private static MethodSpec switching(String name, ClassName to, ClassName from, CodeBlock cases) {
    return ConversionCode.method(name, to, from, "value")
        .addStatement("return switch (value) {\n$>$L$<}", cases)
        .build();
  }

  /** An entry of a map with the keys of the bean. */
  private static TypeName entry(FieldDescriptor map, TypeName value) {
    return parameterized(Map.Entry.class, TYPES.boxed(Kind.mapKey(map)), value);
  }

  private static TypeName parameterized(Class<?> type, TypeName... arguments) {
    return ParameterizedTypeName.get(ClassName.get(type), arguments);
  }
}
