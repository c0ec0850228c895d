/** Observes what an application meets that uses a codec day by day, apart from times. */
package dev.wirebench.qualities.use;
