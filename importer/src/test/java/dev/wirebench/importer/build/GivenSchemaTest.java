package dev.wirebench.importer.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.base.BadInput;
import dev.wirebench.importer.ImportRequest;
import dev.wirebench.models.build.PayloadData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GivenSchemaTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  private ImportPreparation prepare(String schema, String message, String document)
      throws IOException {
    Files.createDirectories(folder.resolve("more"));
    Path file = Files.writeString(folder.resolve("shop.proto"), schema);
    Path data = Files.writeString(folder.resolve("data.json"), document);
    ImportRequest request =
        new ImportRequest(
            data.toString(),
            new ImportRequest.Reading(false, false, List.of(), 64),
            new ImportRequest.Schema(
                file.toString(), message, List.of(folder.resolve("more").toString())),
            null,
            "my-shop",
            List.of(),
            ImportRequest.Output.NONE);
    return ImportPreparation.of(request, Tools.TOOLBOX, Files.createTempDirectory(folder, "work"));
  }

  @Test
  void isWrittenAsOneFileOfItsOwnNames() throws IOException {
    Files.createDirectories(folder.resolve("more/parts"));
    Files.writeString(
        folder.resolve("more/parts/money.proto"),
        """
        syntax = "proto3";
        package parts;
        message Money { string currency = 1; int64 cents = 2; }
        message Unused { int32 a = 1; }
        """);
    ImportPreparation prepared =
        prepare(
            """
            syntax = "proto3";
            package acme.shop;
            import "parts/money.proto";
            import "google/protobuf/timestamp.proto";
            option java_package = "com.acme";

            // An order.
            message Order {
              enum State { NEW = 0; PAID = 1; }
              message Line {
                // Of the warehouse.
                string sku = 1;
                int32 qty = 4;
              }
              string id = 1 [json_name = "order-id"];
              State state = 2;
              repeated Line lines = 3;
              map<string, parts.Money> totals = 4;
              oneof pays { string card = 5; int32 voucher = 6; }
              optional double discount = 7;
              google.protobuf.Timestamp at = 8;
            }
            """,
            "acme.shop.Order",
            """
            {"order-id": "o", "state": "PAID", "lines": [{"sku": "s", "qty": 2}],
             "totals": {"net": {"currency": "EUR", "cents": 5}}, "card": "c", "voucher": null,
             "discount": 0.5, "at": "2026-01-31T08:30:00Z"}
            """);
    assertThat(prepared.schema())
        .isEqualTo(
            """
            // From acme.shop.Order of shop.proto.
            syntax = "proto3";

            package wirebench.my_shop;

            import "google/protobuf/timestamp.proto";

            option java_multiple_files = true;
            option java_package = "dev.wirebench.proto.myshop";

            // An order.
            message MyShop {
              enum State {
                NEW = 0;
                PAID = 1;
              }
              message Line {
                // Of the warehouse.
                string sku = 1;
                int32 qty = 4;
              }
              string id = 1 [json_name = "order-id"];
              MyShop.State state = 2;
              repeated MyShop.Line lines = 3;
              map<string, Money> totals = 4;
              oneof pays {
                string card = 5;
                int32 voucher = 6;
              }
              optional double discount = 7;
              google.protobuf.Timestamp at = 8;
            }

            message Money {
              string currency = 1;
              int64 cents = 2;
            }
            """);
    assertThat(JSON.readTree(PayloadData.document(prepared.messages().get(0))))
        .isEqualTo(JSON.readTree(folder.resolve("data.json").toFile()));
  }

  @Test
  void anImportedOneIsTakenAgainAsItIs() throws IOException {
    String schema =
        """
        syntax = "proto3";
        package any;
        import "wirebench/json.proto";
        message Grid {
          repeated Row rows = 1;
          int32 empty = 2 [(wirebench.name) = ""];
          string side = 3 [(wirebench.choices) = "BUY", (wirebench.choices) = "SELL"];
          optional string price = 4 [json_name = "the price", (wirebench.as) = "decimal"];
        }
        message Row {
          option (wirebench.list) = true;
          repeated double values = 1;
        }
        """;
    ImportPreparation prepared =
        prepare(
            schema,
            "any.Grid",
            "{\"rows\": [[1.5], []], \"\": 3, \"side\": \"BUY\", \"the price\": 1.50}");
    assertThat(prepared.schema())
        .contains("import \"wirebench/json.proto\";", "option (wirebench.list) = true;")
        .contains("int32 empty = 2 [(wirebench.name) = \"\"];")
        .contains("side = 3 [(wirebench.choices) = \"BUY\", (wirebench.choices) = \"SELL\"];")
        .contains("price = 4 [json_name = \"the price\", (wirebench.as) = \"decimal\"];");
  }

  /** What may be absent in proto2 is optional here. */
  @Test
  void proto2IsWrittenAsProto3() throws IOException {
    ImportPreparation prepared =
        prepare(
            "syntax = \"proto2\"; message Shop { required int32 a = 1; optional int32 b = 2; }",
            null,
            "{\"a\": 1, \"b\": null}");
    assertThat(prepared.schema()).contains("  int32 a = 1;\n  optional int32 b = 2;\n");
  }

  @Test
  void whatIsNotCarriedIsRefusedByItsPlace() {
    assertThatThrownBy(
            () ->
                prepare(
                    "syntax = \"proto2\"; message Shop { optional int32 a = 1 [default = 5]; }",
                    null,
                    "{\"a\": 1}"))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "Field a of message Shop has a default value, which is not carried: remove it.");
    assertThatThrownBy(
            () ->
                prepare(
                    "syntax = \"proto2\"; message Shop { optional E a = 1; } enum E { X = 1; }",
                    null,
                    "{\"a\": \"X\"}"))
        .hasMessageStartingWith("The first value of enum E of the schema is not 0");
  }

  @Test
  void aSchemaThatDoesNotCompileIsRefusedWithWhatProtocSays() {
    assertThatThrownBy(
            () -> prepare("syntax = \"proto3\"; message Shop { strin a = 1; }", null, "{\"a\": 1}"))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("The schema does not compile: ")
        .hasMessageEndingWith("shop.proto:1:35: \"strin\" is not defined.");
  }

  @Test
  void theMessageMustBeClear() {
    String two =
        "syntax = \"proto3\"; package p; message A { int32 a = 1; } message B { int32 b = 1; }";
    assertThatThrownBy(() -> prepare(two, null, "{\"a\": 1}"))
        .hasMessage(
            "'shop.proto' does not say which message the documents are: name one of p.A, p.B with"
                + " --message.");
    assertThatThrownBy(() -> prepare(two, "p.C", "{\"a\": 1}"))
        .hasMessage(
            "The schema has no message 'p.C' outside of others: name one of p.A, p.B with --message.");
  }

  @Test
  void aDocumentThatDoesNotFitIsRefusedWithTheField() {
    String schema = "syntax = \"proto3\"; message Shop { int32 a = 1; }";
    assertThatThrownBy(() -> prepare(schema, null, "{\"a\": \"x\"}"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("data.json'")
        .hasMessageContaining("expected");
    assertThatThrownBy(() -> prepare(schema, null, "{\"b\": 1}"))
        .hasMessageContaining("has no field of this name");
    assertThatThrownBy(() -> prepare(schema, null, "{\"a\": null}")).isInstanceOf(BadInput.class);
  }
}
