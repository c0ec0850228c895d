/**
 * The findings that readers must know about a report: one small file for each kind, and a line in
 * {@code Findings}.
 */
package dev.wirebench.report.findings;
