/** The smallest heap in which an operation succeeds, found in fresh JVMs. */
package dev.wirebench.heaps;
