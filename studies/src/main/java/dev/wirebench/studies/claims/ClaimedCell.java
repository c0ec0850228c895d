package dev.wirebench.studies.claims;

/** A cell that a claim needs, whatever the JDK. */
public record ClaimedCell(String codec, String payload, String operation, String medium) {}
