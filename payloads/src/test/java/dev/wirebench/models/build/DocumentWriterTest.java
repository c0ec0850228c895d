package dev.wirebench.models.build;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.ByteString;
import com.google.protobuf.BytesValue;
import com.google.protobuf.DoubleValue;
import com.google.protobuf.EnumValue;
import com.google.protobuf.FloatValue;
import com.google.protobuf.Message;
import com.google.protobuf.StringValue;
import com.google.protobuf.Struct;
import com.google.protobuf.Type;
import com.google.protobuf.UInt32Value;
import com.google.protobuf.UInt64Value;
import com.google.protobuf.Value;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** On messages that Protobuf itself brings; the tests' own payloads are in the benchmarks. */
class DocumentWriterTest {
  static Stream<Arguments> unfit() {
    return Stream.of(
        Arguments.of(UInt32Value.of(-1), "UInt32Value.value: 4294967295 does not fit a Java int"),
        Arguments.of(
            UInt64Value.of(-1), "UInt64Value.value: 18446744073709551615 does not fit a Java long"),
        Arguments.of(DoubleValue.of(Double.NaN), "DoubleValue.value: NaN has no form in JSON"),
        Arguments.of(
            FloatValue.of(Float.NEGATIVE_INFINITY),
            "FloatValue.value: -Infinity has no form in JSON"),
        Arguments.of(
            Type.newBuilder().setSyntaxValue(77).build(),
            "Type.syntax: 77 is no value of the enum"));
  }

  @ParameterizedTest
  @MethodSource("unfit")
  void aValueThatNoBeanOrDocumentCanHoldIsRefusedByPlace(Message message, String problem) {
    assertThatThrownBy(() -> document(message))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(".proto, field google.protobuf." + problem);
  }

  @Test
  void bytesAreBase64WithPadding() throws IOException {
    assertThat(document(BytesValue.of(ByteString.copyFrom(new byte[] {-5, -1}))))
        .isEqualTo("{\"value\":\"+/8=\"}");
  }

  @Test
  void textAndDoublesAreAsShortAsTheyCanBe() throws IOException {
    assertThat(document(StringValue.of("é漢😀/\u2028"))).isEqualTo("{\"value\":\"é漢😀/\u2028\"}");
    assertThat(document(DoubleValue.of(8.41E21))).isEqualTo("{\"value\":8.41E21}");
  }

  @Test
  void emptyCollectionsAreWrittenAndWhatIsAbsentIsNull() throws IOException {
    assertThat(document(Struct.getDefaultInstance())).isEqualTo("{\"fields\":{}}");
    assertThat(document(EnumValue.getDefaultInstance()))
        .isEqualTo("{\"name\":\"\",\"number\":0,\"options\":[]}");
    assertThat(
            document(
                Struct.newBuilder()
                    .putFields("é", Value.newBuilder().setBoolValue(false).build())
                    .build()))
        .isEqualTo(
            "{\"fields\":{\"é\":{\"nullValue\":null,\"numberValue\":null,\"stringValue\":null,"
                + "\"boolValue\":false,\"structValue\":null,\"listValue\":null}}}");
  }

  @Test
  void enumsAreWrittenByName() throws IOException {
    assertThat(document(Value.newBuilder().setNullValueValue(0).build()))
        .startsWith("{\"nullValue\":\"NULL_VALUE\",\"numberValue\":null");
  }

  private static String document(Message message) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    DocumentWriter.write(message, Set.of(), out);
    return out.toString(UTF_8);
  }
}
