package dev.wirebench.importer.document;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentFilesTest {
  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static List<ImportedDocument> read(Path file) {
    return DocumentFiles.read(file, false, DocumentLimits.DEFAULT);
  }

  private static List<String> texts(List<ImportedDocument> documents) {
    return documents.stream().map(document -> document.tree().toString()).toList();
  }

  @Test
  void aFileIsADocument() throws IOException {
    List<ImportedDocument> documents = read(file("order.json", " {\"id\": 1,\n \"price\": 1.10} "));
    assertThat(texts(documents)).containsExactly("{\"id\":1,\"price\":1.10}");
    assertThat(documents.get(0).bytes()).isEqualTo(" {\"id\": 1,\n \"price\": 1.10} ".length() - 2);
  }

  @Test
  void aLineIsADocumentWhereThereAreSeveral() throws IOException {
    List<ImportedDocument> documents =
        read(file("log.ndjson", "{\"a\":1}\n{\"a\":2}\r\n\n{\"a\":3}\n"));
    assertThat(texts(documents)).containsExactly("{\"a\":1}", "{\"a\":2}", "{\"a\":3}");
    assertThat(documents.get(2).origin()).endsWith("', line 4");
  }

  @Test
  void anElementIsADocumentIfThatIsSaid() throws IOException {
    Path file = file("list.json", "[{\"a\":1},{},{\"a\":2}]");
    assertThat(texts(DocumentFiles.read(file, true, DocumentLimits.DEFAULT)))
        .containsExactly("{\"a\":1}", "{}", "{\"a\":2}");
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(BadInput.class)
        .hasMessageEndingWith(
            "list.json' is an array, and a message is an object: with --records each of its elements"
                + " is a document.");
  }

  @Test
  void aFolderIsItsFilesInTheOrderOfTheirNames() throws IOException {
    file("b.json", "{\"a\":2}");
    file("a.json", "{\"a\":1}");
    file("c.jsonl", "{\"a\":3}\n{\"a\":4}");
    file("readme.txt", "no document");
    assertThat(texts(read(folder)))
        .containsExactly("{\"a\":1}", "{\"a\":2}", "{\"a\":3}", "{\"a\":4}");
  }

  @Test
  void aFolderWithoutDocumentsIsRefused() {
    assertThatThrownBy(() -> read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("holds no document: name a file, or a folder with files that end in");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\": 1,}| line 1, column 9: unexpected character ('}' (code 125))",
        "{\"a\": [1, 2}| line 1, column 12: unexpected close marker '}'",
        "{'a': 1}| line 1, column 2: unexpected character",
        "{\"a\": 01}| line 1, column 8: invalid numeric value",
        "{\"a\": NaN}| line 1, column 10: non-standard token 'NaN'",
        "{\"a\": 1, \"a\": 2}| two members of one object have the same name ('a')",
        "{\"a\": 1} x| line 1, column 10: unrecognized token 'x'",
        "{\"a\": 1} {\"a\": 2}| line 1, column 10: a second value begins on the same line",
        "{\"a\": \"\\ud800\"}| the text at a has half a character (\\ud800) at character 1",
        "{\"\\udc00\": 1}| unexpected low surrogate in field name",
        "{\"a\": 1e99999999999}| line 1, column 7: a number has an exponent beyond all reason",
        "3| is a number, and a message is an object.",
        "null| is null, and a message is an object.",
        "``| is empty: it must hold a JSON object.",
        "{}| holds an empty object: there is nothing to measure.",
      })
  void whatIsNoDocumentIsRefusedWithItsPlace(String text, String message) throws IOException {
    Path file = file("bad.json", text);
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message)
        .hasMessageContaining("bad.json");
  }

  @Test
  void theTextAroundIsShown() throws IOException {
    Path file = file("bad.json", "{\n  \"name\": \"Zoë of the long names\",\n  \"size\" 3\n}");
    assertThatThrownBy(() -> read(file))
        .hasMessageContaining("line 3, column 10")
        .hasMessageContaining("near …")
        .hasMessageContaining("\"size\" 3");
  }

  @Test
  void depthHasALimit() throws IOException {
    int depth = 100_000;
    Path file = file("deep.json", "{\"a\":" + "[".repeat(depth) + "]".repeat(depth) + "}");
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("objects and arrays are more than 500 deep");
  }

  @Test
  void sizeHasALimitThatIsLookedAtFirst() throws IOException {
    Path file = folder.resolve("huge.json");
    try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
      huge.setLength(10L << 30);
    }
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("to 10,737,418,240 bytes, and the limit is 64 MB");
  }

  @Test
  void otherEncodingsAreRefusedByName() throws IOException {
    Path latin = Files.write(folder.resolve("a.json"), "{\"a\":\"Zoë\"}".getBytes(ISO_8859_1));
    assertThatThrownBy(() -> read(latin))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("line 1, column 9: byte 0xeb is no UTF-8");
    Path wide = Files.write(folder.resolve("b.json"), "{\"a\":1}".getBytes(UTF_16));
    assertThatThrownBy(() -> read(wide)).hasMessageContaining("is in UTF-16 or UTF-32");
    Path marked = file("c.json", "\ufeff{\"a\":1}");
    assertThatThrownBy(() -> read(marked)).hasMessageContaining("begins with a byte order mark");
  }

  @Test
  void whatIsNotThereIsRefused() {
    assertThatThrownBy(() -> read(folder.resolve("none.json")))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("There is no '");
  }

  @Test
  void recordsAreAnArray() throws IOException {
    Path object = file("a.json", "{\"a\":1}");
    assertThatThrownBy(() -> DocumentFiles.read(object, true, DocumentLimits.DEFAULT))
        .hasMessageContaining("is an object, no array of records: leave out --records.");
    Path empty = file("b.json", "[]");
    assertThatThrownBy(() -> DocumentFiles.read(empty, true, DocumentLimits.DEFAULT))
        .hasMessageContaining("is an array without records");
    Path mixed = file("c.json", "[{\"a\":1}, 2]");
    assertThatThrownBy(() -> DocumentFiles.read(mixed, true, DocumentLimits.DEFAULT))
        .hasMessageContaining("element 1 is a number, and a message is an object.");
  }
}
