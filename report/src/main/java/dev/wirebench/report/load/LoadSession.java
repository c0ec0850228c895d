package dev.wirebench.report.load;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * One program that measured: the first, or one that went on.
 *
 * @param number from 0
 * @param time in ISO 8601
 * @param serverCpu that all servers are bound to; null where none can be
 * @param generatorCpu that the load generator is bound to; null where there is no second one
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LoadSession(int number, String time, Integer serverCpu, Integer generatorCpu) {}
