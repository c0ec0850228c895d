/**
 * The results of a run's record: {@code jmh.json} and {@code run.json}, the benchmarks that may
 * stop, the expected precision, and the joining of shards.
 */
package dev.wirebench.results;
