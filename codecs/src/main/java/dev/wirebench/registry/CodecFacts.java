package dev.wirebench.registry;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
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
 * A codec's traits as {@code run.json} holds them: with the fields of all groups side by side.
 *
 * @param external whether it comes from a plug-in
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CodecFacts(
    String id,
    String format,
    Map<String, String> artifacts,
    String licence,
    @JsonUnwrapped Readers readers,
    @JsonUnwrapped Handling handling,
    @JsonUnwrapped Description description,
    boolean external)
    implements Serializable {

  /** Somebody else's codec may have no artifacts. */
  public CodecFacts {
    artifacts = artifacts == null ? Map.of() : artifacts;
  }

  /**
   * The readers of the codec's messages.
   *
   * @param needs labels of what it asks of whoever uses it; empty in runs from before they were
   *     recorded
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Readers(
      boolean humanReadable, boolean needsSchema, String languages, List<String> needs)
      implements Serializable {
    public Readers {
      needs = needs == null ? List.of() : needs;
    }
  }

  /**
   * The way in which the codec is used.
   *
   * @param threadSafety label of {@link Traits#threadSafety}, or null in runs from before it was
   *     recorded
   * @param holds label of {@link Traits#held}, or null in runs from before it was recorded
   * @param ownDocument how its JSON differs from the payload's document, or null if it does not
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Handling(
      String threadSafety, String holds, String tuning, String studyReason, String ownDocument)
      implements Serializable {}

  /**
   * The words on the codec.
   *
   * @param operationNotes what rows of an operation do otherwise than their neighbours
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Description(
      String configuration,
      String documentation,
      List<String> notes,
      Map<Operation, List<String>> operationNotes)
      implements Serializable {
    public Description {
      operationNotes = operationNotes == null ? Map.of() : operationNotes;
    }
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

  /**
   * Says whether it reads and writes the payload's documents: see {@link Traits#readsDocuments}.
   */
  @JsonIgnore
  public boolean readsDocuments() {
    return isJson() && handling.ownDocument() == null;
  }

  /** A copy of these facts with another name, and other versions of the library. */
  CodecFacts as(String name, Map<String, String> versions) {
    return new CodecFacts(
        name, format, versions, licence, readers, handling, description, external);
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
        new Readers(
            traits.format().humanReadable(),
            traits.needs().contains(Need.SCHEMA),
            traits.format().languages(),
            traits.needs().stream().map(Need::label).toList()),
        new Handling(
            traits.threadSafety().label(),
            traits.held().label(),
            traits.tuning().name().toLowerCase(Locale.ROOT),
            traits.studyReason().orElse(null),
            traits.ownDocument().orElse(null)),
        new Description(
            traits.configuration(),
            traits.documentation().toString(),
            traits.notes(),
            traits.operationNotes()),
        external);
  }
}
