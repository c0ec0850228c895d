package dev.wirebench.report.input;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Path;

/** {@code run.json}: what JMH's own file has no place for. */
final class RunFile {
  private static final ObjectReader READER =
      JsonMapper.builder(JsonFile.FACTORY)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build()
          .readerFor(RunJson.class);

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
                    + (e.getLocation() == null ? "?" : e.getLocation().getLineNr())
                    + "): make it again from the run's journal, or give jmh.json alone.",
                e);
          }
        });
  }

  private static RunJson current(Path path, RunJson run) {
    if (run.schemaVersion() != null && run.schemaVersion() > RunInfo.SCHEMA_VERSION) {
      throw new BadInput(
          path
              + " has schema version "
              + run.schemaVersion()
              + ", and this version of Wirebench"
              + " reads up to "
              + RunInfo.SCHEMA_VERSION
              + ": use the version that made the run, or a newer"
              + " one.");
    }
    return run;
  }
}
