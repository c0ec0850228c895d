/** From sources to tables with estimates and verdicts, and from a scenario to a decision. */
package dev.wirebench.report.analysis;
