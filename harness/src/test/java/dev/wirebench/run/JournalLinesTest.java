package dev.wirebench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.base.Damage;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.run.Journal.Kind;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalLinesTest {
  @TempDir Path folder;
  private byte[] journal;

  @BeforeEach
  void write() throws Exception {
    Run run =
        RunFixture.serialize(
            Map.of("jackson", new double[] {100, 110}), List.of(RunFixture.codec("jackson", null)));
    Path file = folder.resolve("journal.jsonl");
    try (Journal opened = Journal.create(file)) {
      opened.append(Kind.START, run.start());
      for (CodecFacts codec : run.codecs()) {
        opened.append(Kind.CODEC, codec);
      }
      opened.append(Kind.QUALIFIED, run.qualified().get(0));
      for (ForkRecord fork : run.forks()) {
        opened.append(Kind.FORK, fork);
      }
    }
    journal = Files.readAllBytes(file);
  }

  @Test
  void asItWasWrittenNothingIsDamaged() {
    JournalLines lines = JournalLines.of(journal);
    assertThat(lines.damages()).isEmpty();
    assertThat(lines.cutOff()).isFalse();
    assertThat(lines.entries()).hasSize(5);
  }

  @Test
  void aBitThatFlipsAnywhereIsNamedByItsLine() {
    Random random = new Random(1);
    int line = 1;
    for (int i = 0; i < journal.length; i++) {
      byte[] flipped = journal.clone();
      flipped[i] ^= (byte) (1 << random.nextInt(Byte.SIZE));
      JournalLines lines = JournalLines.of(flipped);
      if (i == journal.length - 1) {
        assertThat(lines.cutOff()).as("last line feed").isTrue();
      } else {
        assertThat(lines.damages()).as("byte %d", i).isNotEmpty();
        // A new line feed makes two lines of one, and a checksum that is lost is missed behind it.
        boolean alone = flipped[i] != '\n' && lines.damages().size() == 1;
        List<Integer> named = alone ? List.of(line) : List.of(line, line + 1, line + 2);
        assertThat(lines.damages())
            .extracting(Damage::line)
            .as("byte %d", i)
            .isSubsetOf(named)
            .contains(line);
      }
      line += journal[i] == '\n' ? 1 : 0;
    }
  }

  /** Or a repair that leaves out the first would vouch for whatever the second says. */
  @Test
  void behindALineThatLostItsChecksumNothingIsBelieved() {
    List<byte[]> lines = new ArrayList<>(JournalLines.of(journal).lines());
    String first = new String(lines.get(2)).replace("\"chain\"", "\"chein\"");
    String second = new String(lines.get(3)).replace("100.0", "10.0");
    lines.set(2, first.getBytes());
    lines.set(3, second.getBytes());
    assertThat(JournalLines.of(joined(lines)).damages())
        .filteredOn(damage -> damage.reason().contains("checksum"))
        .extracting(Damage::toString)
        .containsExactly(
            "line 3 has no checksum",
            "line 4 cannot be checked, as the line before lost its checksum");
  }

  @Test
  void oneDamagedLineIsOneDamage() {
    String text =
        new String(journal)
            .replace(
                "\"documentBytes\":{\"order-event\":286}",
                "\"documentBytes\":{\"order-event\":287}");
    assertThat(JournalLines.of(text.getBytes()).damages())
        .extracting(Damage::toString)
        .containsExactly("line 1 was changed after it was written, or a line before it is missing");
  }

  @Test
  void aLineThatIsMissingOrMovedIsSeen() throws Exception {
    for (int gone = 0; gone < 4; gone++) {
      List<byte[]> lines = new ArrayList<>(JournalLines.of(journal).lines());
      lines.remove(gone);
      assertThat(JournalLines.of(joined(lines)).damages())
          .extracting(Damage::line)
          .containsExactly(gone + 1);
    }
    List<byte[]> moved = new ArrayList<>(JournalLines.of(journal).lines());
    moved.add(moved.remove(3));
    assertThat(JournalLines.of(joined(moved)).damages()).isNotEmpty();
    List<byte[]> twice = new ArrayList<>(JournalLines.of(journal).lines());
    twice.add(twice.get(4));
    assertThat(JournalLines.of(joined(twice)).damages())
        .extracting(Damage::line)
        .containsExactly(6);
  }

  @Test
  void nothingMayStandBehindTheObjectOrTwiceInIt() throws Exception {
    assertThat(damages("{\"resumed\":{\"time\":\"1970-01-01T00:00:00Z\",\"noise\":null}}"))
        .isEmpty();
    assertThat(damages("{\"resumed\":{\"time\":\"1970-01-01T00:00:00Z\",\"noise\":null}} x"))
        .singleElement()
        .asString()
        .startsWith("line 1 is not a line of a journal (");
    assertThat(damages("{\"fork\":{\"block\":1,\"block\":2}}"))
        .singleElement()
        .asString()
        .contains("Duplicate field 'block'");
    assertThat(damages("{\"resumed\":null}"))
        .singleElement()
        .asString()
        .contains("it says nothing");
    assertThat(damages("{\"resumed\":{\"noise\":null}}"))
        .singleElement()
        .asString()
        .contains("time");
    assertThat(damages("{\"other\":{}}"))
        .singleElement()
        .asString()
        .contains("nothing is called 'other'");
    assertThat(damages("")).singleElement().asString().contains("it is no object with one field");
  }

  /** The damages of a line besides its checksum, which it lacks. */
  private static List<Damage> damages(String line) throws Exception {
    return JournalLines.of(joined(List.of(line.getBytes()))).damages().stream()
        .filter(damage -> !damage.reason().equals("has no checksum"))
        .toList();
  }

  private static byte[] joined(List<byte[]> lines) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (byte[] line : lines) {
      bytes.writeBytes(line);
      bytes.write('\n');
    }
    return bytes.toByteArray();
  }
}
