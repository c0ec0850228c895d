package dev.wirebench.codec;

import java.net.URI;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What a report must know of a codec besides its numbers. */
public final class Traits {
  private final String id;
  private final Format format;
  private final List<Artifact> artifacts;
  private final String licence;
  private final String configuration;
  private final URI documentation;
  private final Tuning tuning;
  private final String studyReason;
  private final String ownDocument;
  private final List<String> notes;
  private final Map<Operation, List<String>> operationNotes;
  private final Set<Need> needs;
  private final ThreadSafety threadSafety;
  private final Held held;

  /** How a codec's configuration relates to what its library does untold. */
  public enum Tuning {
    DEFAULT,
    TUNED
  }

  private Traits(Builder builder) {
    this.id = builder.id;
    this.format = builder.format;
    this.artifacts = List.copyOf(builder.artifacts);
    this.licence = Objects.requireNonNull(builder.licence, "licence");
    this.configuration = Objects.requireNonNull(builder.configuration, "configuration");
    this.documentation = Objects.requireNonNull(builder.documentation, "documentation");
    this.tuning = builder.tuning;
    this.studyReason = builder.studyReason;
    this.ownDocument = builder.ownDocument;
    this.notes = List.copyOf(builder.notes);
    this.operationNotes = Map.copyOf(builder.operationNotes);
    this.needs = Set.copyOf(builder.needs);
    this.threadSafety = Objects.requireNonNull(builder.threadSafety, "threadSafety");
    this.held = builder.held;
  }

  public static Builder of(String id, Format format) {
    return new Builder(id, format);
  }

  public String id() {
    return id;
  }

  public Format format() {
    return format;
  }

  /** The library's jars, the one that names its version first. */
  public List<Artifact> artifacts() {
    return artifacts;
  }

  /** The version of the library as the build resolved it. */
  public String version() {
    return artifacts.get(0).version();
  }

  /** SPDX identifier. */
  public String licence() {
    return licence;
  }

  /** The configuration in one sentence. */
  public String configuration() {
    return configuration;
  }

  /** Where the library documents that configuration. */
  public URI documentation() {
    return documentation;
  }

  public Tuning tuning() {
    return tuning;
  }

  /** Why nobody should use this configuration, if it is a study row: measured, never ranked. */
  public Optional<String> studyReason() {
    return Optional.ofNullable(studyReason);
  }

  /**
   * How the JSON that the library writes differs from the payload's document, if no configuration
   * makes it write that. Such a codec reads its own output, and has no tree of the document.
   */
  public Optional<String> ownDocument() {
    return Optional.ofNullable(ownDocument);
  }

  /** All JSON codecs read the payload's documents, unless they cannot; others read their output. */
  public boolean readsDocuments() {
    return format.equals(Format.JSON) && ownDocument == null;
  }

  /** Deviations and limits that a reader must know. */
  public List<String> notes() {
    return notes;
  }

  /** The same of rows of one operation, where reports show it. */
  public Map<Operation, List<String>> operationNotes() {
    return operationNotes;
  }

  /** What it asks of whoever uses it, in the order of the constants. */
  public List<Need> needs() {
    return needs.stream().sorted().toList();
  }

  /** Whether threads may share what it holds. */
  public ThreadSafety threadSafety() {
    return threadSafety;
  }

  /** What it takes and gives: a class of the application's own, unless it says otherwise. */
  public Held held() {
    return held;
  }

  /** Names each trait where it is set, so that a codec file reads as a fact sheet. */
  public static final class Builder {
    private final String id;
    private final Format format;
    private final List<Artifact> artifacts = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<Operation, List<String>> operationNotes = new EnumMap<>(Operation.class);
    private final Set<Need> needs = EnumSet.noneOf(Need.class);
    private String licence;
    private String configuration;
    private URI documentation;
    private Tuning tuning = Tuning.DEFAULT;
    private String studyReason;
    private String ownDocument;
    private ThreadSafety threadSafety;
    private Held held = Held.OWN_CLASS;

    private Builder(String id, Format format) {
      this.id = id;
      this.format = format;
    }

    /** Any class of the jar with this Maven artifact id. */
    public Builder artifact(String name, Class<?> anchor) {
      artifacts.add(Artifact.of(name, anchor));
      return this;
    }

    public Builder licence(String spdx) {
      this.licence = spdx;
      return this;
    }

    public Builder configuration(String sentence, String documentation) {
      this.configuration = sentence;
      this.documentation = URI.create(documentation);
      return this;
    }

    /** What it asks of whoever uses it, beside its jars. */
    public Builder needs(Need... more) {
      needs.addAll(List.of(more));
      return this;
    }

    public Builder threadSafety(ThreadSafety verdict) {
      this.threadSafety = verdict;
      return this;
    }

    /**
     * The same where the verdict is not what one would expect of the library.
     *
     * @param reason one sentence, which becomes a note
     */
    public Builder threadSafety(ThreadSafety verdict, String reason) {
      return threadSafety(verdict).note(reason);
    }

    public Builder holds(Held what) {
      this.held = what;
      return this;
    }

    public Builder tuned() {
      this.tuning = Tuning.TUNED;
      return this;
    }

    public Builder studyRow(String reason) {
      this.studyReason = reason;
      return this;
    }

    /**
     * @param how one sentence: what the library's JSON has otherwise than the document
     */
    public Builder ownDocument(String how) {
      this.ownDocument = how;
      return this;
    }

    public Builder note(String note) {
      notes.add(note);
      return this;
    }

    /**
     * What rows of one operation do otherwise than their neighbours in the table.
     *
     * @param note one sentence
     */
    public Builder note(Operation operation, String note) {
      operationNotes.merge(
          operation,
          List.of(note),
          (before, more) -> Stream.concat(before.stream(), more.stream()).toList());
      return this;
    }

    public Traits build() {
      return new Traits(this);
    }
  }
}
