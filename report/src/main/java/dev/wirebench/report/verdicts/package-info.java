/** Ratios of samples to a baseline with their intervals, the verdicts on them, and their words. */
package dev.wirebench.report.verdicts;
