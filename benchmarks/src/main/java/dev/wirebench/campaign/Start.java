package dev.wirebench.campaign;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * Where and with what a run was started: the first line of the journal.
 *
 * @param environment machine, system, JDK, commit; a value that cannot be read is "not available"
 * @param codecs the traits of each codec of the plan
 * @param libraries file names of all jars on the class path
 */
public record Start(
    Instant time,
    Map<String, String> environment,
    List<CodecInfo> codecs,
    List<String> libraries) {}
