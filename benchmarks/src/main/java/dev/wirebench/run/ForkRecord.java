package dev.wirebench.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirebench.machine.HostReading;
import dev.wirebench.plan.Cell;
import java.time.Instant;
import java.util.List;

/**
 * One fork: a line of the journal.
 *
 * @param block from 0
 * @param order place of the cell in its block, from 0
 * @param attempt 0, or 1 if this repeats a fork that the machine spoiled
 * @param host what the machine did besides
 * @param spoiled why the machine spoiled this fork, or null
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
    int attempt,
    Cell cell,
    Instant start,
    Instant stop,
    HostReading host,
    String spoiled,
    String failure,
    List<String> output,
    List<Double> warmup,
    Boolean drifting,
    JmhFork result) {}
