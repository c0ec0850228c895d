/**
 * The charts as SVG files. What a chart looks like is said in one script per chart, in the
 * resources of {@code dev.wirebench.report.page}; the page runs the same scripts.
 */
package dev.wirebench.report.charts;
