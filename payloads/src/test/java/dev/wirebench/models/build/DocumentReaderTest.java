package dev.wirebench.models.build;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.protobuf.BoolValue;
import com.google.protobuf.BytesValue;
import com.google.protobuf.DoubleValue;
import com.google.protobuf.FloatValue;
import com.google.protobuf.Int32Value;
import com.google.protobuf.Int64Value;
import com.google.protobuf.ListValue;
import com.google.protobuf.Message;
import com.google.protobuf.StringValue;
import com.google.protobuf.Struct;
import com.google.protobuf.Type;
import com.google.protobuf.UInt32Value;
import com.google.protobuf.UInt64Value;
import com.google.protobuf.Value;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Payload;
import dev.wirebench.proto.valuetypes.ValueTypes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** On messages that Protobuf itself brings, on drawings, and on the payloads. */
class DocumentReaderTest {
  private static final String OF_INT32 = "expected a whole number from -2147483648 to 2147483647";
  private static final String OF_INT64 =
      "expected a whole number from -9223372036854775808 to 9223372036854775807";
  private static final String OF_DOUBLE = "expected a number that a double holds to the last digit";
  private static final String OF_BYTES = "expected base64 in the standard alphabet, with padding";
  private static final String OF_INSTANT =
      "expected an instant of the years 1 to 9999 like \"2026-11-24T10:15:30.123Z\"";

