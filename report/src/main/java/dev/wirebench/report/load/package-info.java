/** The record of services under load, and the figures that follow from it. Start at LoadSummary. */
package dev.wirebench.report.load;
