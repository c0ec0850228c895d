package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.LineFile;
import dev.wirebench.base.LinkedLines;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.heaps.HeapCell;
import dev.wirebench.heaps.HeapTrials.Smallest;
import dev.wirebench.records.HeapsFile;
import dev.wirebench.records.HeapsFolder;
import dev.wirebench.records.HeapsRecord;
import dev.wirebench.records.Records;
import dev.wirebench.report.input.JsonFile;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders that are no run's, as commands see them. */
class RecordFolderTest {
  private static final HeapsRecord.Asked ASKED =
      new HeapsRecord.Asked(
          Instant.parse("2026-11-26T05:00:00Z"),
          new HeapsRecord.Search(
              List.of("jackson", "kryo"),
              List.of("users-times-6"),
              List.of(Operation.SERIALIZE),
              List.of(Medium.BYTES, Medium.STREAM)),
          64,
          List.of("-XX:+UseG1GC"),
          Map.of("jackson", "2.22.4", "kryo", "5.6.2"),
          List.of(),
          Map.of("cpu", "a processor"));

  @TempDir Path folder;

  /** Heaps of two codecs and two media, of which one was not found. */
  static Path heaps(Path folder) {
    try (HeapsFile file = HeapsFile.create(folder, ASKED)) {
      file.add(smallest("jackson", Medium.BYTES, 12, null));
      file.add(smallest("jackson", Medium.STREAM, 0, "<b>OutOfMemoryError</b>"));
      file.add(smallest("kryo", Medium.BYTES, 9, null));
      file.add(smallest("kryo", Medium.STREAM, 5, null));
    }
    return folder;
  }

  private static Smallest smallest(String codec, Medium medium, int megabytes, String failure) {
    return new Smallest(
        new HeapCell(codec, "users-times-6", Operation.SERIALIZE, medium),
        800_000,
        megabytes,
        9,
        failure);
  }

