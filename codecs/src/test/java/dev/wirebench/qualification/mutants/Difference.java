package dev.wirebench.qualification.mutants;

import java.io.Serializable;

/**
 * The first byte of output or field of a result that a mutant has otherwise.
 *
 * @param words payload and value
 * @param isThrown whether it throws where the original does not, hangs, or ends its JVM
 */
record Difference(String words, boolean isThrown) implements Serializable {}
