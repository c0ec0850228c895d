/** What a run is asked to measure: cells, tables, suites, and how much is spent on each. */
package dev.wirebench.plan;
