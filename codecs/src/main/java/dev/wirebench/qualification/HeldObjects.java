package dev.wirebench.qualification;

import dev.wirebench.codec.Held;
import dev.wirebench.models.Payload;
import java.util.List;
import java.util.Map;

/** Which objects an application may hold. */
final class HeldObjects {
  private static final String MODELS = "dev.wirebench.models.";
  private static final String JDK = "java.";

  private HeldObjects() {}

  /** Whether it is a class of a payload. */
  static boolean isModel(Class<?> type) {
    return type != null && type.getName().startsWith(MODELS);
  }

  /** Whether an object is what a row says that it holds of a payload. */
  static boolean are(Held held, Object object, Payload<?> payload) {
    if (payload.isOwnClass()) {
      return payload.type().bean().type().isInstance(object);
    }
    String type = object.getClass().getName();
    return switch (held) {
      case OWN_CLASS -> isModel(object.getClass());
      case GENERATED_MESSAGE ->
          type.startsWith("dev.wirebench.proto.") || type.startsWith("dev.wirebench.avro.");
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
