package dev.wirebench.report.input;

import java.util.List;

/**
 * The facts that a program knows about a codec's library, and that runs do not record.
 *
 * @param version of the library that it knows this of
 * @param needs what it asks of whoever uses it, for instance {@code generated code}
 * @param released the day of the version, ISO 8601; empty if not known
 * @param threadSafety whether threads may share a codec of it, as in {@code safe}
 * @param jarBytes of all its jars, with everything that they need in turn; 0 if it is part of the
 *     JDK
 */
public record LibraryFacts(
    String version, List<String> needs, String released, String threadSafety, long jarBytes) {}
