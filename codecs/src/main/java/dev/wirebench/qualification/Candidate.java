package dev.wirebench.qualification;

import dev.wirebench.codec.Medium;

/**
 * The codec and payload that one qualification is about.
 *
 * @param codec id of the codec
 * @param payload id of the payload
 */
public record Candidate(String codec, String payload, Medium medium) {}
