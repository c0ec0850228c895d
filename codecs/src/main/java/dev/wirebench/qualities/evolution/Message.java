package dev.wirebench.qualities.evolution;

import dev.wirebench.qualities.evolution.EvolutionCase.Reading;
import java.io.Serializable;
import java.util.List;

/**
 * A message that a program of one side is given to read.
 *
 * @param about who has written it, and who reads it
 * @param payload that the program's side has for the case
 * @param bytes as the other side's program has written them
 * @param schema that of the other side's program, if a reader needs it; else empty
 * @param written the writer's value, as a {@link ModelTree}
 * @param expected what is to be read, as a {@link ModelTree}: what that lacks is to be empty
 * @param alsoEmpty texts that stand for no value, beside the empty one
 */
record Message(
    String about,
    String caseId,
    String payload,
    byte[] bytes,
    String schema,
    Object written,
    Object expected,
    List<String> alsoEmpty)
    implements Serializable {

  /**
   * @param writer who has sent it
   */
  static Message of(EvolutionCase each, Side writer, Sent sent) {
    Reading reading = each.reading(writer);
    // Where nothing is right, what is wrong still differs: emptied, or other than it was written.
    Object expected = reading.expected() == null ? each.written(writer) : reading.expected();
    return new Message(
        writer.about(),
        each.id(),
        each.payload(),
        sent.bytes(),
        sent.schema(),
        ModelTree.of(each.written(writer)),
        ModelTree.of(expected),
        List.copyOf(each.alsoEmpty()));
  }
}
