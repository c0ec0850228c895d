package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.filter.FilteringParserDelegate;
import com.fasterxml.jackson.core.filter.JsonPointerBasedFilter;
import com.fasterxml.jackson.core.filter.TokenFilter.Inclusion;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirebench.base.BadInput;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** {@code run.json}: what JMH's own file has no place for. */
final class RunFile {
  private static final JsonSetter.Value EMPTY =
      JsonSetter.Value.construct(Nulls.AS_EMPTY, Nulls.SKIP);

  /** Texts, lists, maps and arrays that a file lacks are empty; lists and maps lack nulls. */
  private static final JsonMapper JSON =
      JsonMapper.builder(JsonFile.FACTORY)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_AS_NULL)
          .withConfigOverride(String.class, texts -> texts.setSetterInfo(EMPTY))
          .withConfigOverride(List.class, lists -> lists.setSetterInfo(EMPTY))
          .withConfigOverride(Map.class, maps -> maps.setSetterInfo(EMPTY))
          .withConfigOverride(double[].class, numbers -> numbers.setSetterInfo(EMPTY))
          .build();

  private static final ObjectReader READER = JSON.readerFor(RunJson.class);

  private RunFile() {}

  /**
   * @throws BadInput if it is no JSON object, has a newer schema, or a field of another type
   */
  static RunJson read(Path path) {
    JsonFile file = new JsonFile(path);
    return file.read(
        parser -> {
          parser.nextToken();
          file.expect(parser, JsonToken.START_OBJECT, "an object, as a run's run.json has");
          try {
            return current(path, READER.readValue(parser));
          } catch (JsonMappingException e) {
            if (e.getCause() instanceof com.fasterxml.jackson.core.JsonProcessingException cause) {
              throw cause;
            }
            throw new BadInput(
                path
                    + " has something else than expected in '"
                    + JsonFile.where(e)
                    + "' (line "
                    + line(file, e)
                    + "): make it again from the run's journal, or give jmh.json alone.",
                e);
          }
        });
  }

  /** The line of the field: where it is in a group, it was read after its object had ended. */
  private static int line(JsonFile file, JsonMappingException e) {
    String field =
        e.getPath().stream().map(step -> "/" + JsonFile.step(step)).collect(Collectors.joining());
    return file.read(
        parser -> {
          JsonParser found =
              new FilteringParserDelegate(
                  parser, new JsonPointerBasedFilter(field), Inclusion.ONLY_INCLUDE_ALL, false);
          found.nextToken();
          return found.currentTokenLocation().getLineNr();
        });
  }

  /** Reads an object without fields. */
  static <T> T empty(Class<T> type) {
    return JSON.convertValue(Map.of(), type);
  }

  private static RunJson current(Path path, RunJson run) {
    int version = run.run().origin().schemaVersion();
    if (version > RunInfo.SCHEMA_VERSION) {
      throw new BadInput(
          path
              + " has schema version "
              + version
              + ", and this version of Wirebench"
              + " reads up to "
              + RunInfo.SCHEMA_VERSION
              + ": use the version that made the run, or a newer"
              + " one.");
    }
    return run;
  }
}
