package dev.wirebench.report.input;

/**
 * The operation of a benchmark, and the type that it works on.
 *
 * @param operation for instance {@code serialize}
 * @param medium label of what it takes and returns, for instance {@code bytes}
 */
public record RecordedProtocol(String operation, String medium) {}
