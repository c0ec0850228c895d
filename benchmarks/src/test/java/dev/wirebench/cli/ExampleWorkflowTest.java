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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The workflows that documents show keep to the command line as it is. */
class ExampleWorkflowTest {
  private static final Path FOLDER = Path.of("../docs/examples");
  private static final String JAR = "java -jar \"$WIREBENCH\" ";

  @ParameterizedTest
  @CsvSource({
    "compare-pull-request.yml, compare, run compare",
    "compare-builds.yml, compare, run compare",
    "publish-site.yml, publish, verify site"
  })
  void itsCommandsAndOptionsExist(String file, String job, String expected) throws IOException {
    Set<String> commands = new HashSet<>();
    JsonNode workflow = new YAMLMapper().readTree(FOLDER.resolve(file).toFile());
    for (JsonNode step : workflow.at("/jobs/" + job + "/steps")) {
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
    assertThat(commands).containsExactlyInAnyOrder(expected.split(" "));
  }

  private static Set<String> options(String command) {
    return Main.commandLine().getSubcommands().get(command).getCommandSpec().optionsMap().keySet();
  }
}
