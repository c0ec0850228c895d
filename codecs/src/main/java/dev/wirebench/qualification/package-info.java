/**
 * The contract that every codec keeps before it is measured, and the JVMs of its own in which each
 * is held to it.
 */
package dev.wirebench.qualification;
