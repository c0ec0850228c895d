package dev.wirebench.report.load;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;

/**
 * A server that was started, or was not.
 *
 * @param version of the codec's library
 * @param holds label of what the application holds
 * @param session in which it was started
 * @param sizes of its messages; their parts are null if there is no server
 * @param failure why there is no server; null if there is one
 * @param external whether the codec comes from a plug-in; null if not
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LoadServer(
    String payload,
    String codec,
    String version,
    String holds,
    int session,
    @JsonUnwrapped Sizes sizes,
    String failure,
    Boolean external) {

  /**
   * The number and the mean lengths of a server's messages.
   *
   * @param messages how many different requests there are
   * @param requestBytes mean length of a message that is sent
   * @param answerBytes mean length of a message that is answered
   * @param requestWireBytes mean length of a message that is sent, with HTTP's lines around it
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Sizes(
      Integer messages, Double requestBytes, Double answerBytes, Double requestWireBytes) {
    /** The sizes of a server that did not start. */
    public static final Sizes UNKNOWN = new Sizes(null, null, null, null);
  }
}
