/** Two runs of the same benchmarks beside each other: what became slower, and what changed. */
package dev.wirebench.report.comparison;
