package dev.wirebench.qualification;

import dev.wirebench.codec.Held;
import dev.wirebench.models.Payload;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Knows the objects that an application may hold. */
final class HeldObjects {
  private static final String MODELS = "dev.wirebench.models.";
  private static final String JDK = "java.";

  /** The packages into which the compilers of schemas put their classes. */
  private static final List<String> COMPILED =
      Stream.of("proto", "avro", "protobufjavalite", "wire")
          .map(name -> "dev.wirebench." + name + ".")
          .toList();

  private HeldObjects() {}

  /** Says whether a class belongs to a payload. */
  static boolean isModel(Class<?> type) {
    return type != null && type.getName().startsWith(MODELS);
  }

  /** Says whether an object is what a configuration says that it holds of a payload. */
  static boolean are(Held held, Object object, Payload<?> payload) {
    if (payload.isOwnClass()) {
      return payload.type().bean().type().isInstance(object);
    }
    String type = object.getClass().getName();
    return switch (held) {
      case OWN_CLASS -> isModel(object.getClass());
      case GENERATED_MESSAGE -> COMPILED.stream().anyMatch(type::startsWith);
      case MAP -> object instanceof Map<?, ?> map && isOfJdk(map);
    };
  }

  private static boolean isOfJdk(Object object) {
    if (object == null) {
      return true;
    }
    if (object instanceof Map<?, ?> map) {
      return map.values().stream().allMatch(HeldObjects::isOfJdk);
    }
    if (object instanceof List<?> list) {
      return list.stream().allMatch(HeldObjects::isOfJdk);
    }
    return object.getClass().getName().startsWith(JDK);
  }
}
