/**
 * What a codec does besides being fast, executed: each quality tries its cases on a codec, in a JVM
 * that holds its library alone and may be lost to any of them. Start at {@code Quality}.
 */
package dev.wirebench.qualities;
