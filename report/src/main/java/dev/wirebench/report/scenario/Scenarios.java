package dev.wirebench.report.scenario;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Scenarios by file or, for those that come with this program, by name. */
public final class Scenarios {
  /** The scenarios that come with this program; each is a file next to this class. */
  public static final List<String> NAMES =
      List.of("rest-api", "event-bus", "cache", "event-stream", "configuration");

  /** The file in the folder of a run that was made for a scenario. */
  public static final String FILE = "scenario.yaml";

  private static final String ENDING = ".yaml";
  private static final long MOST_BYTES = 100_000;

  private static final ObjectReader READER =
      YAMLMapper.builder(
              YAMLFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build())
          .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build()
          .readerFor(ScenarioFile.class);

  private Scenarios() {}

  /** All that come with this program, by name. */
  public static Map<String, Scenario> builtIn() {
    Map<String, Scenario> scenarios = new LinkedHashMap<>();
    NAMES.forEach(name -> scenarios.put(name, read(name, Map.of())));
    return scenarios;
  }

  /**
   * All that come with this program, on another payload: the use cases of which reports speak.
   *
   * <p>Today's option is the baseline of the report.
   *
   * @param jdk its label
   */
  public static List<Scenario> useCases(String payload, String jdk) {
    Map<String, String> instead = Map.of("payload", payload, "jdk", jdk, "today", "");
    return NAMES.stream().map(name -> read(name, instead)).toList();
  }

  /**
   * @param source a file, or the name of one that comes with this program; empty: only what is said
   *     instead
   * @param instead text by key, such as {@code rate}, in the place of what the file says
   * @throws BadInput with the line and what to write there
   */
  public static Scenario read(String source, Map<String, String> instead) {
    if (source.isEmpty()) {
      return new ScenarioReader("", parse("", "{}"), instead).read();
    }
    if (NAMES.contains(source)) {
      // Whatever folder of that name there may be where somebody works.
      return new ScenarioReader(source + ENDING, parse(source, builtIn(source)), instead).read();
    }
    Path file = Path.of(source);
    if (!Files.exists(file)) {
      throw new BadInput(
          "There is no scenario '"
              + source
              + "': name a file, or one of "
              + String.join(", ", NAMES)
              + ".");
    }
    return new ScenarioReader(source, parse(source, text(file)), instead).read();
  }

  /**
   * The scenario that a run was made for.
   *
   * @param folder of the run
   * @throws BadInput with the line and what to write there
   */
  public static Optional<Scenario> ofRun(Path folder) {
    Path file = folder.resolve(FILE);
    return Files.exists(file) ? Optional.of(read(file.toString(), Map.of())) : Optional.empty();
  }

  /** The file of one that comes with this program. */
  public static String builtIn(String name) {
    try (InputStream in = Scenarios.class.getResourceAsStream(name + ENDING)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  private static String text(Path file) {
    try {
      if (!Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) {
        throw new BadInput(
            "'" + file + "' is no scenario: it is no file, or one of more than 100 kB.");
      }
      return Files.readString(file);
    } catch (MalformedInputException e) {
      throw new BadInput("'" + file + "' is no text in UTF-8: write the scenario again.", e);
    } catch (IOException e) {
      throw new BadInput("'" + file + "' cannot be read (" + e + ").", e);
    }
  }

  private static ScenarioFile parse(String source, String text) {
    if (text.isBlank()) {
      throw new BadInput("'" + source + "' is empty: write at least payload and rate.");
    }
    try {
      ScenarioFile file = READER.readValue(text);
      if (file == null) {
        throw new BadInput("'" + source + "' is empty: write at least payload and rate.");
      }
      return file;
    } catch (JsonProcessingException e) {
      String said = e.getOriginalMessage().lines().findFirst().orElse("").strip();
      throw new BadInput(
          place(source, e) + "no scenario can be read here (" + said + "): correct the YAML.", e);
    }
  }

  private static String place(String source, JsonProcessingException e) {
    return source
        + Optional.ofNullable(e.getLocation())
            .map(JsonLocation::getLineNr)
            .filter(line -> line > 0)
            .map(line -> ", line " + line)
            .orElse("")
        + ": ";
  }
}
