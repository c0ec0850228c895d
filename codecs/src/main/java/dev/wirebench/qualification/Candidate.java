package dev.wirebench.qualification;

import dev.wirebench.codec.Medium;

/**
 * What one qualification is about.
 *
 * @param codec id of the codec
 * @param payload id of the payload
 */
public record Candidate(String codec, String payload, Medium medium) {}
