package dev.wirebench.qualities;

/**
 * One thing that a quality tries on every codec that it is for.
 *
 * @param id as the user writes it
 * @param title a few words, for the head of a column
 * @param explanation what is tried, and what a standard says of it, in a sentence or two
 */
public record Case(String id, String title, String explanation) {}
