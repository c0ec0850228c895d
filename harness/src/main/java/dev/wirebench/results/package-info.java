/**
 * What follows from a run's record: {@code jmh.json} and {@code run.json}, who may leave, what to
 * expect, and the joining of shards.
 */
package dev.wirebench.results;
