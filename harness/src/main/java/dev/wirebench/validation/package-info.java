/**
 * The method held against itself: cells that are equal, slowdowns that are known, runs that repeat.
 */
package dev.wirebench.validation;
