/**
 * The way from sources to comparisons with estimates and verdicts, and from a scenario to a
 * decision.
 */
package dev.wirebench.report.analysis;
