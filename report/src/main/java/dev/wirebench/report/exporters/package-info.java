/**
 * The forms in which a report is written: one small file for each, and a line in {@code Exporters}.
 */
package dev.wirebench.report.exporters;
