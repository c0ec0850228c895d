package dev.wirebench.studies.replication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogTest {
  private static final LoggedCell CELL = new LoggedCell("gson-kotlin", "parse", "nested-10");

  @TempDir Path folder;
  private ReplicationFixture fixture;

  @BeforeEach
  void write() {
    fixture = new ReplicationFixture(folder, List.of("nested-10"), 3);
    fixture.write(
        CELL,
        List.of(
            Log.HEADER,
            fixture.line(CELL, 1, 100, 7, 50.5, 0),
            fixture.line(CELL, 2, 200, -8, 0, 2),
            fixture.line(CELL, 3, 300, 9, 51, 0)));
  }

  @Test
  void aLogIsReadInTheOrderOfItsRuns() {
    Log log = Log.read(folder, CELL, fixture.protocol());
    assertThat(log.nanos()).containsExactly(100, 200, 300);
    assertThat(log.memory()).containsExactly(7, -8, 9);
    assertThat(log.cpu()).containsExactly(50.5, 0, 51);
    assertThat(log.collections()).containsExactly(0, 2, 0);
  }

  @ParameterizedTest
  @CsvSource({
    "gson-kotlin, jackson-kotlin",
    "parse, serialize",
    "nested-10, nested-100",
    "',2,10,', ',3,10,'",
    "',2,10,', ',2,50,'",
    "',200,', ',-200,'",
    "',200,', ',two,'",
    "',-8,', ',-9,'",
    "',0.0,', ',NaN,'",
    "1970, today",
    "',2', ''"
  })
  void aLineThatIsNotOfItsRunIsNamed(String old, String changed) throws IOException {
    change(
        lines -> {
          lines.set(2, lines.get(2).replaceFirst(old, changed));
          return lines;
        });
    assertThatThrownBy(() -> Log.read(folder, CELL, fixture.protocol()))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("'" + folder.resolve(CELL.fileName()) + "', line 3: ")
        .hasMessageEndingWith("; remove the file, and measure it again with --resume.");
  }

  @Test
  void aLogThatLacksARunIsNotRead() throws IOException {
    change(lines -> lines.subList(0, 3));
    assertThatThrownBy(() -> Log.read(folder, CELL, fixture.protocol()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is not a log of 3 runs");
  }

  private void change(UnaryOperator<List<String>> change) throws IOException {
    Path file = folder.resolve(CELL.fileName());
    Files.write(file, change.apply(new ArrayList<>(Files.readAllLines(file))));
  }

  @Test
  void whatHasNoNameYetIsNotComplete() throws IOException {
    Path file = folder.resolve(CELL.fileName());
    Files.move(file, folder.resolve(CELL.fileName() + ".part"));
    assertThatThrownBy(() -> Replication.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("has no complete log")
        .hasMessageContaining("--resume");
  }
}
