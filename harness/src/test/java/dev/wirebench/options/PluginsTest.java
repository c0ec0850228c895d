package dev.wirebench.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class PluginsTest {
  @TempDir Path folder;

  private static List<String> paths(Path plugin) {
    return CommandLine.populateCommand(new Plugins(), "--plugin", plugin.toString()).paths();
  }

  @Test
  void aFolderStandsForTheJarsInIt() throws Exception {
    Path b = Files.createFile(folder.resolve("b.jar"));
    Path a = Files.createFile(folder.resolve("a.jar"));
    Files.createFile(folder.resolve("notes.txt"));
    assertThat(paths(folder)).containsExactly(a.toString(), b.toString());
    assertThat(paths(b)).containsExactly(b.toString());
  }

  @Test
  void whereThereIsNoJarItIsSaid() {
    assertThatThrownBy(() -> paths(folder))
        .isInstanceOf(BadInput.class)
        .hasMessage("There is no jar in '" + folder + "': correct --plugin.");
    assertThatThrownBy(() -> paths(folder.resolve("none.jar")))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("There is no jar '");
  }
}
