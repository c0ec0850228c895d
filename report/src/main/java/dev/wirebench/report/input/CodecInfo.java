package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The facts that a run records of a codec besides its numbers. The file has the fields of all
 * groups side by side. Texts are empty where it says nothing.
 *
 * @param id the codec's name in tables
 * @param format what is on the wire, for instance {@code JSON}
 * @param artifacts version by Maven artifact, the one that names the library first
 * @param licence SPDX identifier
 * @param external whether it comes from a plug-in
 */
public record CodecInfo(
    String id,
    String format,
    Map<String, String> artifacts,
    String licence,
    @JsonUnwrapped Readers readers,
    @JsonUnwrapped Handling handling,
    @JsonUnwrapped Description description,
    boolean external) {
  private static final String OWN_CLASS = "own class";
  private static final String MESSAGE = "generated message";

  /** Runs from before it was recorded do not say so of those. */
  private static final Set<String> HELD_MESSAGES = Set.of("protobuf", "avro");

  /**
   * The readers of the codec's messages.
   *
   * @param humanReadable whether a person can read the wire format
   * @param needsSchema whether both ends need a schema that is compiled into code
   * @param languages where the format is implemented
   * @param needs what it asks of whoever uses it
   */
  public record Readers(
      boolean humanReadable, boolean needsSchema, String languages, List<String> needs) {}

  /**
   * The way in which the codec is used.
   *
   * @param threadSafety whether threads may share it: {@code safe}, {@code one per thread}, {@code
   *     pooled}
   * @param holds what it takes and gives: {@code own class}, {@code generated message}, {@code map}
   * @param tuning {@code default} or {@code tuned}
   * @param studyReason why nobody should use this configuration, or null: measured, never ranked
   * @param ownDocument how the JSON that it writes and reads differs from the common document, or
   *     null
   */
  @JsonInclude(Include.NON_NULL)
  public record Handling(
      String threadSafety,
      String holds,
      String tuning,
      @JsonSetter(nulls = Nulls.SET) String studyReason,
      @JsonSetter(nulls = Nulls.SET) String ownDocument) {}

  /**
   * The words on the codec.
   *
   * @param configuration one sentence
   * @param documentation address
   * @param operationNotes by operation, what its rows do otherwise than their neighbours
   */
  public record Description(
      String configuration,
      String documentation,
      List<String> notes,
      Map<String, List<String>> operationNotes) {}

  @JsonIgnore
  public boolean isStudyRow() {
    return handling.studyReason() != null;
  }

  /** The objects that it takes and gives; empty where that is not known. */
  public String held() {
    return handling.holds().isEmpty() && HELD_MESSAGES.contains(id) ? MESSAGE : handling.holds();
  }

  /**
   * Says whether its time begins with objects that an application's own would have to become first.
   */
  public boolean holdsOther() {
    return !held().isEmpty() && !held().equals(OWN_CLASS);
  }

  /** Says whether these are of classes that the compiler of a schema wrote; others are maps. */
  public boolean holdsMessages() {
    return held().equals(MESSAGE);
  }

  @JsonIgnore
  public boolean isTuned() {
    return handling.tuning().equals("tuned");
  }
}
