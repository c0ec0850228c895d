package dev.wirebench.qualities;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.models.Payload;
import dev.wirebench.models.probejson.bean.ProbeJson;
import java.util.ArrayList;
import java.util.List;

/** Reads the cases' texts with a codec, and compares what it has read with what they stand for. */
final class ConformanceProbe implements Probe<ArrayList<ConformanceCase>> {
  private static final String PAYLOAD = "probe-json";

  /**
   * The depth up to which codecs write texts themselves. Some libraries would not finish deeper
   * ones.
   */
  private static final int MOST_WRITTEN = 1000;

  private Binding<Object> binding;
  private byte[] document;
  private Object sound;

  @Override
  @SuppressWarnings("unchecked")
  public List<Attempt> attempts(Codec codec, ArrayList<ConformanceCase> cases) throws Exception {
    Payload<?> payload = Payload.load(PAYLOAD + "-first-" + Payload.FEWEST_VALUES);
    binding = (Binding<Object>) codec.bind(payload.type());
    Object model = payload.values().get(0);
    document =
        codec.traits().readsDocuments()
            ? payload.documents().get(0)
            : binding.serialize(binding.fromModel(model));
    sound = binding.toModel(binding.deserialize(document.clone()));
    List<Attempt> attempts = new ArrayList<>();
    for (ConformanceCase each : cases) {
      attempts.add(new Text(each, text(each)));
    }
    return attempts;
  }

  private ConformanceText text(ConformanceCase each) {
    ConformanceText text = ConformanceText.of(each, document);
    return text.bytes() == null && each.depth() != null && each.depth() <= MOST_WRITTEN
        ? written(each.depth())
        : text;
  }

  /**
   * Has the codec write the text itself. Its JSON leaves out absent values, so that no level has a
   * place for the next.
   */
  private ConformanceText written(int depth) {
    try {
      Object deep = new ProbeValues((ProbeJson) sound).deep(depth);
      byte[] bytes = LargeStack.call(() -> binding.serialize(binding.fromModel(deep)));
      return new ConformanceText(bytes, null);
    } catch (Exception | StackOverflowError e) {
      return new ConformanceText(null, "it does not write such a depth: " + Excerpt.of(e));
    }
  }

  @Override
  public boolean isSound() {
    try {
      return sound.equals(binding.toModel(binding.deserialize(document.clone())));
    } catch (Exception e) {
      return false;
    }
  }

  private final class Text implements Attempt {
    private final ConformanceCase of;
    private final ConformanceText text;

    Text(ConformanceCase of, ConformanceText text) {
      this.of = of;
      this.text = text;
    }

    @Override
    public String caseId() {
      return of.id();
    }

    @Override
    public String input() {
      return text.bytes() == null ? "" : Excerpt.of(text.bytes());
    }

    @Override
    public Outcome thrown() {
      return Outcome.REJECTS;
    }

    @Override
    public Answer run() throws Exception {
      if (text.bytes() == null) {
        return new Answer(Outcome.NOT_APPLICABLE, text.reason());
      }
      Object value = binding.deserialize(text.bytes().clone());
      return LargeStack.call(() -> judge(value));
    }

    private Answer judge(Object value) {
      ProbeJson read;
      try {
        read = value == null ? null : (ProbeJson) binding.toModel(value);
      } catch (RuntimeException unlike) {
        return new Answer(
            Outcome.CHANGES_THE_VALUE,
            Excerpt.said("read as what the class does not hold: " + Excerpt.of(unlike)));
      }
      if (read == null) {
        return new Answer(Outcome.CHANGES_THE_VALUE, "read as null");
      }
      return new ProbeValues((ProbeJson) sound).judge(of, read);
    }
  }
}
