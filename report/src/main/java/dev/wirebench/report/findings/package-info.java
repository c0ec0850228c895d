/**
 * What readers must know of a report: one small file for each kind, and a line in {@code Findings}.
 */
package dev.wirebench.report.findings;
