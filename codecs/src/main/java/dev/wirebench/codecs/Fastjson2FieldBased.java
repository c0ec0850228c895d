package dev.wirebench.codecs;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.codec.BeanInfo;
import com.alibaba.fastjson2.codec.FieldInfo;
import com.alibaba.fastjson2.modules.ObjectReaderModule;
import com.alibaba.fastjson2.modules.ObjectWriterAnnotationProcessor;
import com.alibaba.fastjson2.modules.ObjectWriterModule;
import com.alibaba.fastjson2.reader.ObjectReaderProvider;
import com.alibaba.fastjson2.writer.ObjectWriterProvider;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.JsonName;
import dev.wirebench.models.PayloadType;
import java.lang.reflect.Field;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.stream.Stream;

public final class Fastjson2FieldBased implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("fastjson2-field-based", Format.JSON)
        .artifact("fastjson2", JSON.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.SAFE,
            "That threads may share it is documented of its methods, not of the contexts kept.")
        .configuration(
            "As fastjson2, with FieldBased for reader and writer, which use fields directly in place"
                + " of getters and setters; a module of ours tells them names.",
            "https://github.com/alibaba/fastjson2/blob/main/docs/performance_en.md"
                + "#6-use-fieldbased-for-maximum-speed")
        .ownAdapters("bytes, and days with a time")
        .note("Writes keys in alphabetical order.")
        .note("Reads a list of enums that is cut off until memory runs out.")
        .note("Does not find a key again that has a character outside the basic plane (emoji).")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Fastjson2.Bound<>(writing(payload), reading(), payload.bean());
  }

  private static JSONWriter.Context writing(PayloadType<?> payload) {
    ObjectWriterProvider writers = new ObjectWriterProvider();
    writers.register(new WriterNames());
    writers.register(LocalDateTime.class, Fastjson2.DATE_TIME, true);
    return JSONFactory.createWriteContext(
        writers,
        Stream.concat(
                Stream.of(JSONWriter.Feature.FieldBased), Arrays.stream(Fastjson2.writing(payload)))
            .toArray(JSONWriter.Feature[]::new));
  }

  private static JSONReader.Context reading() {
    ObjectReaderProvider readers = new ObjectReaderProvider();
    readers.register(new ReaderNames());
    readers.register(byte[].class, Fastjson2.BASE64, true);
    return JSONFactory.createReadContext(readers, JSONReader.Feature.FieldBased);
  }

  /**
   * The beans have the library's own annotation on getters and setters, which are not looked at.
   */
  private static void name(FieldInfo info, Field field) {
    JsonName name = field.getAnnotation(JsonName.class);
    if (name != null) {
      info.fieldName = name.value();
    }
  }

  private static final class WriterNames implements ObjectWriterModule {
    @Override
    public ObjectWriterAnnotationProcessor getAnnotationProcessor() {
      return new ObjectWriterAnnotationProcessor() {
        @Override
        @SuppressWarnings("rawtypes")
        public void getFieldInfo(BeanInfo bean, FieldInfo info, Class type, Field field) {
          name(info, field);
        }
      };
    }
  }

  private static final class ReaderNames implements ObjectReaderModule {
    @Override
    @SuppressWarnings("rawtypes")
    public void getFieldInfo(FieldInfo info, Class type, Field field) {
      name(info, field);
    }
  }
}
