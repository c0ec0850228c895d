package dev.wirebench.report.decision;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;

/**
 * The decision for a scenario.
 *
 * @param outcome {@code change}, {@code forced}, {@code keep}, {@code cheap}, {@code none} or
 *     {@code indicative}
 * @param chosen name of the option; empty if none is
 * @param sentences of plain text that fit on one screen, the decision first
 * @param brief the decision in about ten lines, with a line for each option, to be shown with
 *     letters of equal width
 * @param scenario what was decided for, as a file has it
 * @param record an architecture decision record in Markdown
 * @param options all that were considered, as the scripts have them
 */
public record Decision(
    String outcome,
    Optional<String> chosen,
    List<String> sentences,
    List<String> brief,
    String scenario,
    String record,
    JsonNode options) {}
