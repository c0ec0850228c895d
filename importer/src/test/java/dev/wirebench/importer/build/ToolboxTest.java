package dev.wirebench.importer.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToolboxTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, linux-x86_64",
    "Linux, aarch64, linux-aarch_64",
    "Mac OS X, x86_64, osx-x86_64",
    "Mac OS X, aarch64, osx-aarch_64",
    "Windows 11, amd64, windows-x86_64",
    "Windows Server 2025, aarch64, windows-x86_64"
  })
  void everyPlatformHasItsCompiler(String system, String processor, String name) {
    assertThat(Toolbox.platform(system, processor)).isEqualTo(name);
  }

  /** As in a distribution, which is for all of them. */
  @Test
  void ofSeveralCompilersThatOfThisMachineIsTaken() throws IOException {
    String own = Toolbox.platform(System.getProperty("os.name"), System.getProperty("os.arch"));
    for (String platform : List.of("aix-ppc", own, "zos-s390")) {
      Files.createFile(folder.resolve("protoc-1.0-" + platform + ".exe"));
    }
    assertThat(new Toolbox(folder, List.of()).protoc(folder))
        .isEqualTo(folder.resolve("protoc-1.0-" + own + ".exe"))
        .isExecutable();
    Files.delete(folder.resolve("protoc-1.0-" + own + ".exe"));
    assertThatThrownBy(() -> new Toolbox(folder, List.of()).protoc(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("for this machine: build the program here");
  }
}
