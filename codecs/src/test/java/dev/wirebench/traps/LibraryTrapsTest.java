package dev.wirebench.traps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import dev.wirebench.avro.orderevent.Flags;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codecs.ForyNative;
import dev.wirebench.codecs.ForySameSchema;
import dev.wirebench.codecs.JavaSerialization;
import dev.wirebench.codecs.Kryo;
import dev.wirebench.models.Payload;
import dev.wirebench.models.mediacontent.bean.MediaContent;
import dev.wirebench.models.orderevent.bean.OrderEvent;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.DefaultIdStrategy;
import io.protostuff.runtime.IdStrategy;
import io.protostuff.runtime.RuntimeSchema;
import java.io.ByteArrayOutputStream;
import java.io.InvalidClassException;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.util.ClassSecurityValidator;
import org.apache.avro.util.ClassSecurityValidator.ClassSecurityPredicate;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.exception.ForyException;
import org.junit.jupiter.api.Test;

/**
 * What libraries do without a word, and why codecs are configured as they are. A test here fails
 * when the library has mended it: then the codec's note or setting can go.
 */
class LibraryTrapsTest {
  private static final Payload<?> ORDER = Payload.load("order-event");

  /** Public fields: beans of three libraries. */
  public static final class Holder {
    public Map<Integer, String> byNumber;
    public Map<Boolean, String> byTruth;
    public String größe_大小;
    public List<String> list;
    public Holder last;
    public String serializer;
  }

  @Test
  void jsonbReadsKeysOfAnyTypeAsText() {
    Holder holder = new Holder();
    holder.byNumber = Map.of(1, "one");
    Map<?, ?> read = JSONB.parseObject(JSONB.toBytes(holder), Holder.class).byNumber;
    assertThat(read.keySet()).singleElement().isEqualTo("1");
  }

  @Test
  void jsonbAsArraysRefusesKeysThatAreTruthValues() {
    Holder holder = new Holder();
    holder.byTruth = Map.of(true, "yes");
    assertThatThrownBy(() -> JSONB.toBytes(holder, JSONWriter.Feature.BeanToArray))
        .isInstanceOf(ClassCastException.class);
  }

  @Test
  void jsonbLosesFieldsWithNamesBeyondLatin1() {
    Holder holder = new Holder();
    holder.größe_大小 = "lost";
    assertThat(JSONB.parseObject(JSONB.toBytes(holder), Holder.class).größe_大小).isNull();
    assertThat(JSONB.parseObject(JSONB.toBytes(holder))).containsEntry("größe_大小", "lost");
  }

  @Test
  void protostuffReadsAnEmptyListAsNullUnlessToldOtherwise() {
    Schema<Holder> schema = RuntimeSchema.getSchema(Holder.class);
    Holder holder = new Holder();
    holder.list = List.of();
    assertThat(protostuff(schema, protostuff(schema, holder)).list).isNull();
    Schema<Holder> ours =
        RuntimeSchema.getSchema(
            Holder.class, new DefaultIdStrategy(IdStrategy.COLLECTION_SCHEMA_ON_REPEATED_FIELDS));
    assertThat(protostuff(ours, protostuff(ours, holder)).list).isEmpty();
  }

  /** The clause that keeps the codec protostuff out of most tables. */
  @Test
  void protostuffDoesNotMissTheEndOfTheLastObject() {
    Schema<Holder> schema = RuntimeSchema.getSchema(Holder.class);
    Holder holder = new Holder();
    holder.last = new Holder();
    holder.last.list = List.of("x");
    byte[] whole = protostuff(schema, holder);
    Holder read = protostuff(schema, Arrays.copyOf(whole, whole.length - 1));
    assertThat(read.last.list).containsExactly("x");
  }

  private static byte[] protostuff(Schema<Holder> schema, Holder holder) {
    return ProtostuffIOUtil.toByteArray(holder, schema, LinkedBuffer.allocate());
  }

  private static Holder protostuff(Schema<Holder> schema, byte[] bytes) {
    Holder holder = schema.newMessage();
    ProtostuffIOUtil.mergeFrom(bytes, holder, schema);
    return holder;
  }

  @Test
  void foryInCompatibleModeCannotReadAClassWithAFieldCalledSerializer() {
    Holder holder = new Holder();
    org.apache.fory.Fory sameSchema = fory().withCompatible(false).build();
    sameSchema.register(Holder.class);
    assertThat(sameSchema.deserialize(sameSchema.serialize(holder))).isInstanceOf(Holder.class);
    org.apache.fory.Fory compatible = fory().withCompatible(true).build();
    compatible.register(Holder.class);
    byte[] bytes = compatible.serialize(holder);
    assertThatThrownBy(() -> compatible.deserialize(bytes)).isInstanceOf(ForyException.class);
  }

