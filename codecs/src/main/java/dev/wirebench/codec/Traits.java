package dev.wirebench.codec;

import java.net.URI;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The facts that a report must know about a codec, apart from its numbers. */
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

  /** The relation of a codec's configuration to the defaults of its library. */
  public enum Tuning {
    DEFAULT,
    TUNED
  }

  private Traits(Builder builder) {
    this.id = builder.id;
    this.format = builder.format;
    this.artifacts = List.copyOf(builder.artifacts);
    this.licence = builder.licence;
    this.configuration = builder.configuration;
    this.documentation = builder.documentation;
    this.tuning = builder.tuning;
    this.studyReason = builder.studyReason;
    this.ownDocument = builder.ownDocument;
    this.notes = List.copyOf(builder.notes);
    this.operationNotes = Map.copyOf(builder.operationNotes);
    this.needs = Set.copyOf(builder.needs);
    this.threadSafety = builder.threadSafety;
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

  /** The page where the library documents that configuration. */
  public URI documentation() {
    return documentation;
  }

  public Tuning tuning() {
    return tuning;
  }

  /**
   * The reason why nobody should use this configuration, if it is for reference only: measured,
   * never ranked.
   */
  public Optional<String> studyReason() {
    return Optional.ofNullable(studyReason);
  }

  /**
   * The difference between the JSON that the library writes and the payload's document. It is empty
   * if the library can be configured to write the document. A codec with a difference reads its own
   * output, and has no tree of the document.
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

  /** The notes about one operation, for reports that show it. */
  public Map<Operation, List<String>> operationNotes() {
    return operationNotes;
  }

  /** The demands on the codec's users, in the order of the constants. */
  public List<Need> needs() {
    return needs.stream().sorted().toList();
  }

  /** Says whether threads may share what the codec holds. */
  public ThreadSafety threadSafety() {
    return threadSafety;
  }

  /** The kind of object that it takes and gives: a class of the application's own, by default. */
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

    /** Adds demands on the codec's users, apart from its jars. */
    public Builder needs(Need... more) {
      needs.addAll(List.of(more));
      return this;
    }

    public Builder threadSafety(ThreadSafety verdict) {
      this.threadSafety = verdict;
      return this;
    }

    /**
     * Sets a verdict that one would not expect of the library.
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

    /**
     * Notes the types that the library does not know, or writes otherwise than the document has
     * them, and that adapters of ours carry, as its guide tells its users to write them.
     */
    public Builder ownAdapters(String types) {
      return note("Adapters of our own: for " + types + ".");
    }

    public Builder note(String note) {
      notes.add(note);
      return this;
    }

    /**
     * Notes a difference between this configuration and its neighbours in comparisons of one
     * operation.
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

    /**
     * @throws IncompleteTraits if something is missing that every codec says
     */
    public Traits build() {
      Map<String, Object> mandatory = new LinkedHashMap<>();
      mandatory.put("id", id);
      mandatory.put("format", format);
      mandatory.put("licence", licence);
      mandatory.put("configuration", configuration);
      mandatory.put("threadSafety", threadSafety);
      mandatory.values().removeIf(Objects::nonNull);
      if (!mandatory.isEmpty()) {
        throw new IncompleteTraits(mandatory.keySet());
      }
      return new Traits(this);
    }
  }
}
