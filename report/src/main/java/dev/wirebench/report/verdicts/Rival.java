package dev.wirebench.report.verdicts;

/**
 * A row that is not established to be worse than the best one.
 *
 * @param ratio of its score to that of the best row; the verdict rests on its corrected interval
 * @param verdict on it against the best row: tie, no clear difference, or indicative
 */
public record Rival(String name, Ratio ratio, Verdict verdict) {}
