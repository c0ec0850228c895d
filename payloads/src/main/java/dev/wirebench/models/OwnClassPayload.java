package dev.wirebench.models;

import com.google.protobuf.Message;
import java.util.List;

/**
 * A payload that is held by a user's own class, as it is, with whatever annotations it has. Its
 * values are the user's documents and nothing else: what the suite would make like them may be
 * nothing that the class can hold.
 */
public abstract class OwnClassPayload implements PayloadType<GivenDocument> {
  private final String id;
  private final Class<?> type;

  protected OwnClassPayload(String id, Class<?> type) {
    this.id = id;
    this.type = type;
  }

  @Override
  public final String id() {
    return id;
  }

  /** The class itself: codecs that bind it read and write the documents. */
  @Override
  @SuppressWarnings("unchecked") // Nobody makes an object of it but the codec.
  public final HeldClass<GivenDocument, GivenDocument> bean() {
    return new HeldClass<>((Class<GivenDocument>) type, null, null);
  }

  @Override
  public final List<Class<?>> beans() {
    return List.of(type);
  }

  @Override
  public final HeldClass<GivenDocument, ? extends Message> message() {
    throw new AbsentClass("it has " + type.getName() + ", and no messages");
  }

  /** The class for libraries of Kotlin, if Kotlin's compiler has written it. */
  @Override
  public final HeldClass<GivenDocument, ?> data() {
    for (var annotation : type.getAnnotations()) {
      if (annotation.annotationType().getName().equals("kotlin.Metadata")) {
        return bean();
      }
    }
    throw new AbsentClass(type.getName() + " is no class of Kotlin");
  }

  @Override
  public final HeldClass<GivenDocument, ?> reflected() {
    return bean();
  }
}
