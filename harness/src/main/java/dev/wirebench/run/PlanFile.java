package dev.wirebench.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.base.WholeFile;
import dev.wirebench.data.Json;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.input.KnownFields;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads and writes {@code plan.json}. */
final class PlanFile {
  private PlanFile() {}

  static void write(Plan plan, Path file) {
    try {
      WholeFile.write(file, Json.INDENTED.writeValueAsBytes(plan));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a plan.
   *
   * @throws BadInput if another version of this program wrote it, or it is damaged
   */
  static Plan read(Path file) {
    try {
      JsonNode tree = Json.STRICT.readTree(file.toFile());
      int version = tree.path("schemaVersion").asInt();
      if (version != Plan.SCHEMA_VERSION) {
        throw new BadInput(
            "'"
                + file
                + "' has schema version "
                + version
                + ", this program reads "
                + Plan.SCHEMA_VERSION
                + ": use the program that wrote it.");
      }
      Plan plan = Json.STRICT.treeToValue(tree, Plan.class);
      Optional<String> unknown = KnownFields.firstUnknown(tree, Plan.class);
      if (unknown.isPresent()) {
        throw new BadInput(
            "'"
                + file
                + "' has a field '"
                + unknown.get()
                + "' that this program does not know: use the program that wrote it.");
      }
      return plan;
    } catch (JsonProcessingException e) {
      String why = e.getOriginalMessage().lines().findFirst().orElse("");
      throw new BadInput("'" + file + "' is no plan (" + why.strip() + "): restore it.", e);
    } catch (IOException e) {
      throw new BadInput("'" + file + "' cannot be read (" + e + "): restore it.", e);
    }
  }
}
