package dev.wirebench.report.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.ProfileFixture;
import dev.wirebench.report.RunFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProfileTest {
  @TempDir Path folder;

  @Test
  void whatIsWrittenIsRead() {
    Path run = RunFixture.usual(1).write(folder);
    ProfileFixture.write(run, ProfileFixture.before());
    assertThat(Sources.read(List.of(run)).get(0).profiles())
        .containsExactly(new Profile.Named("jackson", ProfileFixture.before()));
    assertThat(ProfileFixture.before().samples()).isEqualTo(10);
    assertThat(ProfileFixture.before().allocatedBytes()).isEqualTo(400);
  }

  @Test
  void runsWithoutProfilesHaveNone() {
    assertThat(Sources.read(List.of(RunFixture.usual(1).write(folder))).get(0).profiles())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "count":1           | "count":0          | a stack has frames or a count that cannot be
          "frames":[0,1,3]    | "frames":[0,1,5]   | a stack has frames or a count that cannot be
          "frames":[0,1,3]    | "frames":[]        | a stack has frames or a count that cannot be
          "lib.Buffer":100    | "lib.Buffer":-1    | a number is negative
          "jdk":              | "JDK":             | 'jdk', line 1
          "count":2           | "count":"two"      | 'stacks.1.count', line 1
          "count":2           | "count":2.5        | 'stacks.1.count', line 1
          "frames":["         | "x":0,"frames":["  | Unrecognized field "x"
          """)
  void damagedOnesAreRefused(String before, String after, String why) throws IOException {
    ProfileFixture.write(folder, ProfileFixture.before());
    Path file = folder.resolve("profiles/jackson.json");
    String text = Files.readString(file);
    assertThat(text).contains(before);
    Files.writeString(file, text.replace(before, after));
    refused(file, why);
  }

  @Test
  void halfAFileIsRefused() throws IOException {
    ProfileFixture.write(folder, ProfileFixture.before());
    Path file = folder.resolve("profiles/jackson.json");
    Files.writeString(file, Files.readString(file).substring(0, 200));
    refused(file, "line 1");
    Files.writeString(file, "null");
    refused(file, "it is null");
  }

  private static void refused(Path file, String why) {
    assertThatThrownBy(() -> Profile.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("jackson.json' is not what 'run --profile-with' writes (")
        .hasMessageContaining(why)
        .message()
        .endsWith("): restore it from a copy, or remove it.")
        .doesNotContain("\n");
  }

  @Test
  void newerOnesNameTheirVersion() throws IOException {
    ProfileFixture.write(folder, ProfileFixture.before());
    Path file = folder.resolve("profiles/jackson.json");
    Files.writeString(
        file, Files.readString(file).replace("\"schemaVersion\":1", "\"schemaVersion\":2"));
    assertThatThrownBy(() -> Profile.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("has schema version 2, this program reads 1:");
  }
}
