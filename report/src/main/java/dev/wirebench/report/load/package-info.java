/** What was recorded of services under load, and what follows from it. Start at LoadSummary. */
package dev.wirebench.report.load;
