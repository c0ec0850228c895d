package dev.wirebench.importer.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.importer.document.ImportedDocument;
import dev.wirebench.importer.shape.Inference;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProtoTextTest {
  private static final PayloadName NAME = PayloadName.of("my-order");

  private static String proto(String json) throws Exception {
    ImportedDocument document =
        new ImportedDocument("test", (ObjectNode) new ObjectMapper().readTree(json), json.length());
    return ProtoText.write(
        Inference.infer(List.of(document), NAME.id(), false).root(), NAME, "A comment.");
  }

  @Test
  void isReadable() throws Exception {
    assertThat(
            proto(
                """
                {"orderId": "o-1", "quantity": 5, "note": null,
                 "lines": [{"sku": "a", "price": 1.5}],
                 "grid": [[1, 2], [3]]}
                """))
        .isEqualTo(
            """
            // A comment.
            syntax = "proto3";

            package wirebench.my_order;

            import "wirebench/json.proto";

            option java_multiple_files = true;
            option java_package = "dev.wirebench.proto.myorder";

            message MyOrder {
              string order_id = 1;
              // Seen: 5.
              int32 quantity = 2;
              // Never anything but null, so the type is a guess.
              optional string note = 3;
              repeated Lines lines = 4;
              repeated GridRow grid = 5;
            }

            // An array inside another, or in a map: in JSON, what its one field holds.
            message GridRow {
              option (wirebench.list) = true;
              repeated int32 values = 1;
            }

            message Lines {
              string sku = 1;
              double price = 2;
            }
            """);
  }

  @Test
  void namesAreExactWhateverTheyAre() throws Exception {
    assertThat(
            proto(
                """
                {"a_b": 1, "aB": 1, "AB": 1, "2nd": 1, "Straße": 1, "名前": 1, "a\\"b\\\\\\n": 1,
                 "": 1, "[x]": 1, "class": 1, "URL": 1, "line2": 1}
                """))
        .contains("int32 a_b = 1 [json_name = \"a_b\"];")
        .contains("int32 a_b_2 = 2 [json_name = \"aB\"];")
        .contains("int32 ab = 3 [json_name = \"AB\"];".replace("ab ", "ab_3 "))
        .contains("int32 field_2_nd = 4 [json_name = \"2nd\"];")
        .contains("[json_name = \"Straße\"];")
        .contains("int32 field = 6 [json_name = \"名前\"];")
        .contains("[json_name = \"a\\\"b\\\\\\012\"];")
        .contains("[(wirebench.name) = \"\"];")
        .contains("[(wirebench.name) = \"[x]\"];")
        .contains("int32 class = 10;")
        .contains("int32 url = 11 [json_name = \"URL\"];")
        .contains("int32 line2 = 12;");
  }

  @Test
  void messagesDoNotTakeThePlaceOfClassesThatTheirCodeNames() throws Exception {
    assertThat(proto("{\"string\": {\"a\": 1}, \"list\": {\"b\": 1}, \"my order\": {\"c\": 1}}"))
        .contains("message StringItem {")
        .contains("message ListItem {")
        .contains("message MyOrder2 {");
  }
}
