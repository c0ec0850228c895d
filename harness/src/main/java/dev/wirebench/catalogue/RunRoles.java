package dev.wirebench.catalogue;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The roles of a checkout's recorded runs in generated pages: {@code results/runs.yaml}. Each is
 * the folder of a run.
 *
 * @param main the run of README's table, of the decision records, and first in the site
 * @param second a run of the same suite on another processor
 * @param service services under load
 * @param replication the protocol of a study
 * @param replicationByJmh what the replication measures, by JMH
 * @param claims runs that claims are compared with, in the order of their page
 */
public record RunRoles(
    Path main,
    Path second,
    Path service,
    Path replication,
    Path replicationByJmh,
    List<Path> claims) {
  private static final String FILE = "runs.yaml";
  private static final YAMLMapper MAPPER =
      YAMLMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
          .build();

  /** The file as it is written: names of folders next to it. */
  private record Written(
      @JsonProperty(required = true) String main,
      @JsonProperty(value = "second-processor", required = true) String second,
      @JsonProperty(required = true) String service,
      @JsonProperty(required = true) String replication,
      @JsonProperty(value = "replication-by-jmh", required = true) String replicationByJmh,
      @JsonProperty(required = true) List<String> claims) {}

  /** The roles of a checkout's runs; empty of any other folder. */
  public static Optional<RunRoles> find(Path checkout) {
    Path results = checkout.resolve(RecordedRuns.FOLDER);
    Path file = results.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      Written written = MAPPER.readValue(file.toFile(), Written.class);
      return Optional.of(
          new RunRoles(
              results.resolve(written.main()),
              results.resolve(written.second()),
              results.resolve(written.service()),
              results.resolve(written.replication()),
              results.resolve(written.replicationByJmh()),
              written.claims().stream().map(results::resolve).toList()));
    } catch (JsonProcessingException e) {
      throw new BadInput(
          "'" + file + "' cannot be read (" + e.getOriginalMessage() + "): restore it.", e);
    } catch (IOException e) {
      throw new BadInput("'" + file + "' cannot be read (" + e.getMessage() + "): restore it.", e);
    }
  }

  /**
   * The roles of a checkout's runs.
   *
   * @throws BadInput if the folder is no checkout
   */
  public static RunRoles read(Path checkout) {
    return find(checkout)
        .filter(roles -> Files.isRegularFile(checkout.resolve("README.md")))
        .orElseThrow(
            () ->
                new BadInput(
                    "There is no README.md, or no '"
                        + RecordedRuns.FOLDER.resolve(FILE)
                        + "', in this folder: start it in a checkout."));
  }
}
