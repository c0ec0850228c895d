package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The workflow that docs/ci.md shows keeps to the command line as it is. */
class ExampleWorkflowTest {
  private static final Path FILE = Path.of("../docs/examples/compare-pull-request.yml");
  private static final String JAR = "java -jar \"$WIREBENCH\" ";

  @Test
  void itsCommandsAndOptionsExist() throws IOException {
    Set<String> commands = new HashSet<>();
    for (JsonNode step : new YAMLMapper().readTree(FILE.toFile()).at("/jobs/compare/steps")) {
      String script = step.path("run").asText().replace("\\\n", " ");
      script
          .lines()
          .map(String::strip)
          .filter(line -> line.startsWith(JAR))
          .forEach(
              line -> {
                List<String> words = Arrays.asList(line.substring(JAR.length()).split("\\s+"));
                commands.add(words.get(0));
                assertThat(options(words.get(0)))
                    .containsAll(words.stream().filter(word -> word.startsWith("--")).toList());
              });
    }
    assertThat(commands).containsExactlyInAnyOrder("run", "compare");
  }

  private static Set<String> options(String command) {
    return new CommandLine(new Main())
        .getSubcommands()
        .get(command)
        .getCommandSpec()
        .optionsMap()
        .keySet();
  }
}