  static List<String> payloads() {
    return Stream.concat(Payload.schemas().stream(), Payload.probes().stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("payloads")
  void readsWhatTheWriterWrote(String id) throws IOException {
    assertMirrored(Payload.load(id));
  }

  private static <B> void assertMirrored(Payload<B> payload) throws IOException {
    HeldClass<B, ? extends Message> messages = payload.type().message();
    for (int i = 0; i < payload.values().size(); i++) {
      Message message = messages.fromBean().apply(payload.values().get(i));
      assertThat(read(payload.documents().get(i), message.newBuilderForType())).isEqualTo(message);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"rows\":[[1.5,-0.0],[]],\"planes\":[[[1.0],[]],[]],\"byName\":{\"north\":[2.5],\"\":[]},"
            + "\"byNumber\":{\"-7\":\"minus seven\",\"8\":\"eight\"},\"byTruth\":{\"true\":\"yes\"},"
            + "\"drawn\":\"2026-11-24T10:15:30.123456789Z\",\"\":\"nameless\",\"a b\":\"\"}",
        "{\"rows\":[],\"planes\":[],\"byName\":{},\"byNumber\":{},\"byTruth\":{},\"drawn\":null,"
            + "\"\":\"\",\"a b\":\"\"}"
      })
  void writesWhatItRead(String document) throws IOException {
    Message message = read(document, Drawings.builder());
    assertThat(document(message)).isEqualTo(document);
    assertThat(read(document, Drawings.builder())).isEqualTo(message);
  }

  private static String document(Message message) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    DocumentWriter.write(message, Set.of(), out);
    return out.toString(UTF_8);
  }

  @Test
  void whatIsMissingIsAbsentOrTheDefault() throws IOException {
    assertThat(read("{}", Drawings.builder())).isEqualTo(Drawings.builder().build());
    assertThat(read(" { \"value\" : 1e2 } ", Int32Value.newBuilder()))
        .isEqualTo(Int32Value.of(100));
    assertThat(read("{\"numberValue\":null}", Value.newBuilder()))
        .isEqualTo(Value.getDefaultInstance());
  }

  @Test
  void longIntegersMayBeQuoted() throws IOException {
    assertThat(read("{\"value\":\"-9223372036854775808\"}", Int64Value.newBuilder()))
        .isEqualTo(Int64Value.of(Long.MIN_VALUE));
    assertThat(read("{\"value\":9223372036854775807}", UInt64Value.newBuilder()))
        .isEqualTo(UInt64Value.of(Long.MAX_VALUE));
  }

  @Test
  void instantsMayHaveAnOffset() throws IOException {
    assertThat(document(read("{\"drawn\":\"2026-11-24T11:15:30+01:00\"}", Drawings.builder())))
        .contains("\"drawn\":\"2026-11-24T10:15:30Z\"");
  }

  @Test
  void aParserIsLeftAtTheLastTokenOfTheValue() throws IOException {
    try (JsonParser json = new JsonFactory().createParser("[{\"value\":1},{\"value\":2}]")) {
      json.nextToken();
      for (int value = 1; value <= 2; value++) {
        json.nextToken();
        Int32Value.Builder builder = Int32Value.newBuilder();
        DocumentReader.read(json, builder);
        assertThat(builder.getValue()).isEqualTo(value);
        assertThat(json.currentToken()).isEqualTo(JsonToken.END_OBJECT);
      }
      assertThat(json.nextToken()).isEqualTo(JsonToken.END_ARRAY);
    }
  }

  static Stream<Arguments> unfit() {
    return Stream.of(
        // Value types.
        unfit(
            ValueTypes.newBuilder(),
            "{'price':'1.50'}",
            "$.price: expected a value of the type decimal, got \"1.50\""),
        unfit(
            ValueTypes.newBuilder(),
            "{'day':'2023-02-29'}",
            "$.day: expected a value of the type date, got \"2023-02-29\""),
        unfit(
            ValueTypes.newBuilder(),
            "{'prices':[1.5,null]}",
            "$.prices[1]: expected a value of the type decimal, got null"),
        // Structure.
        unfit(StringValue.newBuilder(), "", "$: expected an object, got nothing"),
        unfit(StringValue.newBuilder(), "[1]", "$: expected an object, got an array"),
        unfit(StringValue.newBuilder(), "{} {}", "something follows the document: an object"),
        unfit(Struct.newBuilder(), "{'fields':[]}", "$.fields: expected an object, got an array"),
        unfit(
            ListValue.newBuilder(), "{'values':{}}", "$.values: expected an array, got an object"),
        unfit(ListValue.newBuilder(), "{'values':null}", "$.values: expected an array, got null"),
        unfit(
            ListValue.newBuilder(),
            "{'values':[{},null]}",
            "$.values[1]: expected an object, got null"),
        unfit(
            Drawings.builder(), "{'rows':[[],{}]}", "$.rows[1]: expected an array, got an object"),
        unfit(
            Drawings.builder(),
            "{'planes':[[[],[1,'x']]]}",
            "$.planes[0][1][1]: " + OF_DOUBLE + ", got \"x\""),
        unfit(
            Drawings.builder(),
            "{'byName':{'a b':[true]}}",
            "$.byName[\"a b\"][0]: " + OF_DOUBLE + ", got true"),
        // Names.
        unfit(
            StringValue.newBuilder(),
            "{'valu':'x'}",
            "$.valu: message google.protobuf.StringValue has no field of this name"),
        unfit(
            Value.newBuilder(),
            "{'bool_value':true}",
            "$.bool_value: message google.protobuf.Value has no field of this name, but one that is"
                + " \"boolValue\" in JSON"),
        unfit(
            Drawings.builder(),
            "{'nameless':'x'}",
            "$.nameless: message art.Drawing has no field of this name, but one that is \"\" in"
                + " JSON"),
        unfit(
            StringValue.newBuilder(),
            "{'value':'a','value':'b'}",
            "$.value: the name stands there twice"),
        unfit(
            Struct.newBuilder(),
            "{'fields':{'a':{},'a':{}}}",
            "$.fields.a: the name stands there twice"),
        unfit(
            Value.newBuilder(),
            "{'boolValue':true,'numberValue':1}",
            "$.numberValue: oneof kind has a value already, that of bool_value"),
        // Texts.
        unfit(StringValue.newBuilder(), "{'value':1.50}", "$.value: expected a text, got 1.50"),
        unfit(StringValue.newBuilder(), "{'value':null}", "$.value: expected a text, got null"),
        unfit(
            StringValue.newBuilder(),
            "{'value':'a\\ud83d'}",
            "$.value: expected a text without half a surrogate pair, got \"a\ud83d\""),
        unfit(
            BoolValue.newBuilder(),
            "{'value':'true'}",
            "$.value: expected true or false, got \"true\""),
        unfit(
            Type.newBuilder(),
            "{'syntax':'SYNTAX_PROTO9'}",
            "$.syntax: expected the name of a value of enum google.protobuf.Syntax, got"
                + " \"SYNTAX_PROTO9\""),
        unfit(
            Type.newBuilder(),
            "{'syntax':1}",
            "$.syntax: expected the name of a value of enum google.protobuf.Syntax, got 1"),
        unfit(BytesValue.newBuilder(), "{'value':'+/8'}", "$.value: " + OF_BYTES + ", got \"+/8\""),
        unfit(
            BytesValue.newBuilder(), "{'value':'-_8='}", "$.value: " + OF_BYTES + ", got \"-_8=\""),
        unfit(BytesValue.newBuilder(), "{'value':7}", "$.value: " + OF_BYTES + ", got 7"),
        unfit(Drawings.builder(), "{'drawn':'now'}", "$.drawn: " + OF_INSTANT + ", got \"now\""),
        unfit(
            Drawings.builder(),
            "{'drawn':'+10000-01-01T00:00:00Z'}",
            "$.drawn: " + OF_INSTANT + ", got \"+10000-01-01T00:00:00Z\""),
        unfit(
            StringValue.newBuilder(),
            "{'value':['" + "x".repeat(100) + "']}",
            "$.value: expected a text, got an array"),
        unfit(
            BoolValue.newBuilder(),
            "{'value':'" + "x".repeat(100) + "'}",
            "$.value: expected true or false, got \"" + "x".repeat(60) + "…\""),
        // Numbers.
        unfit(
            Int32Value.newBuilder(),
            "{'value':2147483648}",
            "$.value: " + OF_INT32 + ", got 2147483648"),
        unfit(Int32Value.newBuilder(), "{'value':1.5}", "$.value: " + OF_INT32 + ", got 1.5"),
        unfit(Int32Value.newBuilder(), "{'value':-0}", "$.value: " + OF_INT32 + ", got -0"),
        unfit(Int32Value.newBuilder(), "{'value':'1'}", "$.value: " + OF_INT32 + ", got \"1\""),
        unfit(
            UInt32Value.newBuilder(),
            "{'value':4294967295}",
            "$.value: expected a whole number from 0 to 2147483647, got 4294967295"),
        unfit(
            UInt32Value.newBuilder(),
            "{'value':-1}",
            "$.value: expected a whole number from 0 to 2147483647, got -1"),
        unfit(
            UInt64Value.newBuilder(),
            "{'value':18446744073709551615}",
            "$.value: expected a whole number from 0 to 9223372036854775807, got"
                + " 18446744073709551615"),
        unfit(
            Int64Value.newBuilder(),
            "{'value':'9223372036854775808'}",
            "$.value: " + OF_INT64 + ", got \"9223372036854775808\""),
        unfit(Int64Value.newBuilder(), "{'value':'one'}", "$.value: " + OF_INT64 + ", got \"one\""),
        unfit(
            Int64Value.newBuilder(),
            "{'value':1e999999999}",
            "$.value: " + OF_INT64 + ", got 1e999999999"),
        unfit(
            DoubleValue.newBuilder(),
            "{'value':0.12345678901234567890}",
            "$.value: " + OF_DOUBLE + ", got 0.12345678901234567890"),
        unfit(
            DoubleValue.newBuilder(),
            "{'value':9007199254740993}",
            "$.value: " + OF_DOUBLE + ", got 9007199254740993"),
        unfit(DoubleValue.newBuilder(), "{'value':1e400}", "$.value: " + OF_DOUBLE + ", got 1e400"),
        unfit(
            DoubleValue.newBuilder(), "{'value':1e-400}", "$.value: " + OF_DOUBLE + ", got 1e-400"),
        unfit(
            DoubleValue.newBuilder(),
            "{'value':1e99999999999}",
            "$.value: " + OF_DOUBLE + ", got 1e99999999999"),
        unfit(
            DoubleValue.newBuilder(), "{'value':'NaN'}", "$.value: " + OF_DOUBLE + ", got \"NaN\""),
        unfit(
            FloatValue.newBuilder(),
            "{'value':0.123456789}",
            "$.value: expected a number that a float holds to the last digit, got 0.123456789"),
        // Keys.
        unfit(
            Drawings.builder(),
            "{'byNumber':{'007':''}}",
            "$.byNumber[\"007\"]: " + OF_INT32 + " as the key, got \"007\""),
        unfit(
            Drawings.builder(),
            "{'byTruth':{'yes':''}}",
            "$.byTruth.yes: expected true or false as the key, got \"yes\""));
  }

  /** A parser of text refuses such a name itself. */
  @Test
  void halfASurrogatePairInAKeyOfATreeIsRefused() throws IOException {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.putObject("byName").putArray("\udc00");
    try (JsonParser json = document.traverse()) {
      assertThatThrownBy(() -> DocumentReader.read(json, Drawings.builder()))
          .isExactlyInstanceOf(IOException.class)
          .hasMessage(
              "$.byName[\"\udc00\"]: expected a text without half a surrogate pair, got"
                  + " \"\udc00\"");
    }
  }

  private static Arguments unfit(Message.Builder into, String document, String problem) {
    return Arguments.of(document.replace('\'', '"'), into, problem);
  }

  @ParameterizedTest
  @MethodSource("unfit")
  void whatNoFieldHoldsAsItStandsIsRefusedByPlace(
      String document, Message.Builder into, String problem) {
    assertThatThrownBy(() -> read(document, into))
        .isExactlyInstanceOf(IOException.class)
        .hasMessage(problem);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"value\":", "{\"value\":NaN}", "{\"value\":01}", "{'value':1}"})
  void whatIsNoJsonIsRefused(String text) {
    assertThatThrownBy(() -> read(text, DoubleValue.newBuilder())).isInstanceOf(IOException.class);
  }

  private static Message read(String document, Message.Builder into) throws IOException {
    return read(document.getBytes(UTF_8), into);
  }

  private static Message read(byte[] document, Message.Builder into) throws IOException {
    DocumentReader.read(document, into);
    return into.build();
  }
}
