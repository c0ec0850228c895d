package dev.wirebench.codecs;

import com.google.gson.TypeAdapter;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Operation;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.Trees;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;

public final class GsonAdapter implements Codec {
  private final com.google.gson.Gson gson = Gson.configured();

  @Override
  public Traits traits() {
    return Traits.of("gson-adapter", Format.JSON)
        .artifact("gson", com.google.gson.Gson.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .tuned()
        .configuration(
            "As gson, by the type's adapter, which is looked up once and kept.",
            "https://www.javadoc.io/doc/com.google.code.gson/gson/latest/com.google.gson/com/google/gson/TypeAdapter.html")
        .ownAdapters("java.time and bytes")
        .note(
            "The adapter reads strictly, and does not check that a document ends where its value does.")
        .note(Operation.PARSE, Trees.LATE_NUMBERS)
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Adapted<>(gson, payload.bean());
  }

  private static final class Adapted<B, N> extends Gson.Strings<B, N> {
    private final TypeAdapter<N> adapter;

    Adapted(com.google.gson.Gson gson, HeldClass<B, N> held) {
      super(held);
      this.adapter = gson.getAdapter(held.type());
    }

    @Override
    public String write(N value) {
      return adapter.toJson(value);
    }

    @Override
    public N read(String text) throws IOException {
      return adapter.fromJson(text);
    }

    @Override
    public void write(N value, Writer writer) throws IOException {
      adapter.toJson(writer, value);
    }

    @Override
    public N read(Reader reader) throws IOException {
      return adapter.fromJson(reader);
    }
  }
}
