package dev.wirebench.qualities;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Payload;
import dev.wirebench.models.orderevent.bean.OrderEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads messages that name a class which nobody asked for. */
final class NamedClassesProbe implements Probe<ArrayList<String>> {
  private static final String PAYLOAD = "order-event";
  private static final String WHOLE = "the value";
  private static final String FIELD = "a field";

  private Traits traits;
  private Payload<?> payload;
  private Binding<Object> binding;
  private byte[] message;
  private OrderEvent sound;

  @Override
  public List<Attempt> attempts(Codec codec, ArrayList<String> ids) throws Exception {
    traits = codec.traits();
    payload = Payload.load(PAYLOAD + "-first-" + Payload.FEWEST_VALUES);
    binding = bind(codec);
    sound = (OrderEvent) payload.values().get(0);
    message =
        traits.readsDocuments()
            ? payload.inputs().get(0)
            : binding.serialize(binding.fromModel(sound));
    List<Attempt> attempts = new ArrayList<>();
    for (String id : ids) {
      attempts.addAll(attempts(id));
    }
    return attempts;
  }

  @SuppressWarnings("unchecked")
  private Binding<Object> bind(Codec codec) {
    return (Binding<Object>) codec.bind(payload.type());
  }

  private List<Attempt> attempts(String id) {
    NamingMessages naming = new NamingMessages(traits.format().label(), message);
    return switch (id) {
      case NamedClasses.OWN -> List.of(written(id, List.of(binding)));
      case NamedClasses.RELATIVE -> List.of(written(id, relatives()));
      case NamedClasses.ROOT -> List.of(read(id, WHOLE, naming.inRoot(), "is not JSON"));
      case NamedClasses.VALUE ->
          List.of(read(id, WHOLE, naming.inFront(), "does not say the class in front of a value"));
      default -> {
        String key = NamedClasses.key(id);
        String reason = "has no keys, or not there";
        yield List.of(
            read(id, WHOLE, naming.byKey(key, 0, Canary.class), reason),
            read(id, FIELD, naming.byKey(key, 1, Canary.Wing.class), reason));
      }
    };
  }

  private Attempt read(String id, String about, Optional<byte[]> bytes, String otherwise) {
    return bytes
        .<Attempt>map(named -> new Named(id, about, named))
        .orElseGet(() -> without(id, Outcome.NOT_APPLICABLE, "its format " + otherwise));
  }

  /** A case without a message. */
  private Attempt without(String id, Outcome outcome, String reason) {
    return new Named(id, "", null, new Answer(outcome, reason));
  }

  /**
   * The attempt with an event whose flags are of another class. The first of the writers that is
   * able to write it does so.
   */
  private Attempt written(String id, List<Binding<Object>> writers) {
    Outcome outcome = Outcome.NOT_APPLICABLE;
    String reason = "its library and format have no configuration here that trusts more";
    for (Binding<Object> writer : writers) {
      try {
        return new Named(id, FIELD, writer.serialize(writer.fromModel(Canary.winged(sound))));
      } catch (Exception | StackOverflowError e) {
        outcome = Outcome.UNTESTED;
        reason = "no such object is written: " + Excerpt.of(e);
      }
    }
    return without(id, outcome, reason);
  }

  /** Rows of the same library that are there to show what not to do. */
  private List<Binding<Object>> relatives() {
    List<Binding<Object>> relatives = new ArrayList<>();
    for (Class<?> type : Codecs.classes()) {
      try {
        Codec codec = Codecs.instantiate(type);
        if (isRelative(codec.traits())) {
          relatives.add(bind(codec));
        }
      } catch (Exception | LinkageError otherLibrary) {
        // It is not on the class path of this JVM; Kotlin throws what Java would have to declare.
      }
    }
    return relatives;
  }

  private boolean isRelative(Traits other) {
    return !other.id().equals(traits.id())
        && other.studyReason().isPresent()
        && other.format().equals(traits.format())
        && other.artifacts().equals(traits.artifacts());
  }

  @Override
  public boolean isSound() {
    try {
      return sound.equals(binding.toModel(binding.deserialize(message.clone())));
    } catch (Exception e) {
      return false;
    }
  }

  private final class Named implements Attempt {
    private final String id;
    private final String about;
    private final byte[] bytes;
    private final Answer otherwise;

    Named(String id, String about, byte[] bytes) {
      this(id, about, bytes, null);
    }

    /**
     * @param bytes null if there are none
     * @param otherwise the answer then
     */
    Named(String id, String about, byte[] bytes, Answer otherwise) {
      this.id = id;
      this.about = about;
      this.bytes = bytes;
      this.otherwise = otherwise;
    }

    @Override
    public String about() {
      return about;
    }

    @Override
    public String caseId() {
      return id;
    }

    @Override
    public String input() {
      return bytes == null ? "" : Excerpt.of(bytes);
    }

    @Override
    public Outcome thrown() {
      return Outcome.REJECTS;
    }

    @Override
    public Answer run() throws Exception {
      if (bytes == null) {
        return otherwise;
      }
      Canary.made();
      Object value;
      try {
        value = binding.deserialize(bytes.clone());
      } catch (Exception e) {
        if (Canary.made() > 0) {
          return new Answer(Outcome.INSTANTIATES, "and then threw " + Excerpt.of(e));
        }
        throw e;
      }
      boolean isMade = Canary.made() > 0;
      Object model = value == null ? null : binding.toModel(value);
      if (isMade || Canary.isIn(value) || Canary.isIn(model)) {
        return Answer.of(Outcome.INSTANTIATES);
      }
      return sound.equals(model)
          ? Answer.of(Outcome.ACCEPTS)
          : new Answer(Outcome.WRONG_VALUE, Excerpt.said("read as " + model));
    }
  }
}
