package dev.wirebench.campaign;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;

/**
 * One fork: a line of the journal.
 *
 * @param block from 0
 * @param order place of the fork in its block, from 0
 * @param load system load average over the minute before the start; negative if not available
 * @param failure why there is no result, or null
 * @param output the last lines that a failed fork printed
 * @param warmup score of each warm-up iteration, in the unit of the benchmark
 * @param drifting whether warm-up was not finished when measurement began; null after a failure
 * @param result what JMH returned, or null after a failure
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ForkRecord(
    int block,
    int order,
    Cell cell,
    Instant start,
    Instant stop,
    double load,
    String failure,
    List<String> output,
    List<Double> warmup,
    Boolean drifting,
    JmhFork result) {}
