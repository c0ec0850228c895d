package dev.wirebench.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.DescriptorProtos.FileOptions;
import com.google.protobuf.DescriptorProtos.MessageOptions;
import com.google.protobuf.DescriptorProtos.OneofDescriptorProto;
import com.google.protobuf.TimestampProto;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SchemaTest {
  @TempDir Path folder;

  static Stream<Arguments> unsupported() {
    DescriptorProto.Builder entry =
        DescriptorProto.newBuilder()
            .setName("TotalsEntry")
            .setOptions(MessageOptions.newBuilder().setMapEntry(true))
            .addField(field("key", 1, Type.TYPE_STRING))
            .addField(field("value", 2, Type.TYPE_INT32));
    return Stream.of(
        Arguments.of(
            "totals",
            "map fields are",
            message()
                .addNestedType(entry)
                .addField(
                    field("totals", 1, Type.TYPE_MESSAGE)
                        .setLabel(Label.LABEL_REPEATED)
                        .setTypeName(".shop.Basket.TotalsEntry"))),
        Arguments.of(
            "colour",
            "enums are",
            message()
                .addEnumType(
                    EnumDescriptorProto.newBuilder()
                        .setName("Colour")
                        .addValue(
                            EnumValueDescriptorProto.newBuilder().setName("RED").setNumber(0)))
                .addField(field("colour", 1, Type.TYPE_ENUM).setTypeName(".shop.Basket.Colour"))),
        Arguments.of(
            "image", "bytes fields are", message().addField(field("image", 1, Type.TYPE_BYTES))),
        Arguments.of(
            "price",
            "optional fields are",
            message()
                .addField(
                    field("price", 1, Type.TYPE_DOUBLE).setProto3Optional(true).setOneofIndex(0))
                .addOneofDecl(OneofDescriptorProto.newBuilder().setName("_price"))),
        Arguments.of(
            "card",
            "oneof is",
            message()
                .addField(field("card", 1, Type.TYPE_STRING).setOneofIndex(0))
                .addOneofDecl(OneofDescriptorProto.newBuilder().setName("payment"))),
        Arguments.of(
            "when",
            "google.protobuf.Timestamp is",
            message()
                .addField(
                    field("when", 1, Type.TYPE_MESSAGE)
                        .setTypeName(".google.protobuf.Timestamp"))));
  }

  @ParameterizedTest
  @MethodSource("unsupported")
  void whatTheModelsCannotCarryIsRefusedByPlace(
      String field, String problem, DescriptorProto.Builder message) {
    assertThatThrownBy(() -> generate(message))
        .isInstanceOf(UnsupportedConstruct.class)
        .hasMessageContaining("basket.proto, message shop.Basket, field " + field + ": " + problem);
  }

  @Test
  void aMissingOptionIsRefusedByFile() {
    FileDescriptorProto file =
        file(message().addField(field("id", 1, Type.TYPE_STRING)))
            .setOptions(FileOptions.getDefaultInstance())
            .build();
    assertThatThrownBy(() -> generate(file))
        .isInstanceOf(UnsupportedConstruct.class)
        .hasMessage("basket.proto: the file lacks `option java_multiple_files = true;`");
  }

  @Test
  void aJsonNameBecomesEachLibrarysAnnotation() throws IOException {
    generate(
        message()
            .addField(field("order_id", 1, Type.TYPE_STRING))
            .addField(field("level_1_key_1", 2, Type.TYPE_STRING).setJsonName("level-1_key-1")));
    assertThat(java("bean/Basket"))
        .contains("  private String orderId;")
        .contains("@JsonProperty(\"level-1_key-1\")")
        .contains("@SerializedName(\"level-1_key-1\")")
        .contains("@JSONField(\n      name = \"level-1_key-1\"\n  )")
        .contains("private String level1Key1;")
        .contains("public String getLevel1Key1()");
    assertThat(kotlin("Basket"))
        .contains("public val orderId: String")
        .contains("@SerialName(value = \"level-1_key-1\")\n  public val level1Key1: String");
    assertThat(java("bean/Basket").split("@JsonProperty")).hasSize(2);
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

  private static DescriptorProto.Builder message() {
    return DescriptorProto.newBuilder().setName("Basket");
  }

  private static FieldDescriptorProto.Builder field(String name, int number, Type type) {
    return FieldDescriptorProto.newBuilder()
        .setName(name)
        .setNumber(number)
        .setType(type)
        .setLabel(Label.LABEL_OPTIONAL);
  }

  private static FileDescriptorProto.Builder file(DescriptorProto.Builder message) {
    return FileDescriptorProto.newBuilder()
        .setName("basket.proto")
        .setPackage("shop")
        .setSyntax("proto3")
        .addDependency("google/protobuf/timestamp.proto")
        .setOptions(FileOptions.newBuilder().setJavaMultipleFiles(true).setJavaPackage("shop"))
        .addMessageType(message);
  }

  private void generate(DescriptorProto.Builder message) throws IOException {
    generate(file(message).build());
  }

  private void generate(FileDescriptorProto file) throws IOException {
    FileDescriptorSet set =
        FileDescriptorSet.newBuilder()
            .addFile(TimestampProto.getDescriptor().toProto())
            .addFile(file)
            .build();
    SourceTree java = new SourceTree(folder.resolve("java"));
    SourceTree kotlin = new SourceTree(folder.resolve("kotlin"));
    Main.generate(Schema.link(set), java, kotlin);
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
