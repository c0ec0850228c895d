package dev.wirebench.codegen;

import static dev.wirebench.codegen.Baskets.as;
import static dev.wirebench.codegen.Baskets.asList;
import static dev.wirebench.codegen.Baskets.asProbe;
import static dev.wirebench.codegen.Baskets.colour;
import static dev.wirebench.codegen.Baskets.field;
import static dev.wirebench.codegen.Baskets.file;
import static dev.wirebench.codegen.Baskets.linked;
import static dev.wirebench.codegen.Baskets.list;
import static dev.wirebench.codegen.Baskets.message;
import static dev.wirebench.codegen.Baskets.named;
import static dev.wirebench.codegen.Baskets.repeated;
import static dev.wirebench.codegen.Baskets.value;
import static dev.wirebench.codegen.Baskets.wide;
import static dev.wirebench.codegen.Baskets.withMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.DescriptorProto.ExtensionRange;
import com.google.protobuf.DescriptorProtos.EnumOptions;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileOptions;
import com.google.protobuf.DescriptorProtos.OneofDescriptorProto;
import com.google.protobuf.DescriptorProtos.SourceCodeInfo;
import com.google.protobuf.DescriptorProtos.SourceCodeInfo.Location;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SchemaTest {
  @TempDir Path folder;

  static Stream<Arguments> unsupported() {
    return Stream.of(
        Arguments.of(
            "price",
            "a string as 'money' is",
            message().addField(as("money", field("price", 1, Type.TYPE_STRING)))),
        Arguments.of(
            "price",
            "a double as 'decimal' is",
            message().addField(as("decimal", field("price", 1, Type.TYPE_DOUBLE)))),
        Arguments.of(
            "must",
            "required fields are",
            message().addField(field("must", 1, Type.TYPE_STRING).setLabel(Label.LABEL_REQUIRED))),
        Arguments.of(
            "seven",
            "default values are",
            message().addField(field("seven", 1, Type.TYPE_INT32).setDefaultValue("7"))),
        Arguments.of(
            "item",
            "groups are",
            message()
                .addNestedType(DescriptorProto.newBuilder().setName("Item"))
                .addField(field("item", 1, Type.TYPE_GROUP).setTypeName(".shop.Basket.Item"))),
        Arguments.of(
            "took",
            "google.protobuf.Duration is",
            message()
                .addField(
                    field("took", 1, Type.TYPE_MESSAGE).setTypeName(".google.protobuf.Duration"))),
        Arguments.of(
            "times",
            "google.protobuf.Duration is",
            withMap(
                field("value", 2, Type.TYPE_MESSAGE).setTypeName(".google.protobuf.Duration"))));
  }

  @ParameterizedTest
  @MethodSource("unsupported")
  void whatTheModelsCannotCarryIsRefusedByPlace(
      String field, String problem, DescriptorProto.Builder message) {
    assertThatThrownBy(() -> generate(file(message).setSyntax("proto2").build()))
        .isInstanceOf(UnsupportedConstruct.class)
        .hasMessage(
            "basket.proto, message shop.Basket, field "
                + field
                + ": "
                + problem
                + " not supported");
    assertThat(folder.resolve("java")).doesNotExist();
  }

  @Test
  void extensionRangesAreRefusedByMessage() {
    DescriptorProto.Builder open =
        message().addExtensionRange(ExtensionRange.newBuilder().setStart(100).setEnd(200));
    assertThatThrownBy(() -> generate(file(open).setSyntax("proto2").build()))
        .isInstanceOf(UnsupportedConstruct.class)
        .hasMessage("basket.proto, message shop.Basket: extension ranges are not supported");
  }

  @Test
  void anEnumValueThatProtocCannotNameIsRefused() {
    assertThatThrownBy(() -> generate(message().addEnumType(colour("RED", "default"))))
        .isInstanceOf(UnsupportedConstruct.class)
        .hasMessageStartingWith(
            "basket.proto, enum shop.Basket.Colour, value default: Java keywords");
  }

  @Test
  void twoTypesOfOneClassNameAreRefused() {
    FileDescriptorProto file =
        file(message().addNestedType(DescriptorProto.newBuilder().setName("Item")))
            .addMessageType(DescriptorProto.newBuilder().setName("Basket_Item"))
            .build();
    assertThatThrownBy(() -> generate(file))
        .isInstanceOf(UnsupportedConstruct.class)
        .hasMessage("basket.proto: two types would both be the class Basket_Item");
  }

  @Test
  void aMissingOptionIsRefusedByFile() {
    FileDescriptorProto file = file(message()).setOptions(FileOptions.getDefaultInstance()).build();
    assertThatThrownBy(() -> generate(file))
        .isInstanceOf(UnsupportedConstruct.class)
        .hasMessage(
            "basket.proto: the file lacks `option java_multiple_files = true;` above its first"
                + " message: one class would hide all of protoc's");
    assertThat(folder.resolve("java")).doesNotExist();
  }

  @Test
  void aFileWithoutJavaPackageIsRefusedByLine() {
    FileDescriptorProto file =
        FileDescriptorProto.newBuilder()
            .setName("gift_basket.proto")
            .setSyntax("proto3")
            .setOptions(FileOptions.newBuilder().setJavaMultipleFiles(true))
            .addMessageType(message())
            .setSourceCodeInfo(
                SourceCodeInfo.newBuilder()
                    .addLocation(
                        Location.newBuilder()
                            .addAllPath(List.of(4, 0))
                            .addAllSpan(List.of(4, 0, 6, 1))))
            .build();
    assertThatThrownBy(() -> generate(file))
        .isInstanceOf(UnsupportedConstruct.class)
        .hasMessage(
            "gift_basket.proto, line 5: the file lacks `option java_package ="
                + " \"dev.wirebench.proto.giftbasket\";` above its first message: protoc's classes"
                + " would be in no package, where nothing can name them");
    assertThat(folder.resolve("java")).doesNotExist();
  }

  @Test
  void theFilesOwnPackageStandsInForJavaPackage() throws IOException {
    generate(
        file(message().addField(field("id", 1, Type.TYPE_STRING)))
            .setOptions(FileOptions.newBuilder().setJavaMultipleFiles(true))
            .build());
    assertThat(java("BasketMessages")).contains("shop.Basket");
  }

  @Test
  void aJsonNameBecomesEachLibrarysAnnotation() throws IOException {
    generate(
        message()
            .addField(field("order_id", 1, Type.TYPE_STRING))
            .addField(field("level_1_key_1", 2, Type.TYPE_STRING).setJsonName("level-1_key-1")));
    assertThat(java("bean/Basket"))
        .contains("  private String orderId;")
        .contains(
            """
              @SerializedName("level-1_key-1")
              @JsonName("level-1_key-1")
              private String level1Key1;"""
                .indent(2)
                .stripTrailing())
        .contains(
            """
              @JsonProperty("level-1_key-1")
              @JSONField(
                  name = "level-1_key-1"
              )
              @com.alibaba.fastjson.annotation.JSONField(
                  name = "level-1_key-1"
              )
              @JsonbProperty("level-1_key-1")
              @JSON(
                  name = "level-1_key-1"
              )
              @org.apache.fory.json.annotation.JsonProperty("level-1_key-1")
              @XmlElement(
                  name = "level-1_key-1"
              )
              public String getLevel1Key1()"""
                .indent(2)
                .stripTrailing())
        .contains(
            """
              @JsonProperty("level-1_key-1")
              @JSONField(
                  name = "level-1_key-1"
              )
              @com.alibaba.fastjson.annotation.JSONField(
                  name = "level-1_key-1"
              )
              @JsonbProperty("level-1_key-1")
              @JSON(
                  name = "level-1_key-1"
              )
              public void setLevel1Key1("""
                .indent(2)
                .stripTrailing());
    assertThat(java("bean/Basket").split("@JsonProperty")).hasSize(3);
    assertThat(kotlin("Basket"))
        .contains("public val orderId: String")
        .contains(
            """
              @SerialName(value = "level-1_key-1")
              @param:JsonProperty(value = "level-1_key-1")
              @get:JsonProperty(value = "level-1_key-1")
              @field:SerializedName(value = "level-1_key-1")
              @param:Json(name = "level-1_key-1")
              public val level1Key1: String"""
                .indent(2)
                .stripTrailing());
  }

  @ParameterizedTest
  @CsvSource({
    "is_active, isActive, IsActive, false",
    "issue, issue, Issue, true",
    "URL, uRL, URL, false",
    "x_index, xIndex, XIndex, false",
    "_2fa, _2Fa, 2Fa, false",
    "class, class_, Class_, false",
    "default, default_, Default, false",
    "object, object, Object, true",
    "serialized_size, serializedSize_, SerializedSize_, false",
    "level_1_key, level1Key, Level1Key, true",
  })
  void oddNamesAreThoseOfProtocAndValidInJava(
      String name, String property, String accessor, boolean plain) throws IOException {
    generate(message().addField(field(name, 1, Type.TYPE_STRING)));
    assertThat(java("bean/Basket"))
        .contains("private String " + property + ";")
        .contains("public String get" + accessor + "()")
        .contains("public void set" + accessor + "(String " + property + ")");
    assertThat(java("bean/Basket").contains("@SerializedName")).isEqualTo(!plain);
    assertThat(java("BasketMessages"))
        .contains("builder.set" + accessor + "(bean.get" + accessor + "())");
  }

  @Test
  void fieldsOfOneGetterBearTheirNumbersAsProtocDoes() throws IOException {
    generate(
        message()
            .addField(field("item", 1, Type.TYPE_STRING).setLabel(Label.LABEL_REPEATED))
            .addField(field("item_count", 2, Type.TYPE_INT32))
            .addField(field("no1_name", 3, Type.TYPE_STRING))
            .addField(field("no1name", 4, Type.TYPE_STRING)));
    assertThat(java("BasketMessages"))
        .contains("builder.addAllItem1(bean.getItem1())")
        .contains("builder.setItemCount2(bean.getItemCount2())")
        .contains("builder.setNo1Name3(bean.getNo1Name3())")
        .contains("builder.setNo1Name4(bean.getNo1Name4())");
  }

  @Test
  void namesThatDifferByCapitalsAloneAreAllWrittenOut() throws IOException {
    generate(
        message()
            .addField(field("x_index", 1, Type.TYPE_INT32))
            .addField(field("xindex", 2, Type.TYPE_INT32)));
    assertThat(java("bean/Basket"))
        .contains("@SerializedName(\"xIndex\")")
        .contains("@SerializedName(\"xindex\")");
  }

  @Test
  void whatMayBeAbsentIsBoxedAndNullable() throws IOException {
    generate(
        message()
            .addField(field("price", 1, Type.TYPE_DOUBLE).setProto3Optional(true).setOneofIndex(1))
            .addField(field("card", 2, Type.TYPE_STRING).setOneofIndex(0))
            .addField(field("account", 3, Type.TYPE_INT64).setOneofIndex(0))
            .addOneofDecl(OneofDescriptorProto.newBuilder().setName("payment"))
            .addOneofDecl(OneofDescriptorProto.newBuilder().setName("_price")));
    assertThat(java("bean/Basket"))
        .contains("private Double price;")
        .contains("private String card;")
        .contains("private Long account;");
    assertThat(kotlin("Basket"))
        .contains("val price: Double?")
        .contains("val card: String?")
        .contains("val account: Long?");
    assertThat(java("BasketMessages"))
        .contains("if (bean.getPrice() != null) {\n      builder.setPrice(bean.getPrice());")
        .contains("if (bean.getCard() != null) {")
        .contains("if (message.hasPrice()) {\n      bean.setPrice(message.getPrice());")
        .contains("if (message.hasAccount()) {");
  }

  @Test
  void mapsBecomeMaps() throws IOException {
    generate(withMap(field("value", 2, Type.TYPE_INT32)));
    assertThat(java("bean/Basket")).contains("private Map<String, Integer> times;");
    assertThat(kotlin("Basket")).contains("val times: Map<String, Int>");
    assertThat(java("BasketMessages"))
        .contains("builder.putAllTimes(bean.getTimes())")
        .contains("bean.setTimes(new LinkedHashMap<>(message.getTimesMap()))");
    assertThat(folder.resolve("java/dev/wirebench/models/basket/bean"))
        .isDirectoryContaining("glob:**Basket.java")
        .isDirectoryNotContaining("glob:**Entry.java");
  }

  @Test
  void enumsAreSharedByBothFlavours() throws IOException {
    generate(
        message()
            .addEnumType(
                colour("RED", "BLUE", "CRIMSON")
                    .setOptions(EnumOptions.newBuilder().setAllowAlias(true))
                    .setValue(2, value("CRIMSON", 0)))
            .addField(field("colour", 1, Type.TYPE_ENUM).setTypeName(".shop.Basket.Colour")));
    assertThat(java("bean/Basket_Colour"))
        .contains("public enum Basket_Colour {\n  RED,\n\n  BLUE\n}");
    assertThat(java("bean/Basket")).contains("private Basket_Colour colour;");
    assertThat(kotlin("Basket"))
        .contains("import dev.wirebench.models.basket.bean.Basket_Colour")
        .contains("val colour: Basket_Colour");
    assertThat(java("BasketMessages"))
        .contains("case BLUE -> Basket.Colour.BLUE;")
        .contains("case UNRECOGNIZED -> throw new IllegalArgumentException(")
        .doesNotContain("CRIMSON");
    assertThat(java("BasketPayload")).contains("Basket.class,\n        Basket_Colour.class");
  }

  @Test
  void bytesAreComparedByContentAndSerializedAsText() throws IOException {
    generate(
        message()
            .addField(field("image", 1, Type.TYPE_BYTES))
            .addField(field("pages", 2, Type.TYPE_BYTES).setLabel(Label.LABEL_REPEATED)));
    assertThat(java("bean/Basket"))
        .contains("private byte[] image;")
        .contains("private List<byte[]> pages;")
        .contains("&& Arrays.equals(this.image, that.image)")
        .contains("&& ByteArrays.equals(this.pages, that.pages)");
    assertThat(kotlin("Basket"))
        .contains("val image: @Serializable(with = BytesSerializer::class) ByteArray")
        .contains("val pages: List<@Serializable(with = BytesSerializer::class) ByteArray>");
  }

  @Test
  void timestampsBecomeInstants() throws IOException {
    generate(
        message()
            .addField(field("at", 1, Type.TYPE_MESSAGE).setTypeName(".google.protobuf.Timestamp")));
    assertThat(java("bean/Basket")).contains("private Instant at;");
    assertThat(kotlin("Basket"))
        .contains("val at: @Serializable(with = InstantSerializer::class) Instant?");
    assertThat(java("BasketMessages")).contains("builder.setAt(Instants.toMessage(bean.getAt()))");
    assertThat(java("BasketPayload")).contains("List.of(Basket.class)");
  }

  @Test
  void aValueTypeThatIsNeverAbsentIsRefused() {
    assertThatThrownBy(
            () -> generate(message().addField(as("decimal", field("price", 1, Type.TYPE_STRING)))))
        .isInstanceOf(UnsupportedConstruct.class)
        .hasMessageEndingWith("field price: value types that are not `optional` are not supported");
  }

  @Test
  void textsMayStandForValueTypes() throws IOException {
    generate(
        message()
            .addField(
                as(
                    "decimal",
                    field("price", 1, Type.TYPE_STRING).setProto3Optional(true).setOneofIndex(0)))
            .addField(as("date", field("days", 2, Type.TYPE_STRING).setLabel(Label.LABEL_REPEATED)))
            .addOneofDecl(OneofDescriptorProto.newBuilder().setName("_price")));
    assertThat(java("bean/Basket"))
        .contains("private BigDecimal price;")
        .contains("private List<LocalDate> days;")
        .contains("Objects.equals(this.price, that.price)");
    assertThat(kotlin("Basket"))
        .contains("val price: @Serializable(with = BigDecimalSerializer::class) BigDecimal?")
        .contains("val days: List<@Serializable(with = LocalDateSerializer::class) LocalDate>");
    assertThat(java("BasketMessages"))
        .contains("builder.setPrice(bean.getPrice().toString())")
        .contains("bean.setPrice(new BigDecimal(message.getPrice()))")
        .contains("builder.addDays(element.toString())")
        .contains("LocalDate.parse(element)");
  }

  @Test
  void aMessageMayHoldItself() throws IOException {
    generate(message().addField(field("child", 1, Type.TYPE_MESSAGE).setTypeName(".shop.Basket")));
    assertThat(java("bean/Basket")).contains("private Basket child;");
    assertThat(kotlin("Basket")).contains("val child: Basket?");
  }

  /** 245 fields, eight bit masks of kotlinx.serialization, its marker and the receiver: 255. */
  @Test
  void aMessageThatIsTooWideLosesItsDataClassAlone() throws IOException {
    generate(wide(245, Type.TYPE_INT32));
    assertThat(kotlin("Basket")).contains("val f245: Int");
    generate(wide(246, Type.TYPE_INT32));
    assertThat(folder.resolve("kotlin/dev/wirebench/models/basket/data/Basket.kt")).doesNotExist();
    assertThat(java("bean/Basket")).contains("private int f246;");
    assertThat(java("BasketMessages")).contains("builder.setF246(bean.getF246())");
    assertThat(java("BasketPayload"))
        .contains("public HeldClass<Basket, Basket> bean()")
        .contains("public HeldClass<Basket, ?> data()")
        .contains(
            "throw new AbsentClass(\"no Kotlin data class: the 246 fields of message shop.Basket"
                + " take 256 parameter slots of the 255 that the JVM allows\")");
  }

  @Test
  void longsAndDoublesTakeTwoSlotsUnlessTheyMayBeAbsent() throws IOException {
    generate(wide(124, Type.TYPE_INT64));
    assertThat(kotlin("Basket")).contains("val f124: Long");
    generate(wide(125, Type.TYPE_DOUBLE));
    assertThat(java("BasketPayload")).contains("the 125 fields of message shop.Basket take 256");
  }

  @Test
  void whatHoldsAMessageThatIsTooWideHasNoDataClassEither() throws IOException {
    generate(
        file(message()
                .addField(
                    field("rows", 1, Type.TYPE_MESSAGE)
                        .setLabel(Label.LABEL_REPEATED)
                        .setTypeName(".shop.Row"))
                .addField(field("note", 2, Type.TYPE_MESSAGE).setTypeName(".shop.Note")))
            .addMessageType(wide(300, Type.TYPE_STRING).setName("Row"))
            .addMessageType(DescriptorProto.newBuilder().setName("Note"))
            .build());
    assertThat(java("BasketPayload"))
        .contains("the 300 fields of message shop.Row take")
        .contains("Row.class");
    assertThat(java("BasketData")).contains("Note fromBean(").doesNotContain("Row");
    assertThat(folder.resolve("kotlin/dev/wirebench/models/basket/data"))
        .isDirectoryContaining("glob:**Note.kt")
        .isDirectoryNotContaining("glob:**Basket.kt");
  }

  @Test
  void commentsMeanThemselvesInTheSources() throws IOException {
    String odd =
        " Ends */ here, /* opens, @see that, <b> & C:\\users\\u0041, $name ${it} %L {@link X}\n";
    FileDescriptorProto file =
        file(message().addField(field("id", 1, Type.TYPE_STRING)))
            .addEnumType(colour("RED", "BLUE"))
            .setSourceCodeInfo(
                SourceCodeInfo.newBuilder()
                    .addLocation(comment(odd, 4, 0))
                    .addLocation(comment(odd, 4, 0, 2, 0))
                    .addLocation(comment(odd, 5, 0))
                    .addLocation(comment(odd, 5, 0, 2, 1)))
            .build();
    generate(file);
    String escaped =
        "Ends *&#47; here, /&#42; opens, &#64;see that, &lt;b&gt; &amp; C:&#92;users&#92;u0041, $name"
            + " ${it} %L {&#64;link X}";
    assertThat(java("bean/Basket").split(Pattern.quote(escaped), -1)).hasSize(3);
    assertThat(java("bean/Colour").split(Pattern.quote(escaped), -1)).hasSize(3);
    assertThat(kotlin("Basket").replaceAll("\\s+(\\* )?", " ").split(Pattern.quote(escaped), -1))
        .hasSize(3);
    assertCompiles("bean/Colour");
  }

  /** With doclint, for a source that needs nothing but the JDK. */
  private void assertCompiles(String name) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter complaints = new StringWriter();
    Path classes = Files.createDirectories(folder.resolve("classes"));
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      Iterable<? extends JavaFileObject> sources =
          files.getJavaFileObjects(
              folder.resolve("java/dev/wirebench/models/basket/" + name + ".java"));
      List<String> options = List.of("-Xdoclint:all,-missing", "-Werror", "-d", classes.toString());
      boolean compiled = javac.getTask(complaints, files, null, options, null, sources).call();
      assertThat(compiled).as(complaints.toString()).isTrue();
    }
  }

  @Test
  void repeatedAndNestedFieldsBecomeListsAndBeans() throws IOException {
    generate(
        message()
            .addNestedType(
                DescriptorProto.newBuilder()
                    .setName("Item")
                    .addField(field("counts", 1, Type.TYPE_INT64).setLabel(Label.LABEL_REPEATED)))
            .addField(
                field("items", 1, Type.TYPE_MESSAGE)
                    .setLabel(Label.LABEL_REPEATED)
                    .setTypeName(".shop.Basket.Item"))
            .addField(field("gift", 2, Type.TYPE_MESSAGE).setTypeName(".shop.Basket.Item")));
    assertThat(java("bean/Basket"))
        .contains("private List<Basket_Item> items;")
        .contains("private Basket_Item gift;");
    assertThat(java("bean/Basket_Item")).contains("private List<Long> counts;");
    assertThat(kotlin("Basket"))
        .contains("val items: List<Basket_Item>")
        .contains("val gift: Basket_Item?");
    assertThat(java("BasketPayload"))
        .contains("return \"basket\"")
        .contains("Basket.class,\n        Basket_Item.class");
  }

  @Test
  void aListMessageIsAListAndNoClass() throws IOException {
    generate(
        file(message().addField(repeated("rows", 1, "Row")))
            .addMessageType(list("Row", field("values", 1, Type.TYPE_DOUBLE)))
            .build());
    assertThat(java("bean/Basket"))
        .contains("private List<List<Double>> rows;")
        .contains("&& Objects.equals(this.rows, that.rows)");
    assertThat(kotlin("Basket")).contains("val rows: List<List<Double>>");
    assertThat(java("BasketPayload")).contains("return List.of(Basket.class);");
    assertThat(java("BasketMessages"))
        .contains(
            """
            for (List<Double> element : bean.getRows()) {
              builder.addRows(BasketMessages.toMessageRow(element));
            }"""
                .indent(4)
                .stripTrailing())
        .contains("  public static Row toMessageRow(List<Double> list) {")
        .contains("    builder.addAllValues(list);")
        .contains("rowsList.add(BasketMessages.toBeanRow(element));")
        .contains("  public static List<Double> toBeanRow(Row message) {")
        .contains("    return new ArrayList<>(message.getValuesList());");
    assertThat(java("BasketData"))
        .contains("Copies.list(from.getRows(), Copies.each(Function.identity()))")
        .doesNotContain("Row fromBean");
    try (Stream<Path> written = Files.walk(folder)) {
      assertThat(written).noneMatch(path -> path.getFileName().toString().startsWith("Row"));
    }
  }

  @Test
  void listsMayBeOfAnyDepthAndOfAnyType() throws IOException {
    generate(
        file(message()
                .addField(repeated("cube", 1, "Plane"))
                .addField(repeated("albums", 2, "Album"))
                .addField(repeated("calendars", 3, "Calendar"))
                .addField(repeated("palettes", 4, "Palette")))
            .addMessageType(list("Plane", repeated("rows", 1, "Row")))
            .addMessageType(
                list("Row", repeated("items", 1, "Row.Item"))
                    .addNestedType(
                        DescriptorProto.newBuilder()
                            .setName("Item")
                            .addField(field("id", 1, Type.TYPE_STRING))))
            .addMessageType(list("Album", field("pages", 1, Type.TYPE_BYTES)))
            .addMessageType(
                list(
                    "Calendar",
                    field("days", 1, Type.TYPE_MESSAGE).setTypeName(".google.protobuf.Timestamp")))
            .addMessageType(
                list("Palette", field("colours", 1, Type.TYPE_ENUM).setTypeName(".shop.Colour")))
            .addEnumType(colour("RED", "BLUE"))
            .build());
    assertThat(java("bean/Basket"))
        .contains("private List<List<List<Row_Item>>> cube;")
        .contains("private List<List<byte[]>> albums;")
        .contains("private List<List<Instant>> calendars;")
        .contains("private List<List<Colour>> palettes;")
        .contains("&& ByteArrays.equals(this.albums, that.albums)");
    assertThat(kotlin("Basket"))
        .contains("val cube: List<List<List<Row_Item>>>")
        .contains("val albums: List<List<@Serializable(with = BytesSerializer::class) ByteArray>>");
    assertThat(java("BasketPayload"))
        .contains("Basket.class,\n        Row_Item.class,\n        Colour.class");
    assertThat(java("BasketData"))
        .contains("Copies.list(from.getCube(), Copies.each(Copies.each(BasketData::fromBean)))");
    assertThat(java("BasketMessages"))
        .contains("builder.addRows(BasketMessages.toMessageRow(element));")
        .contains("builder.addItems(BasketMessages.toMessage(element));")
        .contains("builder.addPages(ByteString.copyFrom(element));")
        .contains("builder.addDays(Instants.toMessage(element));")
        .contains("coloursList.add(BasketMessages.toBean(element));");
  }

  @Test
  void aMapMayHoldLists() throws IOException {
    generate(
        file(withMap(field("value", 2, Type.TYPE_MESSAGE).setTypeName(".shop.Row")))
            .addMessageType(list("Row", field("values", 1, Type.TYPE_STRING)))
            .build());
    assertThat(java("bean/Basket")).contains("private Map<String, List<String>> times;");
    assertThat(kotlin("Basket")).contains("val times: Map<String, List<String>>");
    assertThat(java("BasketMessages"))
        .contains(
            "builder.putTimes(entry.getKey(), BasketMessages.toMessageRow(entry.getValue()));")
        .contains("timesMap.put(entry.getKey(), BasketMessages.toBeanRow(entry.getValue()));");
    assertThat(java("BasketData"))
        .contains("Copies.map(from.getTimes(), Copies.each(Function.identity()))");
  }

  static Stream<Arguments> unsupportedLists() {
    return Stream.of(
        Arguments.of(
            "Row",
            "a list message has exactly one field, which is `repeated` and no map",
            file(message())
                .addMessageType(
                    list("Row", field("values", 1, Type.TYPE_STRING))
                        .addField(field("more", 2, Type.TYPE_STRING)))),
        Arguments.of(
            "Row",
            "a list message has exactly one field, which is `repeated` and no map",
            file(message()).addMessageType(asList(DescriptorProto.newBuilder().setName("Row")))),
        Arguments.of(
            "Row",
            "a list message has exactly one field, which is `repeated` and no map",
            file(message())
                .addMessageType(
                    asList(
                        DescriptorProto.newBuilder()
                            .setName("Row")
                            .addField(field("value", 1, Type.TYPE_STRING))))),
        Arguments.of(
            "Basket",
            "a list message has exactly one field, which is `repeated` and no map",
            file(asList(withMap(field("value", 2, Type.TYPE_STRING))).setName("Basket"))),
        Arguments.of(
            "Basket",
            "a payload is an object, which a list message is not: make it a `repeated` field of the"
                + " payload's own message",
            file(list("Basket", field("values", 1, Type.TYPE_STRING)))),
        Arguments.of(
            "Row",
            "a list message that holds itself has no type in Java: put a message that is no list in"
                + " between",
            file(message())
                .addMessageType(list("Row", repeated("planes", 1, "Plane")))
                .addMessageType(list("Plane", repeated("rows", 1, "Row")))),
        Arguments.of(
            "Basket, field row",
            "a single list message is not supported: make the field `repeated`, with the list's"
                + " elements if it is to be a list of these",
            file(message().addField(field("row", 1, Type.TYPE_MESSAGE).setTypeName(".shop.Row")))
                .addMessageType(list("Row", field("values", 1, Type.TYPE_STRING)))),
        Arguments.of(
            "Row, field spans",
            "google.protobuf.Duration is not supported",
            file(message())
                .addMessageType(
                    list(
                        "Row",
                        field("spans", 1, Type.TYPE_MESSAGE)
                            .setTypeName(".google.protobuf.Duration")))));
  }

  @ParameterizedTest
  @MethodSource("unsupportedLists")
  void aListMessageThatHasNoTypeIsRefused(
      String place, String problem, FileDescriptorProto.Builder file) {
    assertThatThrownBy(() -> generate(file.build()))
        .isInstanceOf(UnsupportedConstruct.class)
        .hasMessage("basket.proto, message shop." + place + ": " + problem);
    assertThat(folder.resolve("java")).doesNotExist();
  }

  @Test
  void aListMessageMayHoldItselfInAMessage() throws IOException {
    generate(
        file(message().addField(repeated("rows", 1, "Row")))
            .addMessageType(list("Row", repeated("baskets", 1, "Basket")))
            .build());
    assertThat(java("bean/Basket")).contains("private List<List<Basket>> rows;");
  }

  @Test
  void anOptionOfTheSameNumberFromElsewhereMeansNothing() throws IOException {
    generate(
        file(message().addField(repeated("rows", 1, "Row")))
            .addMessageType(list("Row", field("values", 1, Type.TYPE_DOUBLE)))
            .clearDependency()
            .build());
    assertThat(java("bean/Basket")).contains("private List<Row> rows;");
  }

  @Test
  void aFileOfOptionsAloneIsNoPayload() {
    Schema schema = linked(file(message()).build());
    assertThat(schema.files())
        .extracting(file -> file.descriptor().getName())
        .containsExactly("basket.proto");
    assertThat(schema.payloadIds()).containsExactly("basket");
    assertThat(schema.probeIds()).isEmpty();
  }

  @Test
  void aProbeIsNotAmongThePayloadsThatAreMeasured() {
    Schema schema = linked(asProbe(file(message())).build());
    assertThat(schema.payloadIds()).isEmpty();
    assertThat(schema.probeIds()).containsExactly("basket");
  }

  @Test
  void anExactNameStandsInAnnotationsToTheLetter() throws IOException {
    generate(
        message()
            .addField(named("", field("nameless", 1, Type.TYPE_STRING)))
            .addField(named("[a\0b]", field("nul", 2, Type.TYPE_STRING).setJsonName("other")))
            .addField(named("plain", field("plain", 3, Type.TYPE_STRING))));
    assertThat(java("bean/Basket"))
        .contains(
            """
              @SerializedName("")
              @JsonName("")
              private String nameless;"""
                .indent(2)
                .stripTrailing())
        .contains("@JsonProperty(\"\")")
        .contains("@JsonName(\"[a\\u0000b]\")")
        .doesNotContain("other\"")
        .contains("  private String plain;")
        .doesNotContain("(\"plain\")");
    assertThat(kotlin("Basket"))
        .contains("@SerialName(value = \"\")")
        .contains("@SerialName(value = \"[a\\u0000b]\")");
  }

  @Test
  void twoFieldsOfOneJsonNameAreRefused() {
    assertThatThrownBy(
            () ->
                generate(
                    message()
                        .addField(field("order_id", 1, Type.TYPE_STRING))
                        .addField(named("orderId", field("id", 2, Type.TYPE_STRING)))))
        .isInstanceOf(UnsupportedConstruct.class)
        .hasMessage(
            "basket.proto, message shop.Basket, field id: its JSON name \"orderId\" is that of field"
                + " order_id, too");
  }

  @Test
  void anUnchangedFileIsNotWrittenAgainAndAStaleOneIsDeleted() throws IOException {
    DescriptorProto.Builder wide = message().addField(field("id", 1, Type.TYPE_STRING));
    generate(wide.clone().addNestedType(DescriptorProto.newBuilder().setName("Item")));
    Path bean = folder.resolve("java/dev/wirebench/models/basket/bean/Basket.java");
    Path item = folder.resolve("java/dev/wirebench/models/basket/bean/Basket_Item.java");
    assertThat(item).exists();
    FileTime old = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(bean, old);
    generate(wide);
    assertThat(Files.getLastModifiedTime(bean)).isEqualTo(old);
    assertThat(item).doesNotExist();
  }

  private static Location comment(String text, Integer... path) {
    return Location.newBuilder()
        .addAllPath(List.of(path))
        .addAllSpan(List.of(0, 0, 1))
        .setLeadingComments(text)
        .build();
  }

  private void generate(DescriptorProto.Builder message) throws IOException {
    generate(file(message).build());
  }

  private void generate(FileDescriptorProto file) throws IOException {
    SourceTree java = new SourceTree(folder.resolve("java"));
    SourceTree kotlin = new SourceTree(folder.resolve("kotlin"));
    GeneratorMain.generate(linked(file), java, kotlin);
    java.deleteStale();
    kotlin.deleteStale();
  }

  private String java(String name) throws IOException {
    return Files.readString(folder.resolve("java/dev/wirebench/models/basket/" + name + ".java"));
  }

  private String kotlin(String name) throws IOException {
    return Files.readString(
        folder.resolve("kotlin/dev/wirebench/models/basket/data/" + name + ".kt"));
  }
}
