/**
 * Correctness, robustness and safety of codecs, found by execution. Each quality tries its cases on
 * a codec, in a JVM that holds its library alone and may be lost to any of them. Start at {@code
 * Quality}.
 */
package dev.wirebench.qualities;
