package dev.wirebench.run;

/**
 * The number of measured iterations that the forks of later interleaved groups have: a line of the
 * journal, once the first repetitions have shown what ratios vary by.
 *
 * @param heat the first interleaved group with this number
 * @param iterationVariance of the logarithm of a ratio, from iteration to iteration
 * @param groupVariance what groups add to the variance of a group's ratio; may be negative, which
 *     means: nothing that can be seen
 */
public record RevisedIterations(
    int heat, int count, double iterationVariance, double groupVariance) {
  boolean isPossible() {
    return heat >= 0
        && count >= 1
        && iterationVariance >= 0
        && Double.isFinite(iterationVariance)
        && Double.isFinite(groupVariance);
  }
}
