package dev.wirebench.studies.replication;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The file in which a replication's folder describes itself, next to its logs.
 *
 * @param program that made it
 * @param sessions in the order of their starts
 */
public record ReplicationFile(String program, StudyProtocol protocol, List<Session> sessions) {
  public static final String NAME = "replication.json";

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES).build();

  /**
   * @throws IllegalArgumentException if something is missing
   */
  public ReplicationFile {
    if (program == null || protocol == null || isBroken(sessions)) {
      throw new IllegalArgumentException("program, protocol and sessions must be there");
    }
    sessions = List.copyOf(sessions);
  }

  private static boolean isBroken(List<Session> sessions) {
    return sessions == null || sessions.stream().anyMatch(Objects::isNull);
  }

  /** A copy of this file with one more server. */
  public ReplicationFile with(Session session) {
    return new ReplicationFile(
        program, protocol, Stream.concat(sessions.stream(), Stream.of(session)).toList());
  }

  /**
   * @throws BadInput if the folder is not a replication's, or the file is damaged
   */
  public static ReplicationFile read(Path folder) {
    Path file = folder.resolve(NAME);
    if (!Files.isRegularFile(file)) {
      throw new BadInput(
          "'"
              + folder
              + "' is not the folder of a replication, since it has no "
              + NAME
              + ": name one that replicate --out has made.");
    }
    try {
      return MAPPER.readValue(file.toFile(), ReplicationFile.class);
    } catch (JsonProcessingException e) {
      String why = e.getCause() == null ? e.getOriginalMessage() : e.getCause().getMessage();
      throw new BadInput(
          "'" + file + "' is damaged (" + why.lines().findFirst().orElse("") + "): measure again.",
          e);
    } catch (IOException e) {
      throw new BadInput("'" + file + "' cannot be read (" + e + "): make it readable.", e);
    }
  }
}
