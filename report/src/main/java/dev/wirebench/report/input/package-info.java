/** Reads run folders and anybody's JMH JSON into sources of cells and forks. */
package dev.wirebench.report.input;
