package dev.wirebench.report.load;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * A server that was started, or was not.
 *
 * @param version of the codec's library
 * @param holds label of what the application holds
 * @param session in which it was started
 * @param messages how many different requests there are
 * @param requestBytes mean length of a message that is sent
 * @param answerBytes mean length of a message that is answered
 * @param requestWireBytes the same with HTTP's lines around it
 * @param failure why there is no server; null if there is one
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LoadServer(
    String payload,
    String codec,
    String version,
    String holds,
    int session,
    Integer messages,
    Double requestBytes,
    Double answerBytes,
    Double requestWireBytes,
    String failure) {}
