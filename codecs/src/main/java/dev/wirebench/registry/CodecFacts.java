package dev.wirebench.registry;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirebench.codec.Artifact;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.Operation;
import dev.wirebench.codec.Traits;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A codec's traits as {@code run.json} holds them.
 *
 * @param ownDocument how its JSON differs from the payload's document, or null if it does not
 * @param needs labels of what it asks of whoever uses it
 * @param threadSafety label of {@link Traits#threadSafety}, or null in runs from before it was
 *     recorded
 * @param holds label of {@link Traits#held}, or null in runs from before it was recorded
 * @param operationNotes what rows of an operation do otherwise than their neighbours
 * @param external whether it comes from a plug-in
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CodecFacts(
    String id,
    String format,
    Map<String, String> artifacts,
    String licence,
    boolean humanReadable,
    boolean needsSchema,
    String languages,
    List<String> needs,
    String threadSafety,
    String holds,
    String tuning,
    String studyReason,
    String ownDocument,
    String configuration,
    String documentation,
    List<String> notes,
    Map<Operation, List<String>> operationNotes,
    boolean external)
    implements Serializable {

  /** Runs from before the needs were recorded have none; what somebody else wrote, no artifacts. */
  public CodecFacts {
    artifacts = artifacts == null ? Map.of() : artifacts;
    needs = needs == null ? List.of() : needs;
    operationNotes = operationNotes == null ? Map.of() : operationNotes;
  }

  /** The version of the library's main artifact. */
  @JsonIgnore
  public String version() {
    return artifacts.values().stream().findFirst().orElse("-");
  }

  @JsonIgnore
  public boolean isJson() {
    return format.equals(Format.JSON.label());
  }

  /** Whether it reads and writes the payload's documents: see {@link Traits#readsDocuments}. */
  @JsonIgnore
  public boolean readsDocuments() {
    return isJson() && ownDocument == null;
  }

  /** The same by another name, with other versions of its library. */
  CodecFacts as(String name, Map<String, String> versions) {
    return new CodecFacts(
        name,
        format,
        versions,
        licence,
        humanReadable,
        needsSchema,
        languages,
        needs,
        threadSafety,
        holds,
        tuning,
        studyReason,
        ownDocument,
        configuration,
        documentation,
        notes,
        operationNotes,
        external);
  }

  public static CodecFacts of(Traits traits, boolean external) {
    Map<String, String> versions = new LinkedHashMap<>();
    for (Artifact artifact : traits.artifacts()) {
      versions.put(artifact.name(), artifact.version());
    }
    return new CodecFacts(
        traits.id(),
        traits.format().label(),
        versions,
        traits.licence(),
        traits.format().humanReadable(),
        traits.needs().contains(Need.SCHEMA),
        traits.format().languages(),
        traits.needs().stream().map(Need::label).toList(),
        traits.threadSafety().label(),
        traits.held().label(),
        traits.tuning().name().toLowerCase(Locale.ROOT),
        traits.studyReason().orElse(null),
        traits.ownDocument().orElse(null),
        traits.configuration(),
        traits.documentation().toString(),
        traits.notes(),
        traits.operationNotes(),
        external);
  }
}
