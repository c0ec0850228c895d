package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.jsoniter.JsonIterator;
import com.jsoniter.extra.Base64Support;
import com.jsoniter.extra.PreciseFloatSupport;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.ClassDescriptor;
import com.jsoniter.spi.EmptyExtension;
import com.jsoniter.spi.JsoniterSpi;
import dev.wirebench.base.ValueType;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.BeanFields;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

public final class Jsoniter implements Codec {
  // Its settings are the whole JVM's, and most can be made but once.
  static {
    PreciseFloatSupport.enable();
    Base64Support.enable();
    JsoniterSpi.registerTypeEncoder(
        Instant.class, (value, stream) -> stream.writeVal(value.toString()));
    JsoniterSpi.registerTypeDecoder(Instant.class, json -> parsed(json, Instant::parse));
    for (ValueType value : ValueType.texts()) {
      JsoniterSpi.registerTypeEncoder(
          value.type(), (text, stream) -> stream.writeVal(text.toString()));
      JsoniterSpi.registerTypeDecoder(value.type(), json -> parsed(json, value::parse));
    }
    JsoniterSpi.registerTypeDecoder(double.class, Jsoniter::exactDouble);
    JsoniterSpi.registerTypeDecoder(Double.class, Jsoniter::exactDouble);
    JsoniterSpi.registerTypeDecoder(float.class, Jsoniter::exactFloat);
    JsoniterSpi.registerTypeDecoder(Float.class, Jsoniter::exactFloat);
    JsoniterSpi.registerExtension(new DocumentNames());
  }

  private static Object parsed(JsonIterator json, Function<String, Object> parse)
      throws IOException {
    String text = json.readString();
    return text == null ? null : parse.apply(text);
  }

  private static Object exactDouble(JsonIterator json) throws IOException {
    return json.readNull() ? null : Double.valueOf(json.readNumberAsString());
  }

  private static Object exactFloat(JsonIterator json) throws IOException {
    return json.readNull() ? null : Float.valueOf(json.readNumberAsString());
  }

  @Override
  public Traits traits() {
    return Traits.of("jsoniter", Format.JSON)
        .artifact("jsoniter", JsonIterator.class)
        .licence("MIT")
        .threadSafety(
            ThreadSafety.SAFE,
            "By its source alone threads may share it, once bound: settings are the whole JVM's.")
        .configuration(
            "JsonStream.serialize and JsonIterator.deserialize in reflection mode, which is the default,"
                + " with its precise writing of doubles and its base64 for byte arrays, and an"
                + " extension of ours for names that are no properties.",
            "https://jsoniter.com/java-features.html")
        .ownAdapters("java.time, UUIDs, and floating-point numbers")
        .note(
            "By itself it reads many doubles with an error in the last place: 17.530049 as"
                + " 17.530048999999998.")
        .note("Writes all characters that are not ASCII as escapes, of six bytes each.")
        .note(
            "Its other mode, which compiles code by Javassist, needs a flag of the JVM from JDK 16 on.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Bound<>(payload.bean());
  }

  /**
   * Names as the document has them, in its order: getters come in that of the JVM, which is another
   * in each.
   */
  private static final class DocumentNames extends EmptyExtension {
    @Override
    public void updateClassDescriptor(ClassDescriptor descriptor) {
      List<String> order = new ArrayList<>();
      BeanFields.of(descriptor.clazz)
          .forEach(
              (name, field) -> {
                order.add(field.getName());
                rename(descriptor, field.getName(), new String[] {name});
              });
      descriptor.getters.sort(Comparator.comparingInt(getter -> order.indexOf(getter.name)));
    }

    private static void rename(ClassDescriptor descriptor, String property, String[] name) {
      descriptor.allBindings().stream()
          .filter(binding -> binding.name.equals(property))
          .forEach(
              binding -> {
                binding.fromNames = name;
                binding.toNames = name;
              });
    }
  }

  /** It reads streams by compiled code alone, and no part of an array by a static method. */
  private static final class Bound<B, N> extends ClassBinding<B, N> implements TextBinding<N> {
    Bound(HeldClass<B, N> held) {
      super(held);
    }

    @Override
    public byte[] serialize(N value) {
      return write(value).getBytes(UTF_8);
    }

    @Override
    public N deserialize(byte[] bytes) {
      return JsonIterator.deserialize(bytes, type());
    }

    @Override
    public String write(N value) {
      return JsonStream.serialize(value);
    }

    @Override
    public N read(String text) {
      return JsonIterator.deserialize(text, type());
    }
  }
}
