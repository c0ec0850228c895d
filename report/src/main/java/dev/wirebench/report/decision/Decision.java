package dev.wirebench.report.decision;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;

/**
 * What was decided for a scenario.
 *
 * @param outcome {@code change}, {@code forced}, {@code keep}, {@code cheap}, {@code none} or
 *     {@code indicative}
 * @param chosen name of the option; empty if none is
 * @param sentences of plain text that fit on one screen, the decision first
 * @param record an architecture decision record in Markdown
 * @param options all that were considered, as the scripts have them
 */
public record Decision(
    String outcome,
    Optional<String> chosen,
    List<String> sentences,
    String record,
    JsonNode options) {}
