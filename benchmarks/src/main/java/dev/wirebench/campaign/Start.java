package dev.wirebench.campaign;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * Where and with what a run was started: the first line of the journal.
 *
 * @param environment machine, system, JDK, commit; a value that cannot be read is "not available"
 * @param libraries file names of all jars on the class path
 * @param documentBytes length of the document of each payload's first value
 */
public record Start(
    Instant time,
    Map<String, String> environment,
    List<String> libraries,
    Map<String, Integer> documentBytes) {}