  @Test
  void whatIsOfNoKnownCommitIsRefusedOnRequest() {
    String heaps = heaps(folder).toString();
    assertThat(Executed.of("verify", heaps).exitCode()).isZero();
    Executed outcome = Executed.of("verify", "--committed", heaps);
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err())
        .isEqualTo(
            "'"
                + heaps
                + "' was measured by a program that does not know its commit: measure again from a"
                + " clean clone.\n");
  }

  @Test
  void aFolderIsKnownByItsRecord() {
    assertThat(Records.at(folder)).isEmpty();
    assertThat(Records.at(heaps(folder))).contains(new HeapsFolder(folder));
    assertThat(HeapsRecord.read(folder).asked()).isEqualTo(ASKED);
    assertThat(HeapsRecord.read(folder).found()).hasSize(4);
  }

  @Test
  void verifySaysWhetherItIsWhole() throws Exception {
    Executed whole = Executed.of("verify", heaps(folder));
    assertThat(whole.exitCode()).as(whole.err()).isZero();
    assertThat(whole.out()).startsWith(folder + " is whole.");
    Path file = folder.resolve(HeapsRecord.NAME);
    Files.writeString(file, Files.readString(file).replace("\"megabytes\":9", "\"megabytes\":3"));
    Executed changed = Executed.of("verify", folder);
    assertThat(changed.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(changed.out()).startsWith(folder + " is damaged.");
    assertThat(changed.err())
        .isEqualTo(
            "'%s', line 4 was changed after it was written, or a line before it is missing.%n"
                .formatted(file));
  }

  @Test
  void itMayBeCompressed() throws Exception {
    Path plain = heaps(folder).resolve(HeapsRecord.NAME);
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(folder.resolve(HeapsRecord.NAME + ".gz")))) {
      Files.copy(plain, out);
    }
    Files.delete(plain);
    assertThat(Records.at(folder)).contains(new HeapsFolder(folder));
    assertThat(HeapsRecord.read(folder).found()).hasSize(4);
    assertThat(Executed.of("verify", folder).out()).startsWith(folder + " is whole.");
    assertThat(Executed.of("heaps", "--resume", folder).err())
        .startsWith("'" + folder + "' is a record, which stays as it is: ")
        .hasLineCount(1);
    assertThat(Executed.of("heaps", "--out", folder).err())
        .startsWith("'" + folder + "' has a heaps.jsonl already")
        .hasLineCount(1);
  }

  @Test
  void aRequestThatLacksAPartIsRefused() throws Exception {
    Path file = folder.resolve(HeapsRecord.NAME);
    try (LineFile lines = LineFile.create(file)) {
      lines.append("{\"most\":12}".getBytes(StandardCharsets.UTF_8));
    }
    for (String command : List.of("verify", "report")) {
      Executed outcome = Executed.of(command, folder);
      assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(Main.BAD_INPUT);
      assertThat(outcome.err()).contains("does not say what was asked for").hasLineCount(1);
    }
  }

  /** Such a line has a checksum, so that somebody wrote it so. */
  @Test
  void aLoadThatDoesNotSayWhereItWasMeasuredIsNoCommittedOne() throws Exception {
    Path load = Path.of("../results/reference-service/load.jsonl.gz");
    List<byte[]> objects;
    try (InputStream in = JsonFile.open(load)) {
      objects = LinkedLines.of(in.readAllBytes()).objects();
    }
    ObjectMapper mapper = new ObjectMapper();
    ObjectNode start = (ObjectNode) mapper.readTree(objects.get(0));
    ((ObjectNode) start.get("start")).remove("environment");
    try (LineFile lines = LineFile.create(folder.resolve("load.jsonl"))) {
      lines.append(mapper.writeValueAsBytes(start));
      for (byte[] object : objects.subList(1, objects.size())) {
        lines.append(object);
      }
    }
    Executed verified = Executed.of("verify", "--committed", folder);
    assertThat(verified.exitCode()).as(verified.out()).isEqualTo(Main.BAD_INPUT);
    assertThat(verified.err()).contains("by a program that does not know its commit");
  }

  @Test
  void linesWithoutChecksumsAreDamaged() throws Exception {
    Path file = heaps(folder).resolve(HeapsRecord.NAME);
    Files.writeString(file, Files.readString(file).replaceAll(",\"chain\":\"[0-9a-f]+\"}", "}"));
    Executed verified = Executed.of("verify", folder);
    assertThat(verified.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(verified.err()).contains("line 1 has no checksum");
  }

  @Test
  void reportWritesItsPage() throws Exception {
    Executed outcome = Executed.of("report", heaps(folder));
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    Path page = folder.resolve("report.html");
    assertThat(outcome.out().strip()).isEqualTo(page.toString());
    assertThat(Files.readString(page))
        .contains("Smallest heaps", "\"kind\":\"dots\"", "\"values\":[[12.0,null,null],null]")
        .contains("\\u003Cb\\u003EOutOfMemoryError")
        .doesNotContain("<b>Out");
    assertThat(Executed.of("report", folder, "--out", folder.resolve("a/b")).exitCode()).isZero();
    assertThat(folder.resolve("a/b/report.html")).hasSameBinaryContentAs(page);
  }

  @Test
  void whatHasNoMeaningForItIsRefused() {
    heaps(folder);
    Map.of(
            List.of("report", folder, "--baseline", "kryo"),
            "--baseline is for runs of JMH: leave it out.",
            List.of("report", folder, "--jmh", folder),
            "--jmh is for runs of JMH: leave it out.",
            List.of("report", folder, folder),
            "A folder of 'load', 'heaps' or 'replicate' has a page of its own: name it alone.",
            List.of(
                "decide",
                "../results/reference-jdk17-jdk25",
                "--scenario",
                "cache",
                "--service",
                folder),
            "'" + folder + "' holds no load: it has no load.jsonl, which --out writes.")
        .forEach(
            (words, sentence) -> {
              Executed outcome = Executed.of(words.toArray());
              assertThat(outcome.exitCode()).as(sentence).isEqualTo(Main.BAD_INPUT);
              assertThat(outcome.err()).isEqualTo(sentence + System.lineSeparator());
            });
    assertThat(folder.resolve("report.html")).doesNotExist();
  }

  @Test
  void oneThatWasTouchedIsNotReported() throws Exception {
    Path file = heaps(folder).resolve(HeapsRecord.NAME);
    Files.writeString(file, Files.readString(file).replace("\"megabytes\":9", "\"megabytes\":3"));
    Executed outcome = Executed.of("report", folder);
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err())
        .startsWith("'" + file + "', line 4 was changed")
        .endsWith(": restore the file from a copy." + System.lineSeparator());
    assertThat(folder.resolve("report.html")).doesNotExist();
  }
}
