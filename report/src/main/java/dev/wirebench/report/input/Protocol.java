package dev.wirebench.report.input;

/**
 * What a benchmark does, and on what.
 *
 * @param operation for instance {@code serialize}
 * @param medium label of what it takes and returns, for instance {@code bytes}
 */
public record Protocol(String operation, String medium) {}
