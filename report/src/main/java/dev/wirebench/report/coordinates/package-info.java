/** The values by which results are compared: payload, operation, API and JDK of a benchmark. */
package dev.wirebench.report.coordinates;
