package dev.wirebench.codegen;

import static dev.wirebench.codegen.Baskets.colour;
import static dev.wirebench.codegen.Baskets.field;
import static dev.wirebench.codegen.Baskets.file;
import static dev.wirebench.codegen.Baskets.linked;
import static dev.wirebench.codegen.Baskets.list;
import static dev.wirebench.codegen.Baskets.message;
import static dev.wirebench.codegen.Baskets.repeated;
import static dev.wirebench.codegen.Baskets.value;
import static dev.wirebench.codegen.Baskets.wide;
import static dev.wirebench.codegen.Baskets.withMap;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumOptions;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.OneofDescriptorProto;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AvroTest {
  private static final String TEXT = "{\"type\":\"string\",\"avro.java.string\":\"String\"}";
  private static final String NAMESPACE = "dev.wirebench.avro.basket";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "INT32, int",
    "UINT32, int",
    "SFIXED32, int",
    "INT64, long",
    "FIXED64, long",
    "SINT64, long",
    "FLOAT, float",
    "DOUBLE, double",
    "BOOL, boolean",
    "BYTES, bytes",
  })
  void scalarsHaveAvrosTypesOfTheSameWidth(String type, String avro) {
    assertThat(type(message().addField(field("it", 1, Type.valueOf("TYPE_" + type))), "it"))
        .isEqualTo("\"" + avro + "\"");
  }

  @Test
  void textIsAStringOfJava() {
    assertThat(type(message().addField(field("it", 1, Type.TYPE_STRING)), "it")).isEqualTo(TEXT);
  }

  @Test
  void whatMayBeAbsentIsAUnionWithNullAndNullByDefault() {
    Schema basket =
        record(
            message()
                .addField(
                    field("price", 1, Type.TYPE_DOUBLE).setProto3Optional(true).setOneofIndex(1))
                .addField(field("card", 2, Type.TYPE_STRING).setOneofIndex(0))
                .addField(field("account", 3, Type.TYPE_INT64).setOneofIndex(0))
                .addOneofDecl(OneofDescriptorProto.newBuilder().setName("payment"))
                .addOneofDecl(OneofDescriptorProto.newBuilder().setName("_price")));
    assertThat(type(basket, "price")).isEqualTo("[\"null\",\"double\"]");
    assertThat(type(basket, "card")).isEqualTo("[\"null\"," + TEXT + "]");
    assertThat(type(basket, "account")).isEqualTo("[\"null\",\"long\"]");
    assertThat(basket.getFields()).allMatch(Schema.Field::hasDefaultValue);
  }

  @Test
  void repeatedFieldsAreArrays() {
    DescriptorProto.Builder basket =
        message().addField(field("counts", 1, Type.TYPE_INT64).setLabel(Label.LABEL_REPEATED));
    assertThat(type(basket, "counts")).isEqualTo("{\"type\":\"array\",\"items\":\"long\"}");
  }

  @Test
  void listMessagesAreArrays() throws IOException {
    FileDescriptorProto file =
        file(message().addField(repeated("cube", 1, "Plane")))
            .addMessageType(list("Plane", repeated("rows", 1, "Row")))
            .addMessageType(list("Row", field("words", 1, Type.TYPE_STRING)))
            .build();
    assertThat(types(file)).extracting(Schema::getName).containsExactly("Basket");
    assertThat(type(types(file).iterator().next(), "cube"))
        .isEqualTo(
            "{\"type\":\"array\",\"items\":{\"type\":\"array\",\"items\":"
                + "{\"type\":\"array\",\"items\":"
                + TEXT
                + "}}}");
    assertClassesCompile(file);
  }

  @Test
  void mapsMayHoldListsWhateverTheirKeys() throws IOException {
    for (Type key : List.of(Type.TYPE_STRING, Type.TYPE_INT32)) {
      FileDescriptorProto file =
          file(withMap(key, field("value", 2, Type.TYPE_MESSAGE).setTypeName(".shop.Row")))
              .addMessageType(list("Row", field("values", 1, Type.TYPE_DOUBLE)))
              .build();
      assertThat(types(file).toString()).contains("{\"type\":\"array\",\"items\":\"double\"}");
      assertClassesCompile(file);
    }
    assertThat(conversions())
        .contains("element.setValue(entry.getValue());")
        .contains("timesMap.put(entry.getKey(), BasketAvro.toBeanRow(entry.getValue()));");
  }

  /** Of a file of its own, where no record has an instant. */
  @Test
  void aListOfInstantsHasTheirRecord() throws IOException {
    FileDescriptorProto file =
        file(list(
                "Row", field("at", 1, Type.TYPE_MESSAGE).setTypeName(".google.protobuf.Timestamp")))
            .build();
    assertThat(types(file)).extracting(Schema::getName).containsExactly("Timestamp");
    assertClassesCompile(file);
    assertThat(conversions())
        .contains("public static List<Timestamp> fromBeanRow(List<Instant> list) {")
        .contains("atList.add(BasketAvro.fromBean(element));")
        .contains("public static List<Instant> toBeanRow(List<Timestamp> list) {")
        .contains("public static Timestamp fromBean(Instant instant) {");
  }

  @Test
  void aFileOfListMessagesAloneHasNoClasses() throws IOException {
    generate(file(list("Row", field("values", 1, Type.TYPE_DOUBLE))).build());
    assertThat(folder.resolve("dev/wirebench/avro")).doesNotExist();
    assertThat(conversions())
        .contains(
            "public static List<Double> toBeanRow(List<Double> list) {\n    return new ArrayList<>(list);")
        .doesNotContain("fromBeanRow");
  }

  @Test
  void mapsOfTextAreMaps() {
    assertThat(type(withMap(field("value", 2, Type.TYPE_INT32)), "times"))
        .isEqualTo("{\"type\":\"map\",\"values\":\"int\",\"avro.java.string\":\"String\"}");
  }

  @Test
  void mapsOfOtherKeysAreArraysOfEntries() {
    Schema entry =
        record(withMap(Type.TYPE_BOOL, field("value", 2, Type.TYPE_MESSAGE).setTypeName("Basket")))
            .getField("times")
            .schema()
            .getElementType();
    assertThat(entry.getFullName()).isEqualTo(NAMESPACE + ".Basket_TimesEntry");
    assertThat(type(entry, "key")).isEqualTo("\"boolean\"");
    // No entry of a map lacks its value, though Protobuf knows whether it was written.
    assertThat(entry.getField("value").schema().getFullName()).isEqualTo(NAMESPACE + ".Basket");
  }

  @Test
  void enumsKeepTheirValuesWithoutAliases() {
    DescriptorProto.Builder basket =
        message()
            .addEnumType(
                colour("RED", "BLUE", "CRIMSON")
                    .setOptions(EnumOptions.newBuilder().setAllowAlias(true))
                    .setValue(2, value("CRIMSON", 0)))
            .addField(field("colour", 1, Type.TYPE_ENUM).setTypeName(".shop.Basket.Colour"));
    Schema colour = record(basket).getField("colour").schema();
    assertThat(colour.getFullName()).isEqualTo(NAMESPACE + ".Basket_Colour");
    assertThat(colour.getEnumSymbols()).containsExactly("RED", "BLUE");
  }

  @Test
  void instantsAreRecordsThatKeepNanoseconds() {
    Schema at = record(withInstant()).getField("at").schema().getTypes().get(1);
    assertThat(at)
        .hasToString(
            "{\"type\":\"record\",\"name\":\"Timestamp\",\"namespace\":\""
                + NAMESPACE
                + "\",\"fields\":[{\"name\":\"seconds\",\"type\":\"long\"},"
                + "{\"name\":\"nanos\",\"type\":\"int\"}]}");
  }

  @Test
  void anInstantGivesWayToAMessageOfItsName() {
    FileDescriptorProto file =
        file(withInstant())
            .addMessageType(DescriptorProto.newBuilder().setName("Timestamp"))
            .build();
    assertThat(types(file))
        .extracting(Schema::getName)
        .containsExactlyInAnyOrder("Basket", "Timestamp", "Timestamp_");
  }

  @Test
  void aMessageMayHoldItself() {
    Schema basket =
        record(
            message()
                .addField(field("child", 1, Type.TYPE_MESSAGE).setTypeName(".shop.Basket"))
                .addField(
                    field("more", 2, Type.TYPE_MESSAGE)
                        .setTypeName(".shop.Basket")
                        .setLabel(Label.LABEL_REPEATED)));
    assertThat(basket.getField("child").schema().getTypes().get(1)).isSameAs(basket);
    assertThat(new org.apache.avro.SchemaParser().parse(basket.toString()).mainSchema())
        .isEqualTo(basket);
  }

  @ParameterizedTest
  @CsvSource({
    "order_id, orderId",
    "URL, uRL",
    "level_1_key, level1Key",
    "_2fa, _2Fa",
    "class, class",
    "default, default",
    "schema, schema",
    "serialized_size, serializedSize",
    "trailing_, trailing",
    // Records have a getter or a constant of these.
    "encoder, encoder7",
    "specific_data, specificData7",
    "serialVersionUID, serialVersionUID7",
  })
  void fieldsBearTheBeansNamesUnlessRecordsHaveThemAlready(String name, String avro)
      throws IOException {
    DescriptorProto.Builder basket = message().addField(field(name, 7, Type.TYPE_STRING));
    assertThat(record(basket).getFields()).extracting(Schema.Field::name).containsExactly(avro);
    assertClassesCompile(file(basket).build());
  }

  @Test
  void fieldsOfOneAccessorBearTheirNumbers() throws IOException {
    DescriptorProto.Builder basket =
        message()
            .addField(field("no1_name", 1, Type.TYPE_STRING))
            .addField(field("no1name", 2, Type.TYPE_STRING))
            .addField(field("encoder", 3, Type.TYPE_STRING))
            .addField(field("encoder3", 4, Type.TYPE_STRING))
            // The builder of the one, and the other.
            .addField(field("gift", 5, Type.TYPE_MESSAGE).setTypeName(".shop.Basket"))
            .addField(field("gift_builder", 6, Type.TYPE_STRING))
            .addField(field("note_builder", 7, Type.TYPE_STRING))
            .addField(field("note", 8, Type.TYPE_MESSAGE).setTypeName(".shop.Basket"))
            .addField(field("x_index", 9, Type.TYPE_INT32))
            .addField(field("xindex", 10, Type.TYPE_INT32));
    assertThat(record(basket).getFields())
        .extracting(Schema.Field::name)
        .containsExactly(
            "no1Name1",
            "no1Name2",
            "encoder3",
            "encoder34",
            "gift",
            "giftBuilder6",
            "noteBuilder",
            "note8",
            "xIndex",
            "xindex");
    assertClassesCompile(file(basket).build());
  }

  @Test
  void typesKeepClearOfWhatTheCompilersClassesName() throws IOException {
    FileDescriptorProto.Builder file = file(message());
    List<String> names =
        List.of(
            "Builder",
            "Utf8",
            "Override",
            "Object",
            "String",
            "Boolean_",
            "Integer_",
            "Long_",
            "Float_",
            "Double_",
            "List",
            "Map");
    for (String name : names) {
      file.addMessageType(
          DescriptorProto.newBuilder()
              .setName(name)
              .addField(field("text", 1, Type.TYPE_STRING))
              .addField(field("yes", 3, Type.TYPE_BOOL))
              .addField(field("small", 4, Type.TYPE_INT32))
              .addField(field("large", 5, Type.TYPE_INT64))
              .addField(field("rough", 6, Type.TYPE_FLOAT))
              .addField(field("fine", 7, Type.TYPE_DOUBLE))
              .addField(field("words", 8, Type.TYPE_STRING).setLabel(Label.LABEL_REPEATED))
              .addField(field("own", 2, Type.TYPE_MESSAGE).setTypeName(".shop." + name)));
    }
    assertThat(types(file.build()))
        .extracting(Schema::getName)
        .containsExactlyInAnyOrder(
            "Basket",
            "Builder_",
            "Utf8_",
            "Override_",
            "Object_",
            "String",
            "Boolean_",
            "Integer_",
            "Long_",
            "Float_",
            "Double_",
            "List",
            "Map");
    assertClassesCompile(file.build());
  }

  /** Avro's compiler would add a dollar to the constant, and none to the symbol. */
  @Test
  void symbolsThatAvroRespellsBearAnUnderscore() throws IOException {
    FileDescriptorProto file = file(message()).addEnumType(colour("record", "record_")).build();
    Schema colour =
        types(file).stream()
            .filter(type -> type.getName().equals("Colour"))
            .findAny()
            .orElseThrow();
    assertThat(colour.getEnumSymbols()).containsExactly("record__", "record_");
    generate(file);
    assertThat(conversions())
        .contains("case record -> Colour.record__;")
        .contains("case record__ -> dev.wirebench.models.basket.bean.Colour.record;");
    assertClassesCompile(file);
  }

  @Test
  void aMessageThatIsTooWideForAConstructorHasAClass() throws IOException {
    assertClassesCompile(file(wide(300, Type.TYPE_DOUBLE)).build());
    assertThat(conversions()).contains("record.setF300(bean.getF300());");
  }

  @Test
  void conversionsAskForWhatMayBeAbsentUnlessItIsPassedOn() throws IOException {
    generate(
        file(message()
                .addField(
                    field("price", 1, Type.TYPE_DOUBLE).setProto3Optional(true).setOneofIndex(0))
                .addField(
                    field("image", 2, Type.TYPE_BYTES).setProto3Optional(true).setOneofIndex(1))
                .addField(field("gift", 3, Type.TYPE_MESSAGE).setTypeName(".shop.Basket"))
                .addField(field("text", 4, Type.TYPE_BYTES))
                .addOneofDecl(OneofDescriptorProto.newBuilder().setName("_price"))
                .addOneofDecl(OneofDescriptorProto.newBuilder().setName("_image")))
            .build());
    assertThat(conversions())
        .contains("    record.setPrice(bean.getPrice());")
        .contains(
            "if (bean.getImage() != null) {\n"
                + "      record.setImage(ByteBuffer.wrap(bean.getImage()));")
        .contains(
            "if (bean.getGift() != null) {\n"
                + "      record.setGift(BasketAvro.fromBean(bean.getGift()));")
        .contains("    record.setText(ByteBuffer.wrap(bean.getText()));")
        .contains("bean.setImage(ByteArrays.copy(record.getImage()));")
        .contains("bean.setGift(BasketAvro.toBean(record.getGift()));");
  }

  @Test
  void aBeanThatWasReadHasListsAndMapsOfItsOwn() throws IOException {
    generate(
        file(withMap(field("value", 2, Type.TYPE_INT32))
                .addField(field("words", 3, Type.TYPE_STRING).setLabel(Label.LABEL_REPEATED)))
            .build());
    assertThat(conversions())
        .contains("record.setTimes(bean.getTimes());")
        .contains("record.setWords(bean.getWords());")
        .contains("bean.setTimes(new LinkedHashMap<>(record.getTimes()));")
        .contains("bean.setWords(new ArrayList<>(record.getWords()));");
  }

  @Test
  void soAreTheListsWithinItsLists() throws IOException {
    generate(
        file(message().addField(repeated("rows", 1, "Row")))
            .addMessageType(list("Row", field("values", 1, Type.TYPE_DOUBLE)))
            .build());
    assertThat(conversions())
        .contains("record.setRows(bean.getRows());")
        .contains("rowsList.add(BasketAvro.toBeanRow(element));")
        .contains("    return new ArrayList<>(list);");
  }

  @Test
  void entriesOfOtherKeysAreRecords() throws IOException {
    generate(file(withMap(Type.TYPE_INT32, field("value", 2, Type.TYPE_BYTES))).build());
    assertThat(conversions())
        .contains("element.setKey(entry.getKey());")
        .contains("element.setValue(ByteBuffer.wrap(entry.getValue()));")
        .contains("timesMap.put(entry.getKey(), ByteArrays.copy(entry.getValue()));");
  }

  @Test
  void theCompilerRunsAgainWhenSchemasChangeOrClassesAreMissing() throws IOException {
    DescriptorProto.Builder basket = message().addField(field("id", 1, Type.TYPE_STRING));
    generate(file(basket).build());
    Path type = folder.resolve("dev/wirebench/avro/basket/Basket.java");
    String text = Files.readString(type);
    Files.writeString(type, "left as it is");
    FileTime old = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(type, old);

    generate(file(basket).build());
    assertThat(type).hasContent("left as it is");
    assertThat(Files.getLastModifiedTime(type)).isEqualTo(old);

    generate(file(basket.clone().addField(field("more", 2, Type.TYPE_STRING))).build());
    assertThat(type).content().contains("getMore()");

    generate(file(basket).build());
    Files.delete(type);
    generate(file(basket).build());
    assertThat(type).hasContent(text);
  }

  @Test
  void aTypeThatIsGoneHasNoClass() throws IOException {
    generate(file(message()).addEnumType(colour("RED")).build());
    assertThat(folder.resolve("dev/wirebench/avro/basket/Colour.java")).exists();
    generate(file(message()).build());
    assertThat(folder.resolve("dev/wirebench/avro/basket/Colour.java")).doesNotExist();
  }

  private static DescriptorProto.Builder withInstant() {
    return message()
        .addField(field("at", 1, Type.TYPE_MESSAGE).setTypeName(".google.protobuf.Timestamp"));
  }

  private static Schema record(DescriptorProto.Builder message) {
    return types(file(message).build()).stream()
        .filter(type -> type.getName().equals("Basket"))
        .findAny()
        .orElseThrow();
  }

  private static Collection<Schema> types(FileDescriptorProto file) {
    return new AvroSchemaWriter().types(linked(file).files().get(0));
  }

  private static String type(DescriptorProto.Builder message, String field) {
    return type(record(message), field);
  }

  private static String type(Schema record, String field) {
    return record.getField(field).schema().toString();
  }

  private void generate(FileDescriptorProto file) throws IOException {
    SourceTree java = new SourceTree(folder);
    GeneratorMain.generateAvro(linked(file), java);
    java.deleteStale();
  }

  private String conversions() throws IOException {
    return Files.readString(folder.resolve("dev/wirebench/models/basket/BasketAvro.java"));
  }

  /** Avro's classes alone: the conversions need the beans, too. */
  private void assertClassesCompile(FileDescriptorProto file) throws IOException {
    generate(file);
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter complaints = new StringWriter();
    Path classes = Files.createTempDirectory(folder, "classes");
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null);
        Stream<Path> sources = Files.list(folder.resolve("dev/wirebench/avro/basket"))) {
      List<Path> java = sources.filter(path -> path.toString().endsWith(".java")).toList();
      List<String> options = List.of("-proc:none", "-d", classes.toString());
      boolean compiled =
          javac
              .getTask(
                  complaints, files, null, options, null, files.getJavaFileObjectsFromPaths(java))
              .call();
      assertThat(compiled).as(complaints.toString()).isTrue();
    }
  }
}
