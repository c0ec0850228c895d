/** The plan of a run: benchmarks, comparisons, suites, and the effort that is spent on each. */
package dev.wirebench.plan;
