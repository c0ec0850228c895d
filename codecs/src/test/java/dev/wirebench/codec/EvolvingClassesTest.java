package dev.wirebench.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import dev.wirebench.codecs.AvroSingleObject;
import dev.wirebench.models.Flavours;
import dev.wirebench.models.Payload;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.avro.message.MissingSchemaException;
import org.apache.fory.annotation.ForyField;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes and messages as libraries document them for programs of different versions. */
class EvolvingClassesTest {
  @ParameterizedTest
  @ValueSource(strings = {"order-event", "users", "sparse"})
  void aFieldHasTheNumberOfTheSchemaForEachLibrary(String id) throws Exception {
    Payload<?> payload = Payload.load(id);
    Descriptor message =
        (Descriptor) payload.type().message().type().getMethod("getDescriptor").invoke(null);
    Map<String, Integer> numbers =
        message.getFields().stream()
            .collect(Collectors.toMap(FieldDescriptor::getJsonName, FieldDescriptor::getNumber));
    Class<?> bean = Flavours.of(payload.type(), Flavours.NUMBERED).type();
    Map<String, Field> fields =
        Arrays.stream(bean.getDeclaredFields())
            .filter(field -> !Modifier.isStatic(field.getModifiers()))
            .collect(Collectors.toMap(Field::getName, field -> field));
    assertThat(fields.keySet()).isEqualTo(numbers.keySet());
    fields.forEach(
        (name, field) -> {
          int number = numbers.get(name);
          assertThat(field.getAnnotation(TaggedFieldSerializer.Tag.class).value())
              .isEqualTo(number);
          assertThat(field.getAnnotation(io.protostuff.Tag.class).value()).isEqualTo(number);
          assertThat(field.getAnnotation(ForyField.class).id()).isEqualTo(number);
        });
  }

  @Test
  void enumsAreTheBeansOwnAndAllElseIsCopied() {
    Payload<?> payload = Payload.load("sparse");
    assertThat(Flavours.types(payload.type(), Flavours.NUMBERED))
        .hasSameSizeAs(payload.type().beans())
        .allSatisfy(
            type ->
                assertThat(type.getPackageName()).endsWith(type.isEnum() ? ".bean" : ".numbered"));
  }

  /**
   * A reader that knows both schemas takes over what they have in common, which is nothing here.
   */
  @Test
  void aMessageOfASchemaThatTheReaderWasNotToldIsAnError() throws Exception {
    Binding<Object> orders = bound("order-event");
    Binding<Object> users = bound("users");
    byte[] order = orders.serialize(orders.fromModel(Payload.load("order-event").values().get(0)));
    assertThatThrownBy(() -> users.deserialize(order)).isInstanceOf(MissingSchemaException.class);
    ((WritersSchema) users).learn(((WritersSchema) orders).writersSchema());
    assertThat(users.deserialize(order)).isNotNull();
  }

  @SuppressWarnings("unchecked")
  private static Binding<Object> bound(String payload) {
    return (Binding<Object>) new AvroSingleObject().bind(Payload.load(payload).type());
  }
}
