/** What a report is written as: one small file for each, and a line in {@code Exporters}. */
package dev.wirebench.report.exporters;