  /**
   * The letters before the first one beyond Latin-1 go to a buffer that still holds the upper bytes
   * of an earlier text.
   */
  @Test
  void foryInTheFormatOfAllLanguagesPutsBytesOfAnEarlierTextIntoALaterOne() {
    org.apache.fory.Fory usual = org.apache.fory.Fory.builder().build();
    org.apache.fory.Fory forJava = fory().build();
    for (String earlier : List.of("mmzkfvyraŘĈ", "nŽ")) {
      assertThat(usual.deserialize(usual.serialize(earlier))).isEqualTo(earlier);
      assertThat(forJava.deserialize(forJava.serialize(earlier))).isEqualTo(earlier);
    }
    String later = "qqzvlykzqěĿ";
    assertThat(usual.deserialize(usual.serialize(later))).isEqualTo("qűzvlykzqěĿ");
    assertThat(forJava.deserialize(forJava.serialize(later))).isEqualTo(later);
  }

  private static ForyBuilder fory() {
    return org.apache.fory.Fory.builder().withXlang(false).withAsyncCompilation(false);
  }

  /** Fory writes numbers in digits of the user's language into the code that it compiles. */
  @Test
  void foryWritesItsSchemaUnlessBothEndsAreSaidToHaveTheSame() throws Exception {
    assumeTrue(String.format("%d", 1).equals("1"), "Fory's code compiles with European digits");
    assertThat(length(new ForyNative())).isGreaterThan(length(new ForySameSchema()));
  }

  private static int length(Codec codec) throws Exception {
    Binding<Object> binding = bind(codec);
    return binding.serialize(ORDER.values().get(0)).length;
  }

  @Test
  void foryRefusesAClassThatIsNotRegistered() {
    org.apache.fory.Fory fory = fory().build();
    assertThatThrownBy(() -> fory.serialize(new Holder()))
        .hasStackTraceContaining(Holder.class.getName() + " is not registered");
  }

  /** It gains little on some payloads: not because it does nothing. */
  @Test
  void blackbirdReplacesTheAccessToAllButDoubles() throws Exception {
    JsonMapper mapper = JsonMapper.builder().addModule(new BlackbirdModule()).build();
    assertThat(
            mapper
                .getSerializerProviderInstance()
                .findValueSerializer(OrderEvent.class)
                .properties())
        .toIterable()
        .hasSize(12)
        .filteredOn(writer -> writer.getClass().getName().contains(".blackbird."))
        .hasSizeGreaterThanOrEqualTo(11);
  }

  /** Why the models hold ArrayLists: those of List.of have classes that nobody registers. */
  @Test
  void kryoRefusesAListOfAnotherClass() throws Exception {
    Binding<Object> binding = bind(new Kryo(), "media-content");
    MediaContent value = (MediaContent) Payload.load("media-content").values().get(0);
    value.getMedia().setPersons(List.of("one", "two"));
    assertThatThrownBy(() -> binding.serialize(value))
        .hasMessageContaining("Class is not registered: java.util.ImmutableCollections");
  }

  /** The codec trusts what Avro's compiler generated for payloads; this is what it does so for. */
  @Test
  void avroReadsNoGeneratedClassThatIsNotTrusted() {
    ClassSecurityPredicate before = ClassSecurityValidator.getGlobal();
    ClassSecurityValidator.setGlobal(ClassSecurityValidator.DEFAULT);
    try {
      assertThatThrownBy(() -> new SpecificDatumReader<>(Flags.class))
          .isInstanceOf(SecurityException.class)
          .hasMessageContaining("not trusted");
    } finally {
      ClassSecurityValidator.setGlobal(before);
    }
  }

  @Test
  void javaSerializationRefusesAClassThatNoPayloadHolds() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new java.util.PriorityQueue<>(List.of("not of ours")));
    }
    Binding<Object> binding = bind(new JavaSerialization());
    assertThat(binding.deserialize(binding.serialize(ORDER.values().get(0))))
        .isInstanceOf(OrderEvent.class);
    assertThatThrownBy(() -> binding.deserialize(bytes.toByteArray()))
        .isInstanceOf(InvalidClassException.class)
        .hasMessage("filter status: REJECTED");
  }

  @SuppressWarnings("unchecked")
  private static Binding<Object> bind(Codec codec, String payload) {
    return (Binding<Object>) codec.bind(Payload.load(payload).type());
  }

  @SuppressWarnings("unchecked")
  private static Binding<Object> bind(Codec codec) {
    return (Binding<Object>) codec.bind(ORDER.type());
  }
}
