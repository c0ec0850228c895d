/** Finds out what becomes of bytes when the schema at the other end is older or newer. */
package dev.wirebench.qualities.evolution;
