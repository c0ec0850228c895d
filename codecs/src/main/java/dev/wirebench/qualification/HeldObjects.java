package dev.wirebench.qualification;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Held;
import dev.wirebench.fresh.Inside;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Payload;
import java.net.URL;
import java.security.CodeSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The objects that an application may hold of a payload. Their classes, and the conversions from
 * and to the bean, are the suite's or the user's: what a codec did there would be outside the
 * clock. The name of a class can be chosen by whoever writes it, so that the place counts, too,
 * that it was loaded from.
 */
final class HeldObjects {
  private static final String OURS = "dev.wirebench.";
  private static final String MODELS = OURS + "models.";
  private static final String JDK = "java.";

  /** The packages of the classes that compilers of schemas write. */
  private static final List<String> COMPILED =
      Stream.of("proto", "avro", "protobufjavalite", "wire")
          .map(name -> OURS + name + ".")
          .toList();

  private final Held held;
  private final Payload<?> payload;
  private final HeldClass<?, ?> conversions;
  private final URL placeOfCodec;

  private HeldObjects(Codec codec, ClassBinding<?, ?> binding, Payload<?> payload) {
    this.held = codec.traits().held();
    this.payload = payload;
    this.conversions = binding.held();
    this.placeOfCodec = place(codec.getClass());
  }

  static HeldObjects of(Codec codec, ClassBinding<?, ?> binding, Payload<?> payload) {
    return new HeldObjects(codec, binding, payload);
  }

  /** A sentence if the conversions are not the suite's. */
  Optional<String> objectionToConversions() {
    if (conversions.isGiven()) {
      return Optional.empty();
    }
    return Stream.of(conversions.fromBean(), conversions.toBean())
        .map(Object::getClass)
        .filter(type -> place(type) != null && !isOurs(type, OURS))
        .findFirst()
        .map(
            type ->
                "values are converted by "
                    + type.getName().replaceFirst("\\$\\$Lambda.*", "")
                    + ", outside the clock: take the conversions that the payload's type has");
  }

  /** A sentence if an object, or one in it, is none that the application may hold. */
  Optional<String> objection(Object value) {
    if (!mayBeHeld(value)) {
      return Optional.of(
          "it holds a " + value.getClass().getName() + ", which is no " + held.label());
    }
    return Inside.of(value)
        .classes()
        .filter(type -> !isOurs(type, OURS) && extendsOurs(type))
        .findFirst()
        .map(
            type -> "it holds a " + type.getName() + ", which only extends a class of the payload");
  }

  private boolean mayBeHeld(Object object) {
    if (payload.isOwnClass()) {
      return payload.type().bean().type().isInstance(object);
    }
    return switch (held) {
      case OWN_CLASS -> isOurs(object.getClass(), MODELS);
      case GENERATED_MESSAGE ->
          COMPILED.stream().anyMatch(start -> isOurs(object.getClass(), start));
      case MAP -> object instanceof Map<?, ?> map && isOfJdk(map);
    };
  }

  /** A payload's classes may lie where the codec does: with those of a test, say. */
  private boolean isOurs(Class<?> type, String start) {
    URL place = place(type);
    return type.getName().startsWith(start)
        && (place == null
            || !place.equals(placeOfCodec)
            || place.equals(place(payload.type().getClass())));
  }

  private boolean extendsOurs(Class<?> type) {
    for (Class<?> base = type.getSuperclass(); base != null; base = base.getSuperclass()) {
      if (isOurs(base, MODELS)) {
        return true;
      }
    }
    return false;
  }

  /** Null for the JDK's own. */
  private static URL place(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    return source == null ? null : source.getLocation();
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
