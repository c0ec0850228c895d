package dev.wirebench.report.input;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a run says of a codec besides its numbers. Strings are empty where it says nothing.
 *
 * @param id the codec's name in tables
 * @param format what is on the wire, for instance {@code JSON}
 * @param artifacts version by Maven artifact, the one that names the library first
 * @param licence SPDX identifier
 * @param humanReadable whether a person can read the wire format
 * @param needsSchema whether both ends need a schema that is compiled into code
 * @param languages where the format is implemented
 * @param threadSafety whether threads may share it: {@code safe}, {@code one per thread}, {@code
 *     pooled}
 * @param holds what it takes and gives: {@code own class}, {@code generated message}, {@code map}
 * @param tuning {@code default} or {@code tuned}
 * @param studyReason why nobody should use this configuration, or null: measured, never ranked
 * @param ownDocument how the JSON that it writes and reads differs from the common document, or
 *     null
 * @param configuration one sentence
 * @param documentation address
 * @param operationNotes by operation, what its rows do otherwise than their neighbours
 */
public record CodecInfo(
    String id,
    String format,
    Map<String, String> artifacts,
    String licence,
    boolean humanReadable,
    boolean needsSchema,
    String languages,
    String threadSafety,
    String holds,
    String tuning,
    String studyReason,
    String ownDocument,
    String configuration,
    String documentation,
    List<String> notes,
    Map<String, List<String>> operationNotes) {
  private static final String OWN_CLASS = "own class";
  private static final String MESSAGE = "generated message";

  /** Runs from before it was recorded do not say so of those. */
  private static final Set<String> HELD_MESSAGES = Set.of("protobuf", "avro");

  public CodecInfo {
    id = Absent.text(id);
    format = Absent.text(format);
    artifacts = Absent.map(artifacts);
    licence = Absent.text(licence);
    languages = Absent.text(languages);
    threadSafety = Absent.text(threadSafety);
    holds = holds == null && HELD_MESSAGES.contains(id) ? MESSAGE : Absent.text(holds);
    tuning = Absent.text(tuning);
    configuration = Absent.text(configuration);
    documentation = Absent.text(documentation);
    notes = Absent.list(notes);
    operationNotes = Absent.map(operationNotes);
  }

  public boolean isStudyRow() {
    return studyReason != null;
  }

  /** Whether its time begins with objects that an application's own would have to become first. */
  public boolean holdsOther() {
    return !holds.isEmpty() && !holds.equals(OWN_CLASS);
  }

  /** Whether these are of classes that the compiler of a schema wrote; others are maps. */
  public boolean holdsMessages() {
    return holds.equals(MESSAGE);
  }

  public boolean isTuned() {
    return tuning.equals("tuned");
  }
}
